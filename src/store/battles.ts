import type { Seed } from '@/game/app-dice';
import type { Battle, Book, LogRow, ReadEntry, Tagged } from '@/game/battle';
import { PUBLIC } from '@/game/curtain';
import type { Entry } from '@/game/entry';
import { beginBattle, fold } from '@/game/fold';
import { readRow } from '@/game/read-row';
import { firstNeeded, reachBack } from '@/game/this-turn';
import { err, ok, type Result } from '@/lib/result';

import { type Driver, type Queries, runEach } from './db/driver';
import { insertRows, lastPosition, readRows, sealRows, type StoredRow } from './db/event-log';
import { keepSnapshot, readSnapshot, snapshotPolicy, type SnapshotPolicy } from './db/snapshots';
import { touch } from './db/touch';
import { deleteDraft, type Drafts, readDrafts, withDraft } from './drafts';

export interface BattleInfo {
  readonly id: string;
  readonly name: string;
  readonly book: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A battle as it is open on this device: rebuilt from disk at any moment. */
export interface OpenBattle<State> {
  readonly id: string;
  /** What the players call it. */
  readonly name: string;
  readonly book: Book<State>;
  readonly battle: Battle<State>;
  /** Seal of the last row, which the next one is chained to. */
  readonly chain: string;
  /** Unfinished strips, by curtain. */
  readonly drafts: Drafts;
  /** False when it goes back to a snapshot only: undo before that needs the whole log. */
  readonly isWhole: boolean;
  readonly snapshots: SnapshotPolicy;
  /** The row its snapshot on disk is of; 0 where there is none. */
  readonly snapshotSeq: number;
}

export type OpenRefusal = 'NO_SUCH_BATTLE' | 'SETUP_UNREADABLE';
export type AppendRefusal = 'CHANGED_ELSEWHERE';

interface NewBattle {
  readonly id: string;
  readonly name: string;
  readonly seed: Seed;
  readonly setup: Extract<Entry, { type: 'v1.Begun' }>['setup'];
}

export async function createBattle<State>(
  db: Driver,
  book: Book<State>,
  { id, name, seed, setup }: NewBattle,
  at: string,
  snapshots = snapshotPolicy(),
): Promise<Result<OpenBattle<State>, 'SETUP_UNREADABLE'>> {
  const begun = { type: 'v1.Begun', book: book.id, bookVersion: book.version, seed, setup } as const;
  const battle = beginBattle(book, begun);
  if (!battle) return err('SETUP_UNREADABLE');
  const rows = sealRows(null, [begun], at);
  const chain = sealOf(rows);
  await db.transaction([
    ['INSERT INTO battles (id, name, book, created_at) VALUES (?, ?, ?, ?)', [id, name, book.id, at]],
    ...insertRows(id, rows),
    touch(id),
  ]);
  return ok({ id, name, book, battle, chain, drafts: {}, isWhole: true, snapshots, snapshotSeq: 0 });
}

export interface OpenOptions {
  readonly whole?: boolean;
  readonly snapshots?: SnapshotPolicy;
}

/**
 * Opens from the snapshot and the rows after it, as long as all that anybody asks of the history comes after it; else,
 * or where that is wanted, from the whole log.
 */
export async function openBattle<State>(
  db: Driver,
  book: Book<State>,
  id: string,
  { whole = false, snapshots = snapshotPolicy() }: OpenOptions = {},
): Promise<Result<OpenBattle<State>, OpenRefusal>> {
  const snapshot = await readSnapshot(db, book, id, snapshots);
  const common = { id, book, snapshots, name: await nameOf(db, id) };
  if (snapshot && !whole) {
    const { seq } = snapshot.battle;
    const rows = await readRows(db, id, seq);
    const tail = readAll(book, rows);
    const battle = reachBack(tail, seq) ? null : fold(book, snapshot.battle, tail);
    if (battle && firstNeeded(book, battle)) {
      const chain = rows.at(-1)?.chain ?? snapshot.chain;
      const drafts = await readDrafts(db, book, id, battle.state);
      return ok({ ...common, battle, drafts, chain, isWhole: false, snapshotSeq: seq });
    }
  }
  const rows = await readRows(db, id);
  const [first, ...rest] = readAll(book, rows);
  if (!first) return err('NO_SUCH_BATTLE');
  const begun = first.entry?.type === 'v1.Begun' ? beginBattle(book, first.entry) : null;
  if (!begun) return err('SETUP_UNREADABLE');
  const battle = fold(book, begun, rest);
  // A snapshot that was of no use is as good as none, and one that the rows after it reach behind would be.
  const usable = whole ? (snapshot?.battle.seq ?? 0) : 0;
  const place = (firstNeeded(book, battle)?.from ?? 1) - 1;
  const snapshotSeq = reachBack(rest, place) ? usable : await keepSnapshot(db, id, book, battle, snapshots, usable);
  const drafts = await readDrafts(db, book, id, battle.state);
  return ok({ ...common, battle, drafts, chain: sealOf(rows), isWhole: true, snapshotSeq });
}

const readAll = <State>(book: Book<State>, rows: readonly StoredRow[]): readonly LogRow[] =>
  rows.map(({ seq, action, body }) => readRow(book, seq, action, body));

/**
 * Writes one action, then answers with the battle after it: what the screen shows has been on disk first. The strip
 * that lies behind the curtain of the action goes in the same transaction; those behind others stay, and all of them where
 * it is null. A battle that somebody else has changed meanwhile is left alone.
 */
export async function append<State>(
  db: Driver,
  open: OpenBattle<State>,
  entries: readonly Entry[],
  at: string,
  curtain: string | null = PUBLIC,
): Promise<Result<OpenBattle<State>, AppendRefusal>> {
  const rows = sealRows({ seq: open.battle.seq, chain: open.chain }, entries, at);
  try {
    const strip = curtain === null ? [] : [deleteDraft(open.id, curtain)];
    await db.transaction([...insertRows(open.id, rows), ...strip, touch(open.id)]);
  } catch (error) {
    // The numbers of these rows may have been taken meanwhile; any other fault is the disk's.
    const last = await lastPosition(db, open.id);
    if (last?.chain !== open.chain) return err('CHANGED_ELSEWHERE');
    throw error;
  }
  const read = rows.map(({ seq, action }, index) => ({ seq, action, entry: asRead(entries[index] as Entry) }));
  const battle = fold(open.book, open.battle, read);
  const { id, book, snapshots } = open;
  const snapshotSeq = await keepSnapshot(db, id, book, battle, snapshots, open.snapshotSeq);
  const drafts = curtain === null ? open.drafts : withDraft(open.drafts, curtain, null);
  const written = { ...open, battle, chain: sealOf(rows), drafts, snapshotSeq };
  const after = snapshotSeq === open.snapshotSeq ? written : fromSnapshotOn(written);
  if (after.isWhole || firstNeeded(book, battle)) return ok(after);
  // Undone so far that what is in hand no longer tells of the turn it is now. The entry is on disk, come what may.
  const farther = await openBattle(db, book, id, { snapshots }).catch(() => null);
  return ok(farther?.ok ? farther.value : after);
}

/** With no more of the history than if it had just been opened: a long battle would carry along every state it was ever in. */
const fromSnapshotOn = <State>(open: OpenBattle<State>): OpenBattle<State> => ({
  ...open,
  battle: { ...open.battle, actions: open.battle.actions.filter(({ from }) => from > open.snapshotSeq) },
  isWhole: false,
});

/** Straight from the rule book, so there is nothing to bring up to date or to check again. */
const asRead = (entry: Entry): ReadEntry =>
  entry.type === 'v1.Happened' ? { type: entry.type, event: entry.event as unknown as Tagged } : entry;

const sealOf = (rows: readonly StoredRow[]): string => rows.at(-1)?.chain ?? '';

export const listBattles = (db: Queries): Promise<BattleInfo[]> =>
  db.all<BattleInfo>(
    `SELECT id, name, book, created_at AS createdAt,
       (SELECT at FROM log WHERE battle = id ORDER BY seq DESC LIMIT 1) AS updatedAt
     FROM battles WHERE deleted_at IS NULL ORDER BY touched DESC, updatedAt DESC, id`,
  );

const nameOf = async (db: Queries, id: string): Promise<string> =>
  (await db.get<{ name: string }>('SELECT name FROM battles WHERE id = ?', [id]))?.name ?? '';

export async function renameBattle(db: Queries, id: string, name: string): Promise<void> {
  await db.run('UPDATE battles SET name = ? WHERE id = ?', [name, id]);
}

/** Out of sight, not out of the database: the log is never destroyed by a tap. Null brings it back. */
export async function markDeleted(db: Queries, id: string, at: string | null): Promise<void> {
  await db.run('UPDATE battles SET deleted_at = ? WHERE id = ?', [at, id]);
}

/** A battle as the lists show it: also laid aside, deleted, or with a strip somebody has not finished. */
export interface StoredBattle extends BattleInfo {
  readonly archivedAt: string | null;
  readonly deletedAt: string | null;
  /** Number of its last row, and when the strip on its table was last touched: together they say whether anything has changed. */
  readonly seq: number;
  readonly draftAt: string | null;
}

/**
 * Every battle there is, deleted ones too, the one touched last first: by the number of the touch, for the clock of a
 * phone may go back. Those brought in and not touched yet follow by their dates.
 */
export const allBattles = (db: Queries): Promise<StoredBattle[]> =>
  db.all<StoredBattle>(
    `SELECT b.id, b.name, b.book, b.created_at AS createdAt, b.archived_at AS archivedAt, b.deleted_at AS deletedAt,
       l.at AS updatedAt, l.seq, d.updated_at AS draftAt
     FROM battles b
     JOIN log l ON l.battle = b.id AND l.seq = (SELECT MAX(seq) FROM log WHERE battle = b.id)
     LEFT JOIN drafts d ON d.battle = b.id AND d.curtain = '${PUBLIC}'
     ORDER BY b.touched DESC, MAX(l.at, COALESCE(d.updated_at, '')) DESC, b.rowid DESC`,
  );

/** Laid aside: kept, but out of the way of the battles that are being fought. Null brings it back. */
export async function markArchived(db: Queries, id: string, at: string | null): Promise<void> {
  await db.run('UPDATE battles SET archived_at = ? WHERE id = ?', [at, id]);
}

/**
 * The same battle under another id, row for row, so that its seals hold; the strips come along. From there on the copy
 * has dice of its own: the one is no rehearsal of the other.
 */
export const duplicateBattle = (
  db: Driver,
  id: string,
  copy: { readonly id: string; readonly name: string; readonly seed: Seed },
  at: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    // As far up in the list as the one it is of, and before it.
    await tx.run(
      'INSERT INTO battles (id, name, book, created_at, touched) SELECT ?, ?, book, ?, touched FROM battles WHERE id = ?',
      [copy.id, copy.name, at, id],
    );
    await tx.run(
      `INSERT INTO log (battle, seq, action, version, body, at, chain)
       SELECT ?, seq, action, version, body, at, chain FROM log WHERE battle = ? ORDER BY seq`,
      [copy.id, id],
    );
    const reseeded = sealRows(await lastPosition(tx, id), [{ type: 'v1.Reseeded', seed: copy.seed }], at);
    await runEach(tx, insertRows(copy.id, reseeded));
    await tx.run(
      'INSERT INTO drafts (battle, curtain, body, updated_at) SELECT ?, curtain, body, updated_at FROM drafts WHERE battle = ?',
      [copy.id, id],
    );
  });
