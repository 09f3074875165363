import type { Book } from '@/game/battle';
import { readRow } from '@/game/read-row';
import { type Story, continueStory, type TimedRow, EMPTY_STORY } from '@/game/story';

import type { Queries } from './db/driver';
import { readRows, type StoredRow } from './db/event-log';

/** So many rows are read and told before the screen may draw again. */
const AT_ONCE = 400;

interface Kept {
  readonly battle: string;
  readonly book: string;
  readonly seq: number;
  readonly chain: string;
  readonly story: Story<unknown>;
}

/** The story told last: an action more costs an action more, not the whole log. It may vanish. */
let kept: Kept | null = null;

/** The whole log of a battle as everybody at the table may know it. Given pauses, a long one is read without a jolt. */
export async function tellBattle<State>(
  db: Queries,
  book: Book<State>,
  battle: string,
  pause: () => Promise<void> = async () => undefined,
): Promise<Story<State>> {
  const known = await stillTrue(db, book.id, battle);
  let story = (known?.story ?? EMPTY_STORY) as Story<State>;
  let { seq, chain } = known ?? { seq: 0, chain: '' };
  for (;;) {
    const rows = await readRows(db, battle, seq, AT_ONCE);
    const whole = rows.length < AT_ONCE ? rows : wholeActions(rows);
    const last = whole.at(-1);
    if (!last) break;
    story = continueStory(book, story, timed(book, whole), 'public');
    ({ seq, chain } = last);
    if (rows.length < AT_ONCE) break;
    await pause();
  }
  kept = { battle, book: book.id, seq, chain, story };
  return story;
}

/** The entry of the log that stands in the story at this place, counted from 1; null where there is none. */
export const entryAt = async <State>(
  db: Queries,
  book: Book<State>,
  battle: string,
  number: number,
): Promise<number | null> => (await tellBattle(db, book, battle)).logged[number - 1]?.seq ?? null;

/** What was told before, if the log still says what it said then. */
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

const timed = <State>(book: Book<State>, rows: readonly StoredRow[]): readonly TimedRow[] =>
  rows.map(({ seq, action, body, at }) => ({ ...readRow(book, seq, action, body), at }));
