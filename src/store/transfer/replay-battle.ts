import type { LogRow } from '@/game/battle';
import type { FindBook } from '@/game/books';
import { beginBattle, Folding } from '@/game/fold';
import { readRow } from '@/game/read-row';
import { reachBack } from '@/game/this-turn';

import { makeSnapshot, type MadeSnapshot, snapshotPolicy } from '../db/snapshots';
import type { BattleFault, TransferBattle } from './format';
import type { Steps } from './steps';

/** So many rows are played again in one step. */
const ROWS_A_STEP = 20;
/** An order to a whole fleet has some dozens. */
const MOST_ROWS_OF_AN_ACTION = 2000;

type Replayed = { readonly fault: BattleFault } | { readonly fault: null; readonly snapshot: MadeSnapshot | null };

/**
 * Plays a battle of a file again, as opening it would: no fault when every entry of it counts. With the seals of a forger
 * whole, only this shows that there is a battle behind them. Damage that the file owns up to is no fault, as long as the
 * battle can be opened. Opened for the first time it need not be played once more: what it comes to is kept.
 */
export function* replaySteps({ book: bookId, brokenAt, rows }: TransferBattle, bookOf: FindBook): Steps<Replayed> {
  const book = bookOf(bookId);
  if (!book) return { fault: { code: 'UNKNOWN_BOOK' } };
  let folding: Folding<unknown> | null = null;
  const undoings: LogRow[] = [];
  let ofAction = 0;
  for (const [place, { seq, action, body }] of rows.entries()) {
    ofAction = action === rows[place - 1]?.action ? ofAction + 1 : 1;
    if (ofAction > MOST_ROWS_OF_AN_ACTION) return { fault: { code: 'LOG_UNREADABLE', row: seq } };
    try {
      const row = readRow(book, seq, action, body);
      if (folding) folding.take(row);
      else {
        const begun = row.entry?.type === 'v1.Begun' && row.entry.book === bookId ? beginBattle(book, row.entry) : null;
        if (begun === null) return { fault: { code: 'SETUP_UNREADABLE' } };
        folding = new Folding(book, begun);
      }
      if (row.entry && 'actions' in row.entry) undoings.push(row);
    } catch {
      // Events that fit no state at all: no battle was ever played like this.
      return { fault: { code: 'LOG_UNREADABLE', row: seq } };
    }
    const [problem] = folding.problems;
    if (problem && brokenAt === null) return { fault: { code: 'LOG_UNREADABLE', row: problem.seq } };
    if (place % ROWS_A_STEP === 0) yield place / rows.length;
  }
  try {
    const snapshot = folding && makeSnapshot(book, folding.battle(), snapshotPolicy());
    return { fault: null, snapshot: snapshot && !reachBack(undoings, snapshot.seq) ? snapshot : null };
  } catch {
    return { fault: { code: 'LOG_UNREADABLE', row: rows.length } };
  }
}
