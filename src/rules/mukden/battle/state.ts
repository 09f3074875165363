import type { AttackReading } from '../combat';
import type { Crt } from '../data/crt';
import { gridOf, type Grid } from '../hexes';
import type { Rulings } from '../rulings';
import type { Board, PrintedUnit } from '../shapes';
import { HALF_DIVISIONS, type Hex, type Hexside, type Losses, otherSide, type Side, type Terrain } from '../types';

/** The eight phases of a turn, and the end, when the losses are judged (MUK-9, MUK-11). */
export const PHASES = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'end'] as const;
export type Phase = (typeof PHASES)[number];
export const ORDERS = ['movement', 'combat'] as const;
/** What comes first this turn (MUK-13). */
export type Order = (typeof ORDERS)[number];

export interface Unit extends Omit<PrintedUnit, 'strength'> {
  /** As printed; steps are never regained (MUK-2). */
  readonly start: number;
  /** Steps left; 0 is eliminated. */
  readonly strength: number;
  /** Flag side up: may not move or attack (MUK-4). */
  readonly disrupted: boolean;
  /** Flipped by the Japanese die: not its own side's to flip (MUK-14, AMB-12). */
  readonly paralysed: boolean;
  /** The number is the house's guess. */
  readonly isHouse: boolean;
}

/** Attackers from one hex, or from somewhere that nobody named. */
export interface AttackFrom {
  readonly hex: Hex | null;
  /** Where it lies round the target, clockwise from the north. */
  readonly place: number | null;
  readonly units: readonly string[];
  readonly factors: number;
  readonly hexside: Hexside;
}

export interface Attack {
  readonly target: Hex | null;
  readonly attackers: readonly AttackFrom[];
  readonly defenders: readonly string[];
  /** Null until the defender shows what he has. */
  readonly defence: number | null;
  readonly terrain: Terrain;
  readonly bombardment: number;
  /** Null without a table, or until the defenders are shown. */
  readonly reading: AttackReading | null;
  readonly losses: Losses | null;
}

/** What an action came to, part by part: for the tape. */
export const PART_KINDS = ['attack', 'momentum', 'probe', 'move', 'flip'] as const;
export interface ActionPart {
  readonly kind: (typeof PART_KINDS)[number];
  readonly losses: Losses | null;
}

/** show: the defender's factors are asked for. done: nothing but the flips is left. */
const ACTION_STEPS = ['show', 'roll', 'losses', 'advance', 'follow', 'done'] as const;
export type ActionStep = (typeof ACTION_STEPS)[number];

/** A combat action under way: it cannot be called off (MUK-18). */
export interface Action {
  readonly side: Side;
  readonly step: ActionStep;
  /** All that take part; they flip at its end (MUK-28). */
  readonly units: readonly string[];
  readonly parts: readonly ActionPart[];
  readonly attack: Attack | null;
  /** Steps that listed units have yet to lose. */
  readonly owed: Readonly<Record<Side, number>>;
  /** Those that advanced and may go on (MUK-37). */
  readonly advanced: readonly string[];
  /** It has had its momentum, or its momentum probe: nothing follows (MUK-37, AMB-11). */
  readonly hasFollowed: boolean;
}

export interface TapeEntry {
  readonly side: Side;
  readonly parts: readonly ActionPart[];
}

interface Result {
  readonly winner: Side;
  readonly how: 'sudden' | 'judged' | 'capitulation';
}

