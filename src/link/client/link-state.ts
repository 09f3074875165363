import type { Draft } from '@/game/act';
import type { PlayClock } from '@/game/play-clock';
import type { Json } from '@/rules/rulebook';

import type { Ask, FromUmpire, LogLine, SeatInfo, Seen, TableInfo, TurnedAway } from '../protocol/messages';
import { patched } from '../protocol/patch';

/** Alone: no line. Catching up: a line, but not everything that happened. */
export type LinkStatus = 'linked' | 'catching-up' | 'alone';

/** What a linked phone has to show. A new object whenever anything changes. */
export interface LinkState {
  readonly status: LinkStatus;
  /** Why it has no seat; it does not try again by itself. */
  readonly turnedAway: TurnedAway | null;
  readonly table: TableInfo | null;
  readonly seen: Seen | null;
  readonly number: number;
  readonly lines: readonly LogLine[];
  /** What was seen around lines of before this phone came, by their numbers. */
  readonly past: ReadonlyMap<number, Around>;
  readonly strip: Draft | null;
  /** The table's, and how far the host's time is ahead of this phone's. */
  readonly clock: { readonly clock: PlayClock | null; readonly ahead: number };
  readonly seats: readonly SeatInfo[];
  /** Others who would undo what this seat did. */
  readonly questions: readonly Question[];
  /** Taps that are not answered yet, the oldest first. */
  readonly waiting: readonly Ask[];
  /** The host could not write: it is asked again. */
  readonly isHostFull: boolean;
}

/** What was seen before and after something happened. */
export interface Around {
  readonly before: Json;
  readonly after: Json;
}

type Question = Omit<Extract<FromUmpire, { readonly type: 'question' }>, 'type'>;

export const NOTHING: LinkState = {
  status: 'alone',
  turnedAway: null,
  table: null,
  seen: null,
  number: 0,
  lines: [],
  past: new Map(),
  strip: null,
  clock: { clock: null, ahead: 0 },
  seats: [],
  questions: [],
  waiting: [],
  isHostFull: false,
};

/** What was seen around each line of the past. */
export function* aroundOf({ lines, base, changes }: Extract<FromUmpire, { readonly type: 'past' }>) {
  let at: Json | null = base;
  for (const [place, { number }] of lines.entries()) {
    const before: Json | null = patched(at, changes[place]?.[0] ?? []);
    const after: Json | null = before === null ? null : patched(before, changes[place]?.[1] ?? []);
    if (before === null || after === null) return;
    at = after;
    yield [number, { before, after }] as const;
  }
}

/** The lines with those that came after them; what they undo or bring back is marked. */
export function withLines(before: readonly LogLine[], came: readonly LogLine[], number: number): readonly LogLine[] {
  if (came.length === 0) return before.length > 0 && before.at(-1)!.number > number ? [] : before;
  const first = came[0]!.number;
  const kept = before.filter((line) => line.number < first);
  // Too many to be sent at once: the older ones are asked for when somebody looks.
  const isWhole = kept.length === 0 || kept.at(-1)!.number === first - 1;
  return came.reduce<readonly LogLine[]>(marked, isWhole ? kept : []);
}

function marked(lines: readonly LogLine[], line: LogLine): readonly LogLine[] {
  if (line.type !== 'undone' && line.type !== 'redone') return [...lines, line];
  const undone = line.type === 'undone';
  const change = (each: LogLine): LogLine =>
    each.type === 'action' && line.actions.includes(each.number) ? { ...each, undone } : each;
  return [...lines.map(change), line];
}
