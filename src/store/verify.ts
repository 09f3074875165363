import type { Battle, Book } from '@/game/battle';
import { openBattle } from './battles';
import type { Driver } from './db/driver';
import { firstBrokenLink, readRows } from './db/event-log';

export interface Verdict {
  readonly ok: boolean;
  readonly battles: number;
  readonly events: number;
  readonly problems?: readonly { readonly battle: string; readonly problem: string }[];
}

/** Whether a database is whole: the file, the seals of every log, and that each snapshot is what its log says. */
export async function verify(db: Driver, bookOf: (id: string) => Book<unknown> | null): Promise<Verdict> {
  const problems: { battle: string; problem: string }[] = [];
  const integrity = await db.all<{ integrity_check: string }>('PRAGMA integrity_check');
  for (const { integrity_check: line } of integrity) if (line !== 'ok') problems.push({ battle: '', problem: line });

  const battles = await db.all<{ id: string; book: string }>('SELECT id, book FROM battles ORDER BY id');
  let events = 0;
  for (const { id, book: bookId } of battles) {
    const rows = await readRows(db, id);
    events += rows.length;
    const broken = firstBrokenLink(rows);
    if (broken !== null) problems.push({ battle: id, problem: `seal of row ${broken} does not hold` });
    const book = bookOf(bookId);
    if (!book) {
      problems.push({ battle: id, problem: `unknown rule book ${bookId}` });
      continue;
    }
    problems.push(...(await replayProblems(db, book, id)).map((problem) => ({ battle: id, problem })));
  }
  return { ok: problems.length === 0, battles: battles.length, events, ...(problems.length > 0 && { problems }) };
}

async function replayProblems(db: Driver, book: Book<unknown>, id: string): Promise<string[]> {
  const whole = await openBattle(db, book, id, { whole: true });
  if (!whole.ok) return [whole.error];
  const unread = whole.value.battle.problems.map(({ seq, code }) => `row ${seq}: ${code}`);
  const short = await openBattle(db, book, id);
  const same = !short.ok || short.value.isWhole || isEndOf(short.value.battle, whole.value.battle);
  return same ? unread : [...unread, 'the snapshot disagrees with a full replay'];
}

/** Whether one battle is the other, but for history that it has not loaded. */
const isEndOf = (short: Battle<unknown>, whole: Battle<unknown>): boolean =>
  toldBy(short) === toldBy({ ...whole, actions: whole.actions.slice(-short.actions.length) });

/** Without the states in between, which take long to write down and follow from the rest. */
function toldBy({ state, actions, undone, appDice, takenBack, problems }: Battle<unknown>): string {
  const [done, gone] = [actions, undone].map((list) => list.map(({ before: _, ...action }) => action));
  return JSON.stringify([state, done, gone, appDice, takenBack, problems]);
}
