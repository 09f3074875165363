import type { Battle, Book } from '@/game/battle';
import { firstNeeded } from '@/game/this-turn';

import type { Driver, Statement } from './driver';
import { rulesBuild } from './rules-build';

/** A PROJECTION: it may be dropped at any moment and is built again from the log. */

export interface SnapshotPolicy {
  /** Rows by which a battle grows before its snapshot is made anew. */
  readonly every: number;
  /** Which reducers these are. Where nobody said, no snapshot is trusted and none is made. */
  readonly build: string | null;
}

export const snapshotPolicy = (): SnapshotPolicy => ({ every: 200, build: rulesBuild() });

/** What a snapshot keeps: everything but the history. */
type Kept<State> = Pick<Battle<State>, 'seed' | 'state' | 'appDice' | 'takenBack' | 'problems'>;

export interface Snapshot<State> {
  readonly battle: Battle<State>;
  readonly chain: string;
}

/** The snapshot of a battle, if these reducers made it and the log still says what it said then. */
export async function readSnapshot<State>(
  db: Driver,
  book: Book<State>,
  battle: string,
  { build }: SnapshotPolicy,
): Promise<Snapshot<State> | null> {
  const row = await db.get<{ seq: number; chain: string; body: string }>(
    `SELECT s.seq, s.chain, s.body FROM snapshots s
     JOIN log l ON l.battle = s.battle AND l.seq = s.seq AND l.chain = s.chain WHERE s.battle = ? AND s.build = ?`,
    [battle, build],
  );
  if (!row) return null;
  try {
    const kept: Kept<State> = JSON.parse(row.body);
    return { battle: { ...kept, book: book.id, seq: row.seq, actions: [], undone: [] }, chain: row.chain };
  } catch {
    return null;
  }
}

/** What is to be kept of a battle, and the row it is of. */
export interface MadeSnapshot {
  readonly seq: number;
  readonly body: string;
}

/**
 * Once the oldest action that must be in hand is far enough from the snapshot on disk (its row, 0 for none), the battle
 * as it was before that action. So whatever is opened from it has this turn's actions and undo's label. Null before that.
 */
export function makeSnapshot<State>(
  book: Book<State>,
  battle: Battle<State>,
  { every, build }: SnapshotPolicy,
  onDisk = 0,
): MadeSnapshot | null {
  // What is needed begins no later than the last row: most of the time that says it all.
  if (build === null || battle.seq - 1 - onDisk < every) return null;
  const first = firstNeeded(book, battle);
  if (first === null || first.from - 1 - onDisk < every) return null;
  const seq = first.from - 1;
  const kept: Kept<State> = {
    seed: battle.seed,
    state: first.before,
    ...first.diceBefore,
    problems: battle.problems.filter((problem) => problem.seq <= seq),
  };
  return { seq, body: JSON.stringify(kept) };
}

/** Takes the place of the one before it. The row it is of must be in the log by then. */
export const insertSnapshot = (battle: string, { seq, body }: MadeSnapshot, { build }: SnapshotPolicy): Statement => [
  `INSERT INTO snapshots (battle, seq, chain, build, body)
   SELECT battle, seq, chain, ?, ? FROM log WHERE battle = ? AND seq = ?
   ON CONFLICT (battle) DO UPDATE SET seq = excluded.seq, chain = excluded.chain, build = excluded.build, body = excluded.body`,
  [build, body, battle, seq],
];

/** Makes the snapshot anew when it is time. Answers with the row of the one that is there now. */
export async function keepSnapshot<State>(
  db: Driver,
  id: string,
  book: Book<State>,
  battle: Battle<State>,
  policy: SnapshotPolicy,
  onDisk: number,
): Promise<number> {
  const made = makeSnapshot(book, battle, policy, onDisk);
  if (!made) return onDisk;
  try {
    await db.run(...insertSnapshot(id, made, policy));
    return made.seq;
  } catch {
    // The log is on disk; a snapshot that fails only makes the next opening slower.
    return onDisk;
  }
}
