import { evaluate } from '@/game/act';
import type { Action, Battle, Book, Tagged } from '@/game/battle';
import { describeAll } from '@/game/curtain';
import type { SourcedSheet } from '@/game/entry';
import type { SeenSheet } from '@/game/story';

import type { LogLine } from '../protocol/messages';
import type { LinkState } from './link-state';

/** A line with the states around it; null where this phone has not seen them. */
export type KnownLine = LogLine & { readonly before: unknown; readonly after: unknown };

/** A battle as one seat knows it: what screens made for a battle on this device can be shown of. */
export interface KnownBattle {
  readonly battle: Battle<unknown>;
  /** Oldest first. */
  readonly lines: readonly KnownLine[];
  /** By their lines, those that were undone too. */
  readonly actions: ReadonlyMap<number, Action<unknown>>;
}

type ActionLine = Extract<LogLine, { readonly type: 'action' }>;

/**
 * What a seat knows after the host showed it something. Entries and events never leave the host; but whoever may see a
 * command and its dice can work out again what came of it, in the state it was given in. What cannot be worked out is an
 * action of which only its lines are known.
 */
export function nextKnown(
  book: Book<unknown>,
  viewer: string,
  known: KnownBattle | null,
  { seen, number, lines, past }: Pick<LinkState, 'seen' | 'number' | 'lines' | 'past'>,
): KnownBattle | null {
  if (!seen) return null;
  const { state } = seen;
  const isOn = known !== null && known.battle.seq <= number && isContinued(known, lines);
  const before = isOn ? known : null;
  const knownLines = new Map(before?.lines.map((line) => [line.number, line] as const));
  const actions = new Map(before?.actions);
  const last = lines.at(-1);
  // The first line that came begins with what was seen before it, the last one ends with what is seen now.
  let at: unknown = before?.battle.state ?? null;
  const all = lines.map((line): KnownLine => {
    const old = knownLines.get(line.number);
    const then = past.get(line.number);
    if (old && (old.before !== null || !then)) {
      return sameLine(old, line) ? old : { ...line, before: old.before, after: old.after };
    }
    const isFresh = before !== null && line.number > before.battle.seq;
    const start = then ? then.before : isFresh ? at : null;
    const events = line.type === 'action' && start !== null ? eventsOf(book, viewer, start, line) : [];
    // Of what is not known as it was seen, now is as near as it gets.
    if (line.type === 'action') actions.set(line.number, actionOf(line, start ?? state, events));
    if (then || !isFresh) return { ...line, ...(then ?? UNSEEN) };
    const isKnown = line === last || events.length > 0;
    at = line === last ? state : isKnown ? events.reduce((now, event) => book.apply(now, event), start) : null;
    return { ...line, ...(isKnown && start !== null ? { before: start, after: at } : UNSEEN) };
  });
  const inForce = all.flatMap((line) =>
    line.type === 'action' && !line.undone ? (actions.get(line.number) ?? []) : [],
  );
  const battle = { ...EMPTY, book: book.id, seq: number, state, actions: inForce, appDice: appDiceIn(lines) };
  return { battle, lines: all, actions };
}

/** The line before which something is not known as it was seen; null where everything is. */
export function unseenBefore(lines: readonly KnownLine[]): number | null {
  const unseen = lines.findLast(({ before }) => before === null);
  const [first] = lines;
  return unseen ? unseen.number + 1 : first && first.number > 1 ? first.number : null;
}

const UNSEEN = { before: null, after: null };

const EMPTY = { seed: 0, undone: [], takenBack: {}, problems: [] } as const;

/** Whether nothing is missing between what was known and the lines in hand. */
const isContinued = (known: KnownBattle, lines: readonly LogLine[]): boolean =>
  lines.length === 0 ? known.lines.length === 0 : lines[0]!.number <= known.battle.seq + 1;

const sameLine = (one: LogLine, other: LogLine): boolean =>
  one.type !== 'action' || other.type !== 'action' || one.undone === other.undone;

const actionOf = ({ number, attempt }: ActionLine, before: unknown, events: readonly Tagged[]): Action<unknown> => ({
  ...{ seq: number, lastSeq: number, from: number, attempt, before, events, roll: null },
  diceBefore: { appDice: 0, takenBack: {} },
});

function eventsOf(book: Book<unknown>, viewer: string, state: unknown, line: ActionLine): readonly Tagged[] {
  const { command, dice, override, descriptions } = line;
  if (command === null || !hasAllFaces(dice)) return [];
  const done = evaluate(book, { state }, { command, override, dice, appDice: 0 });
  if (!done.ok || done.value.type !== 'done') return [];
  const { events } = done.value;
  const described = describeAll(book, state, events, viewer).filter((each) => each !== null);
  return JSON.stringify(described) === JSON.stringify(descriptions) ? events : [];
}

/** Whether every face may be known. */
export const hasAllFaces = (sheet: SeenSheet): sheet is SourcedSheet =>
  Object.values(sheet).every((step) =>
    'dice' in step ? step.dice.every(({ face }) => face !== null) : !Object.values(step).includes(null),
  );

const appDiceIn = (lines: readonly LogLine[]): number =>
  lines
    .flatMap((line) => ('dice' in line ? Object.values(line.dice) : []))
    .flatMap((step) => ('dice' in step ? step.dice : []))
    .filter(({ source }) => source === 'app').length;
