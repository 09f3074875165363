import {
  type CampaignState,
  type CommandOf,
  findShip,
  harmOf,
  type Ship,
  type ShipClass,
  SINKS_AT,
  sideOf,
  tideCampaign,
} from '../tide/index';
import type { Homecoming } from './home';
import type { Counter, CounterKind, Division, Encounter, Side } from './types';

const KINDS: Readonly<Record<ShipClass, CounterKind>> = {
  ...{ battleship: 'battleship', cruiser: 'cruisers', destroyer: 'destroyers' },
};

/** The book has no calendar of its own; what follows from the year is the guns of Japanese boats (TOGO-42). */
const YEAR = { war: 1904, tsushima: 1905 } as const;

const counterOf = (ship: Ship): Counter => ({
  ...{ id: ship.id, name: ship.name, side: sideOf(ship.fleet), kind: KINDS[ship.class], fleet: ship.fleet },
  ...{ harm: harmOf(ship), sinksAt: SINKS_AT[ship.class], isSpent: false },
});

/** The fight that is on; null where there is none. Battleships are one line, each unit of cruisers or destroyers its own. */
export function tideEncounter(state: CampaignState): Encounter | null {
  const { fight } = state;
  if (fight === null) return null;
  const divisionsOf = (side: Side): readonly Division[] => {
    const counters = fight.lines[side].flatMap((id) => findShip(state, id) ?? []).map(counterOf);
    const line = counters.filter(({ kind }) => kind === 'battleship');
    const units = (kind: CounterKind): readonly Division[] =>
      counters.filter((counter) => counter.kind === kind).map((counter) => ({ id: counter.id, counters: [counter] }));
    return [
      ...(line.length > 0 ? [{ id: `${side}-battleships`, counters: line }] : []),
      ...units('cruisers'),
      ...units('destroyers'),
    ];
  };
  return {
    book: 'tide',
    moment: tideCampaign.moment(state) ?? { turn: state.turn, phase: '' },
    year: fight.tsushima ? YEAR.tsushima : YEAR.war,
    sides: { ijn: divisionsOf('ijn'), irn: divisionsOf('irn') },
    gap: { type: 'range', range: fight.result === null ? null : fight.range },
    ...{ contact: null, isPortBattle: false },
  };
}

/** The one action in the campaign's log that takes these results home. */
export const tideHome = (battle: string, ships: readonly Homecoming[]): CommandOf<'bringHome'> => ({
  ...{ type: 'bringHome', battle },
  ships: ships.map(({ counter, harm }) => ({ ship: counter, harm })),
});
