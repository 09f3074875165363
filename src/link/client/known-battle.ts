import { evaluate } from '@/game/act';
import type { Action, Battle, Book, Tagged } from '@/game/battle';
import { describeAll } from '@/game/curtain';
import type { SourcedSheet } from '@/game/entry';
import type { SeenSheet } from '@/game/story';

import type { LogLine } from '../protocol/messages';
import type { LinkState } from './phone';

/** A line with the states around it, where this phone was there and saw them. */
export type KnownLine = LogLine & { readonly before: unknown; readonly after: unknown };

/** A battle as one seat knows it: what screens made for a battle on this device can be shown of. */
export interface KnownBattle {
  readonly battle: Battle<unknown>;
  /** Oldest first. */
  readonly lines: readonly KnownLine[];
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
  { seen, number, lines }: Pick<LinkState, 'seen' | 'number' | 'lines'>,
): KnownBattle | null {
  if (!seen) return null;
  const { state } = seen;
  const isOn = known !== null && known.battle.seq <= number && isContinued(known, lines);
  const before = isOn ? known : null;
  const told = new Map(before?.lines.map((line) => [line.number, line] as const));
  let actions = before?.battle.actions ?? [];
  // Of what happened before this phone came only the lines are known; now is as near as it gets.
  let at: unknown = before?.battle.state ?? state;
  const all = lines.map((line): KnownLine => {
    const old = told.get(line.number);
    if (old) return sameLine(old, line) ? old : { ...line, before: old.before, after: old.after };
    const events = before && line.type === 'action' ? eventsOf(book, viewer, at, line) : [];
    const start = at;
    for (const event of events) at = book.apply(at, event);
    if (line.type === 'action' && !line.undone) actions = [...actions, actionOf(line, start, events)];
    if (line.type === 'undone') actions = actions.filter(({ seq }) => !line.actions.includes(seq));
    const wasSeen = before !== null && line.type === 'action' && events.length > 0;
    return { ...line, before: wasSeen ? start : null, after: wasSeen ? at : null };
  });
  const battle = { ...EMPTY, book: book.id, seq: number, state, actions, appDice: appDiceIn(lines) };
  return { battle, lines: all };
}

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
  if (command === null || !isTold(dice)) return [];
  const done = evaluate(book, { state }, { command, override, dice, appDice: 0 });
  if (!done.ok || done.value.type !== 'done') return [];
  const { events } = done.value;
  const told = describeAll(book, state, events, viewer).filter((each) => each !== null);
  return JSON.stringify(told) === JSON.stringify(descriptions) ? events : [];
}

/** Whether every face may be known. */
export const isTold = (sheet: SeenSheet): sheet is SourcedSheet =>
  Object.values(sheet).every((step) =>
    'dice' in step ? step.dice.every(({ face }) => face !== null) : !Object.values(step).includes(null),
  );

const appDiceIn = (lines: readonly LogLine[]): number =>
  lines
    .flatMap((line) => ('dice' in line ? Object.values(line.dice) : []))
    .flatMap((step) => ('dice' in step ? step.dice : []))
    .filter(({ source }) => source === 'app').length;
