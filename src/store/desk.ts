import type { Draft, Refused } from '@/game/act';
import type { Book } from '@/game/battle';
import type { ClockChange, PlayClock } from '@/game/play-clock';
import type { StoryItem } from '@/game/story';
import type { StripEdit } from '@/game/strip-edit';
import type { UndoRefusal } from '@/game/undo';
import type { Result } from '@/lib/result';

import type { AppendRefusal } from './battles';

export type Failure =
  | { readonly type: 'refused'; readonly refusal: Refused }
  | { readonly type: 'undo'; readonly code: UndoRefusal | 'UNDO_ASKED' }
  | { readonly type: 'store'; readonly code: AppendRefusal | 'NOT_OPEN' | 'NOT_SAVED' }
  /** It is kept and happens once the host answers; or it is not kept, for one already waits. */
  | { readonly type: 'link'; readonly code: 'WAITS_FOR_HOST' | 'ONE_WAITS' | 'DICE_AT_HOST' };

export type Outcome = Result<null, Failure>;

/** What the verbs of a session become where somebody else decides: a host, for phones that are linked to it. */
export interface Desk {
  /** Begins, changes or drops the strip in hand. */
  change(change: (draft: Draft | null) => Draft | null): Promise<Outcome>;
  edit(edit: StripEdit): Promise<Outcome>;
  /** Null: the strip in hand. */
  commit(draft: Draft | null): Promise<Outcome>;
  commitRolled(draft: Draft): Promise<Result<Draft, Failure>>;
  giveUp(): Promise<Outcome>;
  undo(): Promise<Outcome>;
  /** The umpire's alone, like `back`. */
  redo(): Promise<Outcome>;
  /** To a line of this seat's own log. */
  back(to: number): Promise<Outcome>;
  /** More of the log than is in hand. */
  loadOlder(): Promise<Outcome>;
  changeClock(change: ClockChange): Promise<Outcome>;
}

/** A line of the log as the host shows it. The states around it are null where this phone has not seen them. */
export type LinkedItem = StoryItem<unknown> & {
  /** Whose tap it was, where this seat may know. */
  readonly by?: string;
  readonly isOwn?: boolean;
  readonly moment?: ReturnType<Book<unknown>['moment']>;
};

/** The place at a hosted table that this phone has. */
export interface Seat {
  readonly desk: Desk;
  /** Whose eyes: a side, `umpire`, or `public`. */
  readonly viewer: string;
  /** Setting a rule aside and ending phases are for admirals and the umpire. */
  readonly isCaptain: boolean;
  /** Everything the host has shown this seat so far, newest first. */
  readonly lines: readonly LinkedItem[];
  /** The table's clock, and how far the host's time is ahead of this phone's. */
  readonly clock: { readonly clock: PlayClock | null; readonly ahead: number };
}
