import type { Hex, Losses, Side } from '../types';
import { HALF_DIVISIONS, LAST_SUDDEN_TURN, otherSide, SIDES } from '../types';
import { MUKDEN_HEX } from '../data/critical-hexes';
import { columnName } from '../data/crt';
import { factorsOf } from '../combat';
import { columnOdds } from '../odds/attack-odds';
import { neighboursOf } from '../hexes';
import { hexesIn, isIn, zoneOf } from '../zones';
import { russianGoal, verdictOf } from '../victory';
import { knowsUnit, type MukdenViewer } from './curtain';
import { corpsHexes } from './decide/turn';
import { criticalAt } from './flow';
import { type MomentPhase, phaseOf } from './moment';
import { withoutLine } from './owed';
import {
  type Action,
  activityOf,
  allUnits,
  type CampaignState,
  gridIn,
  halfDivisions,
  hexesOf,
  isReady,
  type Order,
  stackAt,
  stepsOf,
  type Unit,
  unitsOf,
} from './state';

/** A unit as a viewer knows it. Those below the top of a foreign stack are in no list. */
export interface UnitView extends Unit {
  readonly ready: boolean;
  readonly inEnemyZone: boolean;
  /** Null where its hex is not known. */
  readonly hasLine: boolean | null;
  /** Hexes next to it with enemies in them. */
  readonly targets: readonly Hex[];
}

/** A stack as a viewer knows it. */
interface StackView {
  readonly hex: Hex;
  readonly side: Side;
  readonly top: string;
  /** Counters below the top one. */
  readonly below: number;
  /** Top first; null where the viewer may not look. */
  readonly units: readonly string[] | null;
  readonly factors: number | null;
  /** Half divisions that still fit (MUK-17); null where the viewer may not look. */
  readonly room: number | null;
}

/** The attack that is declared, read off the table. */
interface AttackView {
  readonly attack: number;
  readonly columnName: string | null;
  readonly finalColumnName: string | null;
  /** By the face; null without a whole column. */
  readonly cells: readonly Losses[] | null;
  readonly pClears: number | null;
}

/** Victory as the viewer may know it (MUK-9, MUK-10). */
export interface MeterView {
  /** Null until the end where losses are left uncounted. */
  readonly ijn: number | null;
  readonly irn: number | null;
  /** Steps of known Russian units without communication. */
  readonly withoutLoc: number;
  readonly cavalryEliminations: number;
  /** Russian steps that pass the test, and who would win now. */
  readonly goal: number | null;
  readonly winner: Side | null;
  readonly margin: number | null;
  readonly control: Readonly<Record<'mukden' | 'liaoyang' | 'railroad', Side>>;
  /** The Japanese may still win at once (MUK-8). */
  readonly isSudden: boolean;
}

/** The campaign as a viewer knows it. */
export interface CampaignView extends Omit<CampaignState, 'units' | 'stacking' | 'losses'> {
  readonly momentPhase: MomentPhase;
  readonly activity: Order | null;
  /** The number of the action in this phase, from 1. */
  readonly actionNumber: number;
  readonly units: Readonly<Record<string, UnitView>>;
  readonly stacks: readonly StackView[];
  readonly faceUp: Readonly<Record<Side, { readonly ready: number; readonly all: number }>>;
  readonly zones: Readonly<Record<Side, readonly Hex[]>>;
  readonly attack: AttackView | null;
  /** Where the Cavalry Corps may come back. */
  readonly corpsHexes: readonly Hex[];
  readonly meter: MeterView;
}

