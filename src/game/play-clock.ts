/** When play must end: at a moment of the hall's clock, or after so much play. Times are milliseconds. */
export type ClockEnd =
  { readonly type: 'at'; readonly at: number } | { readonly type: 'after'; readonly played: number };

/** A table's time against its turns. Beside the battle, never in its log: time decides nothing in the rules. */
export interface PlayClock {
  readonly end: ClockEnd;
  readonly startedAt: number;
  /** Time that did not count, in pauses that are over; and since when there is another one. */
  readonly paused: number;
  readonly pausedAt: number | null;
  /** The time played when each turn was first seen, the first one being the turn the clock was started in. */
  readonly turns: readonly { readonly turn: number; readonly played: number }[];
}

/** What can be done to a clock. */
export type ClockChange =
  | { readonly type: 'start'; readonly end: ClockEnd }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'moveEnd'; readonly end: ClockEnd }
  | { readonly type: 'stop' };

/** The clock after a change, made in this turn; null where there is none. */
export function changedClock(
  clock: PlayClock | null,
  change: ClockChange,
  turn: number,
  now: number,
): PlayClock | null {
  switch (change.type) {
    case 'start':
      return startClock(change.end, turn, now);
    case 'pause':
      return clock && pauseClock(clock, now);
    case 'resume':
      return clock && resumeClock(clock, now);
    case 'moveEnd':
      return clock && { ...clock, end: change.end };
    case 'stop':
      return null;
  }
}

export const startClock = (end: ClockEnd, turn: number, now: number): PlayClock => ({
  end,
  startedAt: now,
  paused: 0,
  pausedAt: null,
  turns: [{ turn, played: 0 }],
});

export const pauseClock = (clock: PlayClock, now: number): PlayClock =>
  clock.pausedAt === null ? { ...clock, pausedAt: now } : clock;

/** Play goes on: the pause that ends counts for nothing. */
export const resumeClock = (clock: PlayClock, now: number): PlayClock =>
  clock.pausedAt === null
    ? clock
    : { ...clock, paused: clock.paused + Math.max(0, now - clock.pausedAt), pausedAt: null };

/** Time played without the pauses. A phone whose clock was set back has played nothing, not less. */
const playedSoFar = ({ startedAt, paused, pausedAt }: PlayClock, now: number): number =>
  Math.max(0, (pausedAt ?? now) - startedAt - paused);

/** Notes that a turn has begun; after an undo the turns beyond it have not begun yet. The same clock when nothing is new. */
export function noteTurn(clock: PlayClock, turn: number, now: number): PlayClock {
  const known = clock.turns.filter((each) => each.turn <= turn);
  const seen = known.some((each) => each.turn === turn);
  if (seen && known.length === clock.turns.length) return clock;
  return { ...clock, turns: seen ? known : [...known, { turn, played: playedSoFar(clock, now) }] };
}

export interface ClockReading {
  /** Time left, negative once it is over. */
  readonly left: number;
  /** Time of one turn so far; null before the first has been played under this clock. */
  readonly pace: number | null;
  /** Turns that still fit at that pace, this one counted; null without a pace. */
  readonly fits: number | null;
  /** Turns more (or fewer) than the scenario still has; null without a pace or a last turn. */
  readonly ahead: number | null;
  readonly isPaused: boolean;
}

export function readClock(
  clock: PlayClock,
  { turn, turnLimit }: { readonly turn: number; readonly turnLimit: number | null },
  now: number,
): ClockReading {
  const played = playedSoFar(clock, now);
  // The hall closes when it closes; so much play is so much play, however long the pause.
  const left = clock.end.type === 'at' ? clock.end.at - now : clock.end.played - played;
  const [first] = clock.turns;
  const current = clock.turns.find((each) => each.turn === turn);
  const over = first && current ? current.turn - first.turn : 0;
  const pace = first && current && over > 0 ? (current.played - first.played) / over : null;
  const spent = played - (current?.played ?? played);
  const fits = pace === null || pace <= 0 ? null : turnsIn(left, pace, spent);
  const ahead = fits === null || turnLimit === null ? null : fits - Math.max(0, turnLimit - turn + 1);
  return { left, pace, fits, ahead, isPaused: clock.pausedAt !== null };
}

/** Whole turns in the time left, the first of them begun already. */
function turnsIn(left: number, pace: number, spent: number): number {
  const rest = Math.max(0, pace - spent);
  return left <= 0 || left < rest ? 0 : 1 + Math.floor((left - rest) / pace);
}
