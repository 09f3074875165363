import type { Battle, LogRow } from '@/game/battle';
import type { FindBook } from '@/game/books';
import { beginBattle, fold } from '@/game/fold';
import { readRow } from '@/game/read-row';

import type { BattleFault, TransferBattle } from './format';
import type { Steps } from './steps';

/** So many rows, and the rest of their action, are played again in one step. */
const ROWS_A_STEP = 20;
/** An order to a whole fleet has some dozens. */
const MOST_ROWS_OF_AN_ACTION = 2000;

/**
 * Plays a battle of a file again, as opening it would: null when every entry of it counts. With the seals of a forger
 * whole, only this shows that there is a battle behind them. Damage that the file owns up to is no fault, as long as the
 * battle can be opened.
 */
export function* replaySteps(
  { book: bookId, brokenAt, rows }: TransferBattle,
  bookOf: FindBook,
): Steps<BattleFault | null> {
  const book = bookOf(bookId);
  if (!book) return { code: 'UNKNOWN_BOOK' };
  let battle: Battle<unknown> | null = null;
  let action: LogRow[] = [];
  for (const [place, { seq, action: number, body }] of rows.entries()) {
    try {
      const row = readRow(book, seq, number, body);
      if (battle === null) {
        battle = row.entry?.type === 'v1.Begun' && row.entry.book === bookId ? beginBattle(book, row.entry) : null;
        if (battle === null) return { code: 'SETUP_UNREADABLE' };
        continue;
      }
      action.push(row);
      const isWhole = rows[place + 1]?.action !== number;
      if (action.length > MOST_ROWS_OF_AN_ACTION) return { code: 'LOG_UNREADABLE', row: seq };
      if (!isWhole || (action.length < ROWS_A_STEP && place < rows.length - 1)) continue;
      battle = fold(book, battle, action);
    } catch {
      // Events that fit no state at all: no battle was ever played like this.
      return { code: 'LOG_UNREADABLE', row: seq };
    }
    const [problem] = battle.problems;
    if (problem && brokenAt === null) return { code: 'LOG_UNREADABLE', row: problem.seq };
    action = [];
    yield place / rows.length;
  }
  return null;
}
