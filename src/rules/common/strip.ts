import type { DiceCall } from './dice';
import type { Part, RuleId } from './trace';

/** Where a die of the strip came from, as the log marks it. */
export type StripSource = 'app' | 'table' | 'count' | 'umpire' | 'certain';

/** One die that lies in a cell. `face` is null where the reader may not see it. */
export interface StripDie {
  readonly face: number | null;
  readonly source: StripSource;
  /** Null where a table is read, or where the face is not shown. */
  readonly success: boolean | null;
  /** Faces it showed before somebody corrected it, oldest first. */
  readonly was: readonly number[];
}

/**
 * waiting    still to come, if the dice before it allow it
 * active     the one that wants dice now
 * rolled     the phone's dice
 * entered    the players' own faces, or some of each; or their sum
 * counted    only the number of successes is known
 * certain    its dice could not change anything, and were not rolled
 * typed      what the players' own table says
 * corrected  a face in it was changed by hand
 * off        cannot come any more: the roll before it left nothing
 */
export type StripState =
  'waiting' | 'active' | 'rolled' | 'entered' | 'counted' | 'certain' | 'typed' | 'corrected' | 'off';

/** One step of a procedure: a cell of the printed form. */
export interface StripStep {
  readonly key: string;
  /** The ship or formation it belongs to where several roll on one strip. */
  readonly subject: string | null;
  /** The battery or hit it belongs to, counted from 0; null for dice thrown once for all. */
  readonly row: number | null;
  readonly purpose: string;
  readonly rule: RuleId;
  /** Null while an earlier roll decides how many. */
  readonly dice: number | null;
  /** The number to roll; null where a table is read. */
  readonly need: number | null;
  readonly at: DiceCall['at'];
  readonly of: DiceCall['of'];
  readonly needParts: readonly Part[];
  readonly countable: boolean;
  /** What the players' own table may say; empty where the book has the table, or none is read. */
  readonly results: readonly string[];
  readonly state: StripState;
  readonly faces: readonly StripDie[];
  readonly missing: number;
  /** Where the sum is what matters: of the dice that are in, or as it was entered; null where none is, or nobody may see it. */
  readonly sum: number | null;
  /** What the players' own table said. */
  readonly result: string | null;
  /** Null until all its dice are in; for a table nothing counts as a success. */
  readonly successes: number | null;
  /** How many succeeded, where that was entered ahead of the steps before it. */
  readonly ahead: number | null;
  /** Exact chance of at least one success among the dice still missing, or of the sum; null where there is no such thing. */
  readonly chance: number | null;
}

export interface StripRow {
  readonly row: number;
  readonly steps: readonly StripStep[];
}

export interface StripGroup {
  readonly subject: string | null;
  /** Dice thrown once for the whole group: the start die, an attempt at control, a sighting. */
  readonly lead: readonly StripStep[];
  readonly rows: readonly StripRow[];
}

/** How many dice came from where. */
export interface StripTally {
  readonly app: number;
  readonly table: number;
  readonly count: number;
  readonly umpire: number;
  /** Those that nobody rolled, because they could not change anything. */
  readonly certain: number;
  readonly corrected: number;
  /** Results read off the players' own tables. */
  readonly typed: number;
}

/** A whole procedure as one strip: plain data, the same for every procedure of every book. */
export interface Strip {
  readonly groups: readonly StripGroup[];
  /** The step that wants dice; null when none does. */
  readonly active: StripStep | null;
  /** Nothing is missing: it may be noted. */
  readonly complete: boolean;
  /** Whether the active step may be answered by a count. */
  readonly mayCount: boolean;
  /** Why neither a count nor a result will do: faces matter there, or some of its dice are in already. */
  readonly countRefused: 'faces-matter' | 'dice-are-in' | null;
  /** The step that "take back last" would shorten; null when the last die is the phone's, or nothing is in. */
  readonly takesBack: string | null;
  readonly tally: StripTally;
}

/** Whether a face, or a sum where that is what matters, is what the step needs. */
export const meetsNeed = ({ need, at }: Pick<StripStep, 'need' | 'at'>, number: number): boolean =>
  need !== null && (at === 'most' ? number <= need : number >= need);

/** Whether something was rolled or entered for it. */
export const isFilled = ({ faces, sum, state }: StripStep): boolean =>
  faces.length > 0 || sum !== null || state === 'counted' || state === 'certain' || state === 'typed';

/** Whether it was thrown, and all of it. */
export const isFinished = ({ state }: StripStep): boolean =>
  state !== 'waiting' && state !== 'active' && state !== 'off';

/** What a step must come to however its dice fall: all of them, or none. Null where they decide. */
export const certainShare = ({ need, at }: Pick<StripStep, 'need' | 'at'>): 'all' | 'none' | null =>
  need === null || meetsNeed({ need, at }, 1) !== meetsNeed({ need, at }, 6)
    ? null
    : meetsNeed({ need, at }, 1)
      ? 'all'
      : 'none';

/** Every step of a strip, group by group and row by row. */
export const stepsOf = ({ groups }: Pick<Strip, 'groups'>): readonly StripStep[] =>
  groups.flatMap(({ lead, rows }) => [...lead, ...rows.flatMap(({ steps }) => steps)]);
