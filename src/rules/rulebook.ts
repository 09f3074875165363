import type { Result } from '@/lib/result';

import type { DiceInput, Rolled } from './common/dice';
import type { Needs } from './common/procedure';
import type { Steering } from './common/steering';
import type { RuleId } from './common/trace';
import type { Where } from './common/where';

/** Who looks: one of the two sides behind the curtain, everybody at the table, or the umpire who sees all. */
export type Viewer<Side extends string> = Side | 'public' | 'umpire';

/**
 * Why a command was not carried out: a code, the rule that speaks against it, and what the sentence needs. Each book lists
 * its codes, here and below, and has words for all of them.
 */
export interface Refused<Code extends string = string> {
  readonly code: Code;
  readonly rule: RuleId | null;
  readonly data: Json;
}

/** A command happens wholly, asks for dice, or is refused; it never half-happens. */
export type Decision<Event, Code extends string = string> =
  | { readonly type: 'refused'; readonly refusal: Refused<Code> }
  | { readonly type: 'needs'; readonly needs: Needs; readonly rolls: readonly Rolled[] }
  | { readonly type: 'done'; readonly events: readonly Event[]; readonly rolls: readonly Rolled[] };

export interface DecideOptions {
  /** The umpire allows what the rules refuse. Recorded with the action. Nonsense stays refused: there is no such ship. */
  readonly override: boolean;
}

/** Something the rules still want before the phase may end. */
export interface Obligation<Code extends string = string> {
  readonly code: Code;
  readonly rule: RuleId;
  /** The ship, formation, marker or side it is about. */
  readonly about: string;
  /** The command that would settle it, complete enough to be sent or opened. */
  readonly command: Json | null;
  /** It is settled before whatever else is owed in its phase. */
  readonly first?: true;
}

/** What happened, as a code and the numbers and ids its sentence needs; the words live in `messages`. */
export interface Description<Code extends string = string> {
  readonly code: Code;
  readonly data: Json;
  /** The subjects it belongs to, for a ship's history and for filters. */
  readonly about: readonly string[];
  /** That dice were thrown is told, and how many, but not what they showed: so their number must not depend on it. */
  readonly withoutDice?: true;
}

/** Where a battle is: the turn it counts and the phase of it. */
export interface Moment {
  readonly turn: number;
  readonly phase: string;
}

/** What was done, as a book looks back on it. */
export interface Done<State, Event> {
  readonly before: State;
  readonly events: readonly Event[];
}

/** Plain JSON: what can be logged, compared and stored. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** The one door from unchecked to checked; the error names the field. */
export type Parser<T> = (value: unknown) => Result<T, { readonly field: string; readonly expected: string }>;

export interface Tagged {
  readonly type: string;
}

/** What is known of a book before it is loaded. */
export interface Title {
  readonly id: string;
  /** As it stands on the box, in every language. */
  readonly name: string;
  /** Whether its games stand in the list of battles; a book that only keeps a log of single rolls does not. */
  readonly listed: boolean;
  /** It stands on the shelf, and its games are campaigns; those of the others are battles. */
  readonly isOnShelf?: true;
  /** The kinds of the owner's own things that belong to it. */
  readonly kinds: readonly (keyof Documents)[];
}

/** The owner's own things by kind, as they are used. Each book declares its own. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the books fill it
export interface Documents {}

/** How a kind of the owner's things is read, and what else it needs to be whole. */
export interface DocumentRules<T> {
  /** The one door from what is stored or imported to what the app uses. */
  readonly parse: (value: unknown) => Result<T, unknown>;
  /** Things of another kind that it knows by their ids: exported with it, and called anew when they get other ids. */
  readonly parts?: {
    readonly kind: keyof Documents;
    ids(document: T): readonly string[];
    renamed(document: T, newIds: ReadonlyMap<string, string>): T;
  };
}

/** What `where` is asked with. */
export interface WhereContext<Command, Event> {
  /** An unfinished strip that lies on the table, and the dice it waits for. */
  readonly rolling: { readonly command: Command; readonly needs: Needs } | null;
  /** What the last action that everybody knows of came to. */
  readonly events: readonly Event[];
}

/**
 * What a rule book plugs into `game`. Everything is pure: state is plain readonly JSON, `decide` is handed dice and
 * never rolls, `apply` needs no dice, rules or lookups and never throws, whatever event it meets.
 */
export interface Rulebook<
  State,
  Command extends Tagged,
  Event extends Tagged,
  Setup,
  Side extends string,
> extends Title {
  readonly sides: readonly [Side, Side];
  /** Version of the events and of the setup this code writes; older ones come in through `upcast`. */
  readonly version: number;
  readonly parse: { readonly setup: Parser<Setup>; readonly command: Parser<Command>; readonly event: Parser<Event> };
  /** An event as an older version wrote it, brought to this one; unknown kinds come back as they are. */
  upcast(event: unknown, fromVersion: number): unknown;

  begin(setup: Setup): State;
  /**
   * A command with what follows from it though the players did not say so: where on the plot a line comes to that is
   * ordered ahead. So it is decided and logged, whoever ordered it. `done` is what was done in this turn, oldest first.
   */
  complete?(state: State, command: Command, done: readonly Done<State, Event>[], steering: Steering): Command;
  decide(state: State, command: Command, dice: DiceInput, options: DecideOptions): Decision<Event>;
  apply(state: State, event: Event): State;

  /** The turn and phase a battle is in; null for a book that counts none. */
  moment(state: State): Moment | null;
  /** Where a game stands, for its line in a list: nothing that one side alone may know. Null for a book without one. */
  where(state: State, context: WhereContext<Command, Event>): Where | null;
  /** What the rules still want, as far as this viewer may know. */
  owed(state: State, viewer: Viewer<Side>): readonly Obligation[];
  /** The state without what this viewer may not see: the same for any two battles that differ only in secrets. */
  view(state: State, viewer: Viewer<Side>): Json;
  /**
   * A state that holds no more than this viewer may know, for a phone that is shown nothing else: `view`, `owed`, `moment`
   * and `where` say the same of it, `describe`, `attempt` and `curtainOf` of whatever names nothing hidden, and `decide`
   * answers the viewer's commands alike wherever the answer does not hang on a secret. Byte for byte the same for any two
   * battles that differ only in secrets; of itself it is itself, and for the umpire the state.
   */
  known(state: State, viewer: Viewer<Side>): State;
  /** What this event tells this viewer; null when it tells nothing. `state` is the state after it. */
  describe(state: State, event: Event, viewer: Viewer<Side>): Description | null;
  /**
   * Names the roll a command makes, so that a roll made again after an undo is marked as a second attempt; null when it
   * rolls nothing. Subjects that roll together are joined by a plus: `3.fire.asama+iwate`, each counts by itself.
   */
  attempt(state: State, command: Command): string | null;
  /** The side behind whose curtain a command belongs, done, given up or still being rolled; null where all may see it. */
  curtainOf(state: State, command: Command): Side | null;

  /** One row for each of its `kinds`. */
  readonly documents: { readonly [K in keyof Documents]?: DocumentRules<Documents[K]> };
}
