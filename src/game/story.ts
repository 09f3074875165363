import type { Description, Json, Viewer } from '@/rules/rulebook';

import { type TakenBack, timesTakenBack } from './attempts';
import type { Battle, Book, LogRow } from './battle';
import { maySee } from './curtain';
import type { DiceSource, SourcedDie, SourcedSheet, SourcedStep } from './entry';
import { beginBattle, Folding } from './fold';
import { throwsUnseen } from './strip-ahead';
import { stepName } from './strip-key';

/** Dice as a reader is told of them: what is not for him to read is null. */
export interface SeenSheet {
  readonly [step: string]:
    | { readonly dice: readonly SeenDie[] }
    | { readonly count: number | null; readonly source: DiceSource }
    | { readonly sum: number | null; readonly source: DiceSource }
    | { readonly result: string | null; readonly source: DiceSource };
}
type SeenDie = Omit<SourcedDie, 'face'> & { readonly face: number | null };

/** What a reader is told of one thing that happened. What was undone stays in the story, marked. */
export type Told =
  | {
      readonly type: 'action';
      /** Null where it was given behind a curtain: what came of it is told, not who or what was named. */
      readonly command: Json | null;
      readonly dice: SeenSheet;
      readonly override: boolean;
      /** Which try at this roll it is, of those the reader knows of. */
      readonly attempt: number;
      readonly descriptions: readonly Description[];
      readonly undone: boolean;
    }
  | { readonly type: 'given-up'; readonly command: Json; readonly dice: SeenSheet }
  /** The numbers of the actions, and what the reader was told of each. */
  | {
      readonly type: 'undone' | 'redone';
      readonly actions: readonly number[];
      readonly told: readonly (readonly Description[])[];
    }
  | { readonly type: 'unread' };

export type StoryItem<State> = {
  /** Its place in this reader's story, from 1. The log's own numbers would count the secrets of others. */
  readonly number: number;
  readonly at: string;
  /** The states around it: what its dice needed can be worked out again, and the table shown as it stood. */
  readonly before: State;
  readonly after: State;
} & Told;

export interface TimedRow extends LogRow {
  readonly at: string;
}

/** The log as far as it has been told to one reader, oldest first; more of it can be told on. */
export interface Story<State> {
  /** Null before the first row has been read. */
  readonly battle: Battle<State> | null;
  readonly items: readonly StoryItem<State>[];
  /** What the log has of each item, in the same order: not for showing. */
  readonly logged: readonly Logged[];
  /** As far as the reader knows. */
  readonly takenBack: TakenBack;
}

interface Logged {
  readonly seq: number;
  readonly roll: string | null;
}

export const EMPTY_STORY: Story<never> = { battle: null, items: [], logged: [], takenBack: {} };

/** The whole log as a story for one reader, oldest first. */
export const storyOf = <State>(
  book: Book<State>,
  rows: readonly TimedRow[],
  viewer: Viewer<string>,
): readonly StoryItem<State>[] => continueStory<State>(book, EMPTY_STORY, rows, viewer).items;

/**
 * The story with the rows that came after it; the rows of an action come together. Only what the new rows change is
 * made anew. Actions that tell this reader nothing are left out: the other side's secrets leave no gap that could be
 * counted.
 */
export function continueStory<State>(
  book: Book<State>,
  before: Story<State>,
  rows: readonly TimedRow[],
  viewer: Viewer<string>,
): Story<State> {
  const [first] = rows;
  const begun = before.battle ?? (first?.entry?.type === 'v1.Begun' ? beginBattle(book, first.entry) : null);
  if (!begun) return EMPTY_STORY;
  const writer = new StoryWriter(book, viewer, before);
  let described: (Description | null)[] = [];
  const folding = new Folding(book, begun, (state, event) => described.push(book.describe(state, event, viewer)));
  for (const group of byAction(before.battle ? rows : rows.slice(1))) {
    const { state } = folding;
    const problems = folding.problems.length;
    described = [];
    for (const row of group) folding.take(row);
    const isUsed = folding.problems.length === problems;
    writer.add(group, { before: state, after: folding.state, described, isUsed });
  }
  const { items, logged, takenBack } = writer;
  return { battle: folding.battle(), items, logged, takenBack };
}