export function campaignView(state: CampaignState, viewer: MukdenViewer): CampaignView {
  const { units: _, stacking: __, losses: ___, ...open } = state;
  const grid = gridIn(state);
  // By their numbers: in the order of the register they would tell where counters lie that are hidden.
  const occupied = { ijn: [...hexesOf(state, 'ijn')].sort(), irn: [...hexesOf(state, 'irn')].sort() };
  const zones = { ijn: zoneOf(grid, occupied.ijn), irn: zoneOf(grid, occupied.irn) };
  const cut = new Set(SIDES.flatMap((side) => withoutLine(state, side)).map(({ id }) => id));
  const known = allUnits(state).filter((unit) => knowsUnit(state, viewer, unit));
  const seen = (unit: Unit): UnitView => {
    const foe = otherSide(unit.side);
    return {
      ...unit,
      ready: isReady(unit),
      inEnemyZone: unit.hex !== null && isIn(grid, zones[foe], unit.hex),
      hasLine: unit.hex === null ? null : !cut.has(unit.id),
      targets: unit.hex === null ? [] : neighboursOf(grid, unit.hex).filter((hex) => occupied[foe].includes(hex)),
    };
  };
  const count = (side: Side) => {
    const all = unitsOf(state, side);
    return { ready: all.filter(isReady).length, all: all.length };
  };
  return {
    ...open,
    momentPhase: phaseOf(state),
    activity: activityOf(state),
    actionNumber: state.tape.length + 1,
    units: Object.fromEntries(known.map((unit) => [unit.id, seen(unit)])),
    stacks: [...occupied.ijn, ...occupied.irn].map((hex) => stackView(state, viewer, hex)),
    faceUp: { ijn: count('ijn'), irn: count('irn') },
    zones: { ijn: hexesIn(grid, zones.ijn), irn: hexesIn(grid, zones.irn) },
    attack: state.action && attackView(state, state.action),
    corpsHexes: state.phase === 'I' ? corpsHexes(state) : [],
    meter: meterView(state, viewer, cut),
  };
}

function stackView(state: CampaignState, viewer: MukdenViewer, hex: Hex): StackView {
  const stack = stackAt(state, hex);
  const [top] = stack;
  const mayLook = stack.every((unit) => knowsUnit(state, viewer, unit));
  return {
    ...{ hex, side: top!.side, top: top!.id, below: stack.length - 1 },
    units: mayLook ? stack.map(({ id }) => id) : null,
    factors: mayLook ? stepsOf(stack) : null,
    room: mayLook ? HALF_DIVISIONS.corps - halfDivisions(stack) : null,
  };
}

function attackView({ table: { crt } }: CampaignState, { side, attack }: Action): AttackView | null {
  if (attack === null) return null;
  const { reading, defence, attackers, bombardment } = attack;
  const odds =
    crt === null || reading === null || defence === null ? null : columnOdds(crt, reading.finalColumn, defence);
  return {
    attack: factorsOf(attackers) + bombardment,
    columnName: crt === null || reading === null ? null : columnName(crt, side, reading.column),
    finalColumnName: crt === null || reading === null ? null : columnName(crt, side, reading.finalColumn),
    cells: odds?.cells ?? null,
    pClears: odds?.pClears ?? null,
  };
}

/** Who holds a place: one railroad hex in Japanese hands is enough to make it theirs. */
const holderOf = (state: CampaignState, place: 'liaoyang' | 'railroad'): Side => {
  const holders = Object.keys(state.control)
    .filter((hex) => criticalAt(state, hex) === place)
    .map((hex) => state.control[hex]);
  return holders.includes('ijn') ? 'ijn' : 'irn';
};

function meterView(state: CampaignState, viewer: MukdenViewer, cut: ReadonlySet<string>): MeterView {
  const { losses, cavalryEliminations, turn, isForFun, result } = state;
  const mukden = state.control[MUKDEN_HEX] ?? 'irn';
  const known = unitsOf(state, 'irn').filter((unit) => cut.has(unit.id) && knowsUnit(state, viewer, unit));
  const withoutLoc = stepsOf(known);
  const isClosed = state.rulings.lossCount === 'at-the-end' && state.phase !== 'end' && result === null;
  const verdict = verdictOf({ ijnLosses: losses.ijn, irnLosses: losses.irn, withoutLoc, cavalryEliminations, mukden });
  const counts = isClosed
    ? { ijn: null, irn: null, goal: null, winner: null, margin: null }
    : { ...losses, goal: russianGoal(losses.ijn), ...verdict };
  return {
    ...{ ...counts, withoutLoc, cavalryEliminations },
    control: { mukden, liaoyang: holderOf(state, 'liaoyang'), railroad: holderOf(state, 'railroad') },
    isSudden: turn <= LAST_SUDDEN_TURN && !isForFun && result === null,
  };
}
