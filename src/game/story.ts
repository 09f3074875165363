import type { Description, Json, Viewer } from '@/rules/rulebook';

import type { Battle, Book, LogRow } from './battle';
import type { SourcedSheet } from './entry';
import { beginBattle, fold } from './fold';

/** One thing that happened, as a reader is told of it. What was undone stays in the story, marked. */
export type StoryItem<State> = {
  readonly seq: number;
  readonly at: string;
} & (
  | {
      readonly type: 'action';
      readonly command: Json;
      readonly dice: SourcedSheet;
      readonly override: boolean;
      readonly attempt: number;
      readonly told: readonly Description[];
      readonly undone: boolean;
      /** The state it was taken in: what its dice needed can be worked out again from it. */
      readonly before: State;
    }
  | { readonly type: 'given-up'; readonly command: Json; readonly dice: SourcedSheet }
  | { readonly type: 'undone' | 'redone'; readonly actions: readonly number[] }
  | { readonly type: 'unread' }
);

export interface TimedRow extends LogRow {
  readonly at: string;
}

/**
 * The whole log as a story for one reader, oldest first. Actions that tell this reader nothing are left out: the other
 * side's secrets leave no gap that could be counted.
 */
export function storyOf<State>(
  book: Book<State>,
  rows: readonly TimedRow[],
  viewer: Viewer<string>,
): readonly StoryItem<State>[] {
  const [first, ...rest] = rows;
  const begun = first?.entry?.type === 'v1.Begun' ? beginBattle(book, first.entry) : null;
  if (!begun) return [];
  const items: StoryItem<State>[] = [];
  let battle: Battle<State> = begun;
  for (const group of byAction(rest)) {
    const before = battle;
    battle = fold(book, battle, group);
    const item = itemOf(book, before, battle, group, viewer);
    if (item) items.push(item);
  }
  const inForce = new Set(battle.actions.map(({ seq }) => seq));
  const told = new Set(items.flatMap((item) => (item.type === 'action' ? [item.seq] : [])));
  return items.flatMap((item): readonly StoryItem<State>[] => {
    if (item.type === 'action') return [{ ...item, undone: !inForce.has(item.seq) }];
    if (item.type !== 'undone' && item.type !== 'redone') return [item];
    const known = item.actions.filter((action) => told.has(action));
    return known.length === 0 ? [] : [{ ...item, actions: known }];
  });
}

function byAction(rows: readonly TimedRow[]): readonly (readonly TimedRow[])[] {
  const groups: TimedRow[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.[0]?.action === row.action) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

function itemOf<State>(
  book: Book<State>,
  before: Battle<State>,
  after: Battle<State>,
  rows: readonly TimedRow[],
  viewer: Viewer<string>,
): StoryItem<State> | null {
  const [first] = rows;
  if (!first) return null;
  const { seq, at, entry } = first;
  if (entry === null) return { type: 'unread', seq, at };
  switch (entry.type) {
    case 'v1.Acted': {
      const told = toldBy(book, before.state, rows, viewer);
      if (told.length === 0) return null;
      const { command, dice, override, attempt } = entry;
      return { type: 'action', seq, at, command, dice, override, attempt, told, undone: false, before: before.state };
    }
    case 'v1.GivenUp': {
      // A roll behind the curtain is told to nobody else, given up or not: what it would have told decides.
      const parsed = book.parse.command(entry.command);
      const secret = !parsed.ok || book.attempt(before.state, parsed.value) === null;
      return secret ? null : { type: 'given-up', seq, at, command: entry.command, dice: entry.dice };
    }
    case 'v1.Retracted':
      return after.problems.length > before.problems.length
        ? null
        : { type: 'undone', seq, at, actions: entry.actions };
    case 'v1.Restored':
      return after.problems.length > before.problems.length
        ? null
        : { type: 'redone', seq, at, actions: entry.actions };
    case 'v1.Begun':
    case 'v1.Happened':
      return null;
  }
}

function toldBy<State>(
  book: Book<State>,
  start: State,
  rows: readonly TimedRow[],
  viewer: Viewer<string>,
): readonly Description[] {
  let state = start;
  return rows.flatMap(({ entry }) => {
    if (entry?.type !== 'v1.Happened' || entry.event === null) return [];
    state = book.apply(state, entry.event);
    return book.describe(state, entry.event, viewer) ?? [];
  });
}