/** Where the item of an entry of the log stands, or -1. They are in order, and there may be thousands. */
function placeOf(logged: readonly Logged[], seq: number): number {
  let [from, to] = [0, logged.length - 1];
  while (from <= to) {
    const middle = (from + to) >> 1;
    const here = logged[middle]!.seq;
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

type ActionItem<State> = Extract<StoryItem<State>, { readonly type: 'action' }>;

type Undated<Item> = Item extends unknown ? Omit<Item, 'number' | 'at' | 'before' | 'after'> : never;

/** What came of the rows of an action. */
interface Done<State> {
  readonly before: State;
  readonly after: State;
  /** What each of its events tells the reader; null where one tells nothing. */
  readonly described: readonly (Description | null)[];
  /** Whether every row of it counted. */
  readonly isUsed: boolean;
}

/** Tells the log to one reader, action by action. */
class StoryWriter<State> {
  readonly items: StoryItem<State>[];
  readonly logged: Logged[];
  readonly takenBack: Record<string, number>;

  constructor(
    private readonly book: Book<State>,
    private readonly viewer: Viewer<string>,
    { items, logged, takenBack }: Story<State>,
  ) {
    this.items = [...items];
    this.logged = [...logged];
    this.takenBack = { ...takenBack };
  }

  add([first]: readonly TimedRow[], done: Done<State>): void {
    const item = first && this.itemOf(first, done);
    if (!item) return;
    const { seq, at, entry } = first;
    const { before, after } = done;
    const moment = { number: this.items.length + 1, at, before, after };
    this.items.push({ ...moment, ...item });
    this.logged.push({ seq, roll: entry && 'roll' in entry ? entry.roll : null });
  }

  private itemOf({ entry }: TimedRow, { before, described, isUsed }: Done<State>): Undated<StoryItem<State>> | null {
    if (entry === null) return { type: 'unread' };
    switch (entry.type) {
      case 'v1.Acted': {
        const descriptions = described.filter((one) => one !== null);
        if (descriptions.length === 0) return null;
        const { command, override, roll } = entry;
        const dice = descriptions.some(({ withoutDice }) => withoutDice) ? withoutFaces(entry.dice) : entry.dice;
        // Older logs counted less, and are told as they were.
        const attempt = Math.min(entry.attempt, 1 + timesTakenBack(this.takenBack, roll));
        const common = { type: 'action' as const, attempt, descriptions, undone: false };
        if (maySee(this.book, before, command, this.viewer)) return { ...common, command, dice, override };
        // Dice that led to what only the others know are theirs, too.
        const isAllKnown = descriptions.length === described.length;
        return { ...common, command: null, dice: isAllKnown ? withoutNames(dice) : {}, override: false };
      }
      case 'v1.GivenUp': {
        const { command, roll } = entry;
        if (!maySee(this.book, before, command, this.viewer)) return null;
        this.takeBack(roll, 1);
        const unseen = throwsUnseen(this.book, before, command, this.viewer);
        return { type: 'given-up', command, dice: unseen ? withoutFaces(entry.dice) : entry.dice };
      }
      case 'v1.Retracted':
      case 'v1.Restored': {
        if (!isUsed) return null;
        const isUndone = entry.type === 'v1.Retracted';
        const marked = this.mark(entry.actions, isUndone);
        // An undo of what this reader was never told is not told either.
        if (marked.length === 0) return null;
        const actions = marked.map(({ number }) => number);
        const told = marked.map(({ descriptions }) => descriptions);
        return { type: isUndone ? 'undone' : 'redone', actions, told };
      }
      case 'v1.Begun':
      case 'v1.Reseeded':
      case 'v1.Happened':
        return null;
    }
  }

  /** Marks what the reader was told of these actions; answers with it. */
  private mark(seqs: readonly number[], undone: boolean): readonly ActionItem<State>[] {
    return seqs.flatMap((seq) => {
      const place = placeOf(this.logged, seq);
      const item = this.items[place];
      if (item?.type !== 'action') return [];
      this.items[place] = { ...item, undone };
      this.takeBack(this.logged[place]?.roll ?? null, undone ? 1 : -1);
      return [item];
    });
  }

  private takeBack(roll: string | null, by: 1 | -1): void {
    if (roll !== null) this.takenBack[roll] = (this.takenBack[roll] ?? 0) + by;
  }
}

/** How many dice, and whose: no more. Nor whether any was corrected, which only those who see the faces can tell. */
const withoutFaces = (sheet: SourcedSheet): SeenSheet =>
  mapSheet(
    Object.fromEntries(Object.entries(sheet).filter(([, step]) => !isCertain(step))),
    (_, key) => key,
    withoutFace,
  );

/** That a roll could not fail would tell what was needed. */
const isCertain = (step: SourcedStep): boolean => 'source' in step && step.source === 'certain';

function withoutFace(step: SourcedStep): SeenSheet[string] {
  if ('dice' in step) return { dice: step.dice.map(({ source }) => ({ face: null, source })) };
  if ('count' in step) return { ...step, count: null };
  return 'sum' in step ? { ...step, sum: null } : { ...step, result: null };
}

/** Steps are named after ships; these keep their kind alone. */
const withoutNames = (sheet: SeenSheet): SeenSheet => mapSheet(sheet, (place, key) => `${place}.${stepName(key)}`);

function mapSheet<Step extends SeenSheet[string]>(
  sheet: { readonly [step: string]: Step },
  named: (place: number, key: string) => string,
  shown: (step: Step) => SeenSheet[string] = (step) => step,
): SeenSheet {
  return Object.fromEntries(
    Object.entries(sheet).map(([key, step], place) => [named(place, key), shown(step)] as const),
  );
}