/** All of it is plain JSON. */
export interface CampaignState {
  readonly name: string;
  readonly rulings: Rulings;
  /** Last row of the map (AMB-15). */
  readonly lastRow: number;
  readonly turn: number;
  readonly phase: Phase;
  readonly order: Order | null;
  readonly actor: Side;
  /** Actions of this phase, oldest first. */
  readonly tape: readonly TapeEntry[];
  readonly action: Action | null;
  /** The die of this phase, and how many units are yet to be chosen. */
  readonly paralysis: { readonly die: number; readonly count: number } | null;
  readonly units: Readonly<Record<string, Unit>>;
  /** Every unit; of those in one hex the first lies on top (MUK-18). */
  readonly stacking: readonly string[];
  readonly losses: Readonly<Record<Side, number>>;
  readonly cavalryEliminations: number;
  /** Bombardment markers left (MUK-33). */
  readonly markers: number;
  /** Mukden, Liaoyang and the railroad, by hex (MUK-6). */
  readonly control: Readonly<Record<Hex, Side>>;
  readonly table: { readonly source: 'yours' | 'house' | 'none'; readonly crt: Crt | null };
  readonly board: Board | null;
  /** The players went on after somebody had won: nobody wins at once again. */
  readonly isForFun: boolean;
  readonly result: Result | null;
}

type Having<K extends keyof CampaignState> = Pick<CampaignState, K>;

export const findUnit = ({ units }: Having<'units'>, id: string): Unit | null =>
  Object.hasOwn(units, id) ? (units[id] ?? null) : null;
export const allUnits = ({ units }: Having<'units'>): readonly Unit[] => Object.values(units);
export const isInPlay = ({ strength }: Pick<Unit, 'strength'>): boolean => strength > 0;
/** Flag side up, by its own action or by the Japanese die (MUK-4, MUK-14). */
export const isFlipped = ({ disrupted, paralysed }: Pick<Unit, 'disrupted' | 'paralysed'>): boolean =>
  disrupted || paralysed;
/** Face up: may still act (MUK-4). */
export const isReady = (unit: Pick<Unit, 'strength' | 'disrupted' | 'paralysed'>): boolean =>
  isInPlay(unit) && !isFlipped(unit);
export const unitsOf = (state: Having<'units'>, side: Side): readonly Unit[] =>
  allUnits(state).filter((unit) => unit.side === side && isInPlay(unit));
export const stepsOf = (units: readonly Pick<Unit, 'strength'>[]): number =>
  units.reduce((sum, { strength }) => sum + strength, 0);

/** Units in a hex, the top one first. */
export const stackAt = ({ units, stacking }: Having<'units' | 'stacking'>, hex: Hex): readonly Unit[] =>
  stacking.flatMap((id) => {
    const unit = units[id];
    return unit?.hex === hex && isInPlay(unit) ? [unit] : [];
  });

/** Hexes with units of a side, each once. */
export const hexesOf = (state: Having<'units'>, side: Side): readonly Hex[] => [
  ...new Set(unitsOf(state, side).flatMap(({ hex }) => hex ?? [])),
];

export const halfDivisions = (units: readonly Pick<Unit, 'size'>[]): number =>
  units.reduce((sum, { size }) => sum + HALF_DIVISIONS[size], 0);

export const gridIn = ({ rulings, lastRow }: Having<'rulings' | 'lastRow'>): Grid => gridOf(rulings, lastRow);

/** What is done in this phase: null where nobody acts (MUK-11, MUK-13). */
export function activityOf({ phase, order }: Having<'phase' | 'order'>): Order | null {
  if (order === null || (phase !== 'IV' && phase !== 'VII')) return null;
  return (phase === 'IV') === (order === 'combat') ? 'combat' : 'movement';
}

export const cavalryCorps = (state: Having<'units'>): Unit | null =>
  allUnits(state).find(({ isCavalryCorps }) => isCavalryCorps) ?? null;

/** A side nobody has listed units of may always act: its counters are on the table only. */
export const mayAct = (state: Having<'units'>, side: Side): boolean => {
  const own = allUnits(state).filter((unit) => unit.side === side);
  return own.length === 0 || own.some(isReady);
};

/** Who acts next: the other side, or the same one alone; null where nobody is face up (MUK-15). */
export const nextActor = (state: Having<'units'>, side: Side): Side | null =>
  [otherSide(side), side].find((each) => mayAct(state, each)) ?? null;
