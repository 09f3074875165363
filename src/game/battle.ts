import type { Rulebook, Tagged } from '@/rules/rulebook';

import type { Seed } from './app-dice';
import type { TakenBack } from './attempts';
import type { Entry } from './entry';

export type { Tagged };

/** Any rule book, where the core does not care which. */
export type Book<State> = Rulebook<State, Tagged, Tagged, unknown, string>;

/** One action of the players, with the state it was taken in: undoing it is going back there. */
export interface Action<State> {
  /** Number of its first entry. */
  readonly seq: number;
  readonly lastSeq: number;
  /** The row it begins with in this telling: the first of it that could be read. */
  readonly from: number;
  readonly before: State;
  /** App dice drawn and rolls taken back until then: with the state, all a battle can be gone on with from there. */
  readonly diceBefore: Pick<Battle<State>, 'appDice' | 'takenBack'>;
  readonly events: readonly Tagged[];
  readonly roll: string | null;
  readonly attempt: number;
}

/** An action that was undone, and the entry that undid it: what went together can come back together. */
export interface UndoneAction<State> {
  readonly action: Action<State>;
  readonly undoneBy: number;
}

/** An entry that could not be used. It stays in the log; the rest of the battle goes on without it. */
export interface LogProblem {
  readonly seq: number;
  /** The action it belongs to, which is not whole without it. */
  readonly action: number;
  readonly code: 'UNREADABLE' | 'UNKNOWN_EVENT' | 'OUT_OF_PLACE';
}

/** A battle as its log tells it. Rebuilt from disk at any moment. */
export interface Battle<State> {
  readonly book: string;
  readonly seed: Seed;
  readonly seq: number;
  readonly state: State;
  /** Actions in force, oldest first, as far back as this battle was loaded: `this-turn.ts` says how far that is at least. */
  readonly actions: readonly Action<State>[];
  /** Actions that redo would bring back, the next one last. */
  readonly undone: readonly UndoneAction<State>[];
  readonly appDice: number;
  readonly takenBack: TakenBack;
  readonly problems: readonly LogProblem[];
}

/** An entry whose event has been read by its rule book; null where the book does not know it. */
export type ReadEntry =
  Exclude<Entry, { readonly type: 'v1.Happened' }> | { readonly type: 'v1.Happened'; readonly event: Tagged | null };

/** A row of the log in its place: numbered from 1 without gaps, with the number of its action. Null: it cannot be read. */
export interface LogRow {
  readonly seq: number;
  readonly action: number;
  readonly entry: ReadEntry | null;
}
