import type { Battle, Book } from '@/game/battle';
import { loadBook as knownBook } from '@/game/books';

import { openBattle } from './battles';
import type { Driver } from './db/driver';
import { firstBrokenLink, readRows } from './db/event-log';

/** What can be wrong: the file itself, or of a battle its seals, its book, its set-up, an entry, its snapshot. */
export type DamageCode = 'FILE' | 'SEAL' | 'BOOK' | 'SETUP' | 'ENTRY' | 'SNAPSHOT';

export interface Damage {
  /** Its id, and what the players call it; both empty where the file is meant. */
  readonly battle: string;
  readonly name: string;
  readonly code: DamageCode;
  readonly row: number | null;
  /** In words, for the command line. */
  readonly problem: string;
}

export interface Verdict {
  readonly ok: boolean;
  readonly battles: number;
  readonly events: number;
  readonly problems?: readonly Damage[];
}

type Found = Pick<Damage, 'code' | 'row' | 'problem'>;

/** Whether a database is whole: the file, the seals of every log, and that each snapshot is what its log says. */
export async function verify(db: Driver, loadBook = knownBook): Promise<Verdict> {
  const problems: Damage[] = [];
  const integrity = await db.all<{ integrity_check: string }>('PRAGMA integrity_check');
  for (const { integrity_check: line } of integrity) {
    if (line !== 'ok') problems.push({ battle: '', name: '', code: 'FILE', row: null, problem: line });
  }

  const battles = await db.all<{ id: string; name: string; book: string }>(
    'SELECT id, name, book FROM battles ORDER BY id',
  );
  let events = 0;
  for (const { id, name, book: bookId } of battles) {
    const rows = await readRows(db, id);
    events += rows.length;
    const found: Found[] = [];
    const row = firstBrokenLink(rows);
    if (row !== null) found.push({ code: 'SEAL', row, problem: `seal of row ${row} does not hold` });
    const book = await loadBook(bookId);
    if (book) found.push(...(await replayProblems(db, book, id)));
    else found.push({ code: 'BOOK', row: null, problem: `unknown rule book ${bookId}` });
    problems.push(...found.map((each) => ({ battle: id, name, ...each })));
  }
  return { ok: problems.length === 0, battles: battles.length, events, ...(problems.length > 0 && { problems }) };
}

async function replayProblems(db: Driver, book: Book<unknown>, id: string): Promise<readonly Found[]> {
  try {
    const whole = await openBattle(db, book, id, { whole: true });
    if (!whole.ok) return [{ code: 'SETUP', row: null, problem: whole.error }];
    const unread = whole.value.battle.problems.map(({ seq, code }): Found => ({
      code: 'ENTRY',
      row: seq,
      problem: `row ${seq}: ${code}`,
    }));
    const short = await openBattle(db, book, id);
    const same = !short.ok || short.value.isWhole || isEndOf(short.value.battle, whole.value.battle);
    const differs: Found = { code: 'SNAPSHOT', row: null, problem: 'the snapshot disagrees with a full replay' };
    return same ? unread : [...unread, differs];
  } catch (error) {
    // One battle that cannot even be replayed must not hide what is wrong with the others.
    return [{ code: 'ENTRY', row: null, problem: `it cannot be replayed: ${(error as Error).message}` }];
  }
}

/** Whether one battle is the other, but for history that it has not loaded. */
const isEndOf = (short: Battle<unknown>, whole: Battle<unknown>): boolean =>
  comparable(short) === comparable({ ...whole, actions: whole.actions.slice(-short.actions.length) });

/** An action is written down without its state, which follows from the rest. */
const comparable = ({ state, actions, undone, appDice, takenBack, problems }: Battle<unknown>): string =>
  JSON.stringify([state, actions, undone, appDice, takenBack, problems]);
