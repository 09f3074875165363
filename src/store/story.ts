import type { Book } from '@/game/battle';
import { readRow } from '@/game/read-row';
import { type Story, continueStory, type TimedRow, EMPTY_STORY } from '@/game/story';

import type { Queries } from './db/driver';
import { readRows, type StoredRow } from './db/event-log';

/** So many rows are read with one question to the database. */
const ROWS_AT_ONCE = 400;
/** So many of them, and the rest of their action, become lines before anybody looks at the clock. */
const FOLDED_AT_ONCE = 50;
/** Longer than this at a stretch, and a finger on the screen would feel it. */
const STRETCH_MS = 12;

interface Kept {
  readonly battle: string;
  readonly book: string;
  readonly seq: number;
  readonly chain: string;
  readonly story: Story<unknown>;
}

/** The story read last: an action more costs an action more, not the whole log. It may vanish. */
let kept: Kept | null = null;

/** How often somebody has asked for a story: whoever reads one ahead leaves the rest to him. */
let asked = 0;

/** The whole log of a battle as everybody at the table may know it. Given pauses, a long one is read without a jolt. */
export async function readStory<State>(
  db: Queries,
  book: Book<State>,
  battle: string,
  pause: () => Promise<void> = async () => undefined,
): Promise<Story<State>> {
  asked += 1;
  return readOn(db, book, battle, { pause, isWanted: () => true });
}

/** Reads it while nobody waits for it, so that it is there for whoever does; he goes on from where this has come to. */
export async function readStoryAhead<State>(
  db: Queries,
  book: Book<State>,
  battle: string,
  { pause, isWanted }: ReadOptions,
): Promise<void> {
  const before = asked;
  await readOn(db, book, battle, { pause, isWanted: () => asked === before && isWanted() });
}

interface ReadOptions {
  readonly pause: () => Promise<void>;
  /** Asked after every pause: what has been read until then stays. */
  readonly isWanted: () => boolean;
}

async function readOn<State>(
  db: Queries,
  book: Book<State>,
  battle: string,
  { pause, isWanted }: ReadOptions,
): Promise<Story<State>> {
  const known = await stillTrue(db, book.id, battle);
  let story = (known?.story ?? EMPTY_STORY) as Story<State>;
  let seq = known?.seq ?? 0;
  let until = performance.now() + STRETCH_MS;
  for (;;) {
    const rows = await readRows(db, battle, seq, ROWS_AT_ONCE);
    const isEnd = rows.length < ROWS_AT_ONCE;
    const whole = pieces(isEnd ? rows : wholeActions(rows));
    for (const piece of whole) {
      story = continueStory(book, story, timed(book, piece), 'public');
      const last = piece.at(-1)!;
      seq = last.seq;
      kept = { battle, book: book.id, seq, chain: last.chain, story };
      const isLast = piece === whole.at(-1);
      if (isLast ? isEnd : performance.now() < until) continue;
      await pause();
      if (!isWanted()) return story;
      until = performance.now() + STRETCH_MS;
    }
    if (isEnd) return story;
  }
}

/** The entry of the log that stands in the story at this place, counted from 1; null where there is none. */
export const entryAt = async <State>(
  db: Queries,
  book: Book<State>,
  battle: string,
  number: number,
): Promise<number | null> => (await readStory(db, book, battle)).logged[number - 1]?.seq ?? null;

/** What was read before, if the log still says what it said then. */
async function stillTrue(db: Queries, book: string, battle: string): Promise<Kept | null> {
  if (kept?.battle !== battle || kept.book !== book) return null;
  const row = await db.get<{ chain: string }>('SELECT chain FROM log WHERE battle = ? AND seq = ?', [battle, kept.seq]);
  return row?.chain === kept.chain ? kept : null;
}

/** Without the last action, whose rows may go on; all of them where there is only one. */
function wholeActions(rows: readonly StoredRow[]): readonly StoredRow[] {
  const last = rows.at(-1)?.action;
  const whole = rows.filter(({ action }) => action !== last);
  return whole.length === 0 ? rows : whole;
}

/** Rows a few at a time, those of an action together. */
function pieces(rows: readonly StoredRow[]): readonly (readonly StoredRow[])[] {
  const all: StoredRow[][] = [];
  for (const row of rows) {
    const piece = all.at(-1);
    if (piece && (piece.length < FOLDED_AT_ONCE || piece.at(-1)?.action === row.action)) piece.push(row);
    else all.push([row]);
  }
  return all;
}

const timed = <State>(book: Book<State>, rows: readonly StoredRow[]): readonly TimedRow[] =>
  rows.map(({ seq, action, body, at }) => ({ ...readRow(book, seq, action, body), at }));
