import type { Description, Json, Viewer } from '@/rules/rulebook';

import type { Battle, Book, LogRow } from './battle';
import type { SourcedSheet } from './entry';
import { beginBattle, fold } from './fold';

/** One thing that happened, as a reader is told of it. What was undone stays in the story, marked. */
export type StoryItem<State> = {
  readonly seq: number;
  readonly at: string;
  /** The states around it: what its dice needed can be worked out again, and the table shown as it stood. */
  readonly before: State;
  readonly after: State;
} & (
  | {
      readonly type: 'action';
      readonly command: Json;
      readonly dice: SourcedSheet;
      readonly override: boolean;
      readonly attempt: number;
      readonly told: readonly Description[];
      readonly undone: boolean;
    }
  | { readonly type: 'given-up'; readonly command: Json; readonly dice: SourcedSheet }
  | { readonly type: 'undone' | 'redone'; readonly actions: readonly number[] }
  | { readonly type: 'unread' }
);

export interface TimedRow extends LogRow {
  readonly at: string;
}

/** The log as far as it has been told to one reader, oldest first; more of it can be told on. */
export interface Story<State> {
  /** Null before the first row has been read. */
  readonly battle: Battle<State> | null;
  readonly items: readonly StoryItem<State>[];
}

export const UNTOLD: Story<never> = { battle: null, items: [] };

/** The whole log as a story for one reader, oldest first. */
export const storyOf = <State>(
  book: Book<State>,
  rows: readonly TimedRow[],
  viewer: Viewer<string>,
): readonly StoryItem<State>[] => tellOn<State>(book, UNTOLD, rows, viewer).items;

/**
 * The story with the rows that came after it; the rows of an action come together. Only what the new rows change is
 * made anew. Actions that tell this reader nothing are left out: the other side's secrets leave no gap that could be
 * counted.
 */
export function tellOn<State>(
  book: Book<State>,
  { battle: told, items: before }: Story<State>,
  rows: readonly TimedRow[],
  viewer: Viewer<string>,
): Story<State> {
  const [first] = rows;
  const begun = told ?? (first?.entry?.type === 'v1.Begun' ? beginBattle(book, first.entry) : null);
  if (!begun) return { battle: null, items: [] };
  const items = [...before];
  let battle = begun;
  for (const group of byAction(told ? rows : rows.slice(1))) {
    const was = battle;
    battle = fold(book, battle, group);
    const item = itemOf(book, was, battle, group, viewer);
    if (item?.type === 'undone' || item?.type === 'redone') markActions(items, item.actions, item.type === 'undone');
    const known = item && onlyKnown(items, item);
    if (known) items.push(known);
  }
  return { battle, items };
}

function markActions<State>(items: StoryItem<State>[], actions: readonly number[], undone: boolean): void {
  for (const seq of actions) {
    const place = placeOf(items, seq);
    const item = items[place];
    if (item?.type === 'action') items[place] = { ...item, undone };
  }
}

/** An undo of what this reader was never told is not told either. */
function onlyKnown<State>(items: readonly StoryItem<State>[], item: StoryItem<State>): StoryItem<State> | null {
  if (item.type !== 'undone' && item.type !== 'redone') return item;
  const actions = item.actions.filter((seq) => items[placeOf(items, seq)]?.type === 'action');
  return actions.length === 0 ? null : { ...item, actions };
}

/** Where the item of that number stands, or -1. They are in order, and there may be thousands. */
export function placeOf(items: readonly { readonly seq: number }[], seq: number): number {
  let [from, to] = [0, items.length - 1];
  while (from <= to) {
    const middle = (from + to) >> 1;
    const here = items[middle]!.seq;
    if (here === seq) return middle;
    if (here < seq) from = middle + 1;
    else to = middle - 1;
  }
  return -1;
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
  const moment = { seq, at, before: before.state, after: after.state };
  if (entry === null) return { type: 'unread', ...moment };
  switch (entry.type) {
    case 'v1.Acted': {
      const told = toldBy(book, before.state, rows, viewer);
      if (told.length === 0) return null;
      const { command, dice, override, attempt } = entry;
      return { type: 'action', ...moment, command, dice, override, attempt, told, undone: false };
    }
    case 'v1.GivenUp': {
      // A roll behind the curtain is told to nobody else, given up or not: what it would have told decides.
      const parsed = book.parse.command(entry.command);
      const secret = !parsed.ok || book.attempt(before.state, parsed.value) === null;
      return secret ? null : { type: 'given-up', ...moment, command: entry.command, dice: entry.dice };
    }
    case 'v1.Retracted':
    case 'v1.Restored': {
      if (after.problems.length > before.problems.length) return null;
      return { type: entry.type === 'v1.Retracted' ? 'undone' : 'redone', ...moment, actions: entry.actions };
    }
    case 'v1.Begun':
    case 'v1.Reseeded':
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
