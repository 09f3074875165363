import { type Hex, type Side, SIDES } from '../types';
import { knowsUnit, type MukdenViewer } from './curtain';
import { corpsHexes } from './decide/turn';
import { allUnits, type CampaignState, hexesOf, isReady, stackAt, type Unit, unitsOf } from './state';

/**
 * The campaign as a viewer may know it, as a state: below the top counter of another's stack lie as many blank ones as
 * there are. As many of a side's are face up as everybody can count; which ones is nobody's to know.
 */
export function known(state: CampaignState, viewer: MukdenViewer): CampaignState {
  if (viewer === 'umpire') return state;
  const seen = allUnits(state).filter((unit) => knowsUnit(state, viewer, unit));
  const blank = SIDES.flatMap((side) => blankUnits(state, side, seen));
  const names = new Set(seen.map(({ id }) => id));
  return {
    ...state,
    units: Object.fromEntries([...seen, ...blank].map((unit) => [unit.id, unit])),
    stacking: [...state.stacking.filter((id) => names.has(id)), ...blank.map(({ id }) => id)],
    losses: areCounted(state) ? state.losses : { ijn: 0, irn: 0 },
  };
}

/** In some campaigns nobody counts before the end (MUK-9). */
const areCounted = ({ rulings, phase, result }: CampaignState): boolean =>
  rulings.lossCount !== 'at-the-end' || phase === 'end' || result !== null;

function blankUnits(state: CampaignState, side: Side, seen: readonly Unit[]): readonly Unit[] {
  const ready = unitsOf(state, side).filter((unit) => isReady(unit) && !seen.includes(unit)).length;
  // By somebody's word both sides may stand in one hex.
  const places = [...hexesOf(state, side)].sort().flatMap((hex) =>
    stackAt(state, hex)
      .filter((unit) => !seen.includes(unit))
      .map((unit, place) => ({ hex, place, isTheirs: unit.side === side }))
      .filter(({ isTheirs }) => isTheirs),
  );
  const room = state.phase === 'I' ? corpsHexes(state) : null;
  return places.map(({ hex, place }, number) => ({
    ...blankUnit(side, hex, place),
    // Whether the Cavalry Corps finds room on top of them is for all to see.
    size: room === null || room.includes(hex) ? 'brigade' : 'corps',
    disrupted: number >= ready,
  }));
}

/** In no id of a unit. */
const BLANK = '?';
/** Whether it only stands for a unit that its viewer may not know: no command can name it. */
export const isBlank = ({ id }: Pick<Unit, 'id'>): boolean => id.includes(BLANK);

const blankUnit = (side: Side, hex: Hex, place: number): Unit => ({
  ...{
    id: `${hex}${BLANK}${place + 1}`,
    name: '',
    side,
    size: 'brigade',
    type: 'infantry',
    hex,
    isCavalryCorps: false,
  },
  ...{ start: 1, strength: 1, disrupted: false, paralysed: false, isHouse: false },
});
