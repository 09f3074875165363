import type { Battle, Book } from '@/game/battle';

import type { Driver } from './driver';

/** A PROJECTION: it may be dropped at any moment and is built again from the log. */

export const SNAPSHOT_EVERY = 200;

interface Row {
  seq: number;
  chain: string;
  reader: number;
  body: string;
}

/** What a snapshot keeps: everything but the history, which only undo needs. */
type Kept<State> = Pick<Battle<State>, 'seed' | 'state' | 'appDice' | 'takenBack' | 'problems'>;

/** The latest snapshot, if this version of the book wrote it and the log still says what it said then. */
export async function readSnapshot<State>(
  db: Driver,
  book: Book<State>,
  battle: string,
): Promise<{ readonly battle: Battle<State>; readonly chain: string } | null> {
  const row = await db.get<Row>(
    `SELECT s.seq, s.chain, s.reader, s.body FROM snapshots s
     JOIN log l ON l.battle = s.battle AND l.seq = s.seq AND l.chain = s.chain WHERE s.battle = ?`,
    [battle],
  );
  if (!row || row.reader !== book.version) return null;
  try {
    const kept: Kept<State> = JSON.parse(row.body);
    return { battle: { ...kept, book: book.id, seq: row.seq, actions: [], undone: [] }, chain: row.chain };
  } catch {
    return null;
  }
}

export async function writeSnapshot<State>(
  db: Driver,
  id: string,
  book: Book<State>,
  { seq, seed, state, appDice, takenBack, problems }: Battle<State>,
  chain: string,
): Promise<void> {
  const kept: Kept<State> = { seed, state, appDice, takenBack, problems };
  await db.run(
    `INSERT INTO snapshots (battle, seq, chain, reader, body) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (battle) DO UPDATE SET seq = excluded.seq, chain = excluded.chain, reader = excluded.reader, body = excluded.body`,
    [id, seq, chain, book.version, JSON.stringify(kept)],
  );
}
