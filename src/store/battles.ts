import type { Draft } from '@/game/act';
import type { Seed } from '@/game/app-dice';
import type { Battle, Book, ReadEntry, Tagged } from '@/game/battle';
import { parseDraft } from '@/game/draft-codec';
import type { Entry } from '@/game/entry';
import { beginBattle, fold } from '@/game/fold';
import { readRow } from '@/game/read-row';
import { err, ok, type Result } from '@/lib/result';

import type { Driver, Queries } from './db/driver';
import { insertRows, lastPosition, readRows, sealRows, type StoredRow } from './db/event-log';
import { readSnapshot, SNAPSHOT_EVERY, writeSnapshot } from './db/snapshots';

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
  readonly draft: Draft | null;
  /** False when it was opened from a snapshot: undo before that needs the whole log. */
  readonly isWhole: boolean;
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
): Promise<Result<OpenBattle<State>, 'SETUP_UNREADABLE'>> {
  const begun = { type: 'v1.Begun', book: book.id, bookVersion: book.version, seed, setup } as const;
  const battle = beginBattle(book, begun);
  if (!battle) return err('SETUP_UNREADABLE');
  const rows = sealRows(null, [begun], at);
  const chain = sealOf(rows);
  await db.transaction(async (tx) => {
    await tx.run('INSERT INTO battles (id, name, book, created_at) VALUES (?, ?, ?, ?)', [id, name, book.id, at]);
    await insertRows(tx, id, rows);
  });
  return ok({ id, name, book, battle, chain, draft: null, isWhole: true });
}

/** Opens from the latest snapshot and the rows after it, or from the whole log where that is wanted or needed. */
export async function openBattle<State>(
  db: Driver,
  book: Book<State>,
  id: string,
  { whole = false }: { readonly whole?: boolean } = {},
): Promise<Result<OpenBattle<State>, OpenRefusal>> {
  const snapshot = whole ? null : await readSnapshot(db, book, id);
  const rows = await readRows(db, id, snapshot?.battle.seq);
  const tail = rows.map(({ seq, action, body }) => readRow(book, seq, action, body));
  const draft = await readDraft(db, id);
  const name = await nameOf(db, id);
  const reachesBack = tail.some(
    ({ entry }) => entry && 'actions' in entry && entry.actions.some((action) => action <= (snapshot?.battle.seq ?? 0)),
  );
  if (snapshot && !reachesBack) {
    const chain = rows.at(-1)?.chain ?? snapshot.chain;
    return ok({ id, name, book, battle: fold(book, snapshot.battle, tail), chain, draft, isWhole: false });
  }
  if (snapshot) return openBattle(db, book, id, { whole: true });

  const [first, ...rest] = tail;
  if (!first) return err('NO_SUCH_BATTLE');
  const begun = first.entry?.type === 'v1.Begun' ? beginBattle(book, first.entry) : null;
  if (!begun) return err('SETUP_UNREADABLE');
  return ok({ id, name, book, battle: fold(book, begun, rest), chain: sealOf(rows), draft, isWhole: true });
}

/**
 * Writes one action, then answers with the battle after it: what the screen shows has been on disk first. The draft
 * of the action goes in the same transaction. A battle that somebody else has changed meanwhile is left alone.
 */
export async function append<State>(
  db: Driver,
  open: OpenBattle<State>,
  entries: readonly Entry[],
  at: string,
): Promise<Result<OpenBattle<State>, AppendRefusal>> {
  const rows = sealRows({ seq: open.battle.seq, chain: open.chain }, entries, at);
  try {
    await db.transaction(async (tx) => {
      await insertRows(tx, open.id, rows);
      await saveDraft(tx, open.id, null, at);
    });
  } catch (error) {
    // The numbers of these rows may have been taken meanwhile; any other fault is the disk's.
    const last = await lastPosition(db, open.id);
    if (last?.chain !== open.chain) return err('CHANGED_ELSEWHERE');
    throw error;
  }
  const read = rows.map(({ seq, action }, index) => ({ seq, action, entry: asRead(entries[index] as Entry) }));
  const battle = fold(open.book, open.battle, read);
  const after = { ...open, battle, chain: sealOf(rows), draft: null };
  // With undone actions in hand it would forget what redo can bring back.
  if (battle.undone.length === 0 && crossesSnapshot(open.battle.seq, battle.seq)) {
    // The action is on disk already; a snapshot that fails only makes the next opening slower.
    await writeSnapshot(db, open.id, open.book, battle, after.chain).catch(() => undefined);
  }
  return ok(after);
}

/** Straight from the rule book, so there is nothing to bring up to date or to check again. */
const asRead = (entry: Entry): ReadEntry =>
  entry.type === 'v1.Happened' ? { type: entry.type, event: entry.event as unknown as Tagged } : entry;

const crossesSnapshot = (before: number, after: number) =>
  Math.floor(before / SNAPSHOT_EVERY) !== Math.floor(after / SNAPSHOT_EVERY);

const sealOf = (rows: readonly StoredRow[]): string => rows.at(-1)?.chain ?? '';

/** Written on every tap of an unfinished strip, so that a killed app opens on the same question with the same faces. */
export async function saveDraft(db: Queries, battle: string, draft: Draft | null, at: string): Promise<void> {
  if (!draft) {
    await db.run('DELETE FROM drafts WHERE battle = ?', [battle]);
    return;
  }
  await db.run(
    `INSERT INTO drafts (battle, body, updated_at) VALUES (?, ?, ?)
     ON CONFLICT (battle) DO UPDATE SET body = excluded.body, updated_at = excluded.updated_at`,
    [battle, JSON.stringify(draft), at],
  );
}

async function readDraft(db: Queries, battle: string): Promise<Draft | null> {
  const row = await db.get<{ body: string }>('SELECT body FROM drafts WHERE battle = ?', [battle]);
  return row ? parseDraft(row.body) : null;
}

export const listBattles = (db: Queries): Promise<BattleInfo[]> =>
  db.all<BattleInfo>(
    `SELECT id, name, book, created_at AS createdAt,
       (SELECT at FROM log WHERE battle = id ORDER BY seq DESC LIMIT 1) AS updatedAt
     FROM battles WHERE deleted_at IS NULL ORDER BY updatedAt DESC, id`,
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
  /** Number of its last row, and when its strip was last touched: together they say whether anything has changed. */
  readonly seq: number;
  readonly draftAt: string | null;
}

/** Every battle there is, deleted ones too, the one touched last first. */
export const allBattles = (db: Queries): Promise<StoredBattle[]> =>
  db.all<StoredBattle>(
    `SELECT b.id, b.name, b.book, b.created_at AS createdAt, b.archived_at AS archivedAt, b.deleted_at AS deletedAt,
       l.at AS updatedAt, l.seq, d.updated_at AS draftAt
     FROM battles b
     JOIN log l ON l.battle = b.id AND l.seq = (SELECT MAX(seq) FROM log WHERE battle = b.id)
     LEFT JOIN drafts d ON d.battle = b.id
     ORDER BY MAX(l.at, COALESCE(d.updated_at, '')) DESC, b.created_at DESC, b.id`,
  );

/** Laid aside: kept, but out of the way of the battles that are being fought. Null brings it back. */
export async function markArchived(db: Queries, id: string, at: string | null): Promise<void> {
  await db.run('UPDATE battles SET archived_at = ? WHERE id = ?', [at, id]);
}

/**
 * The same battle under another id, row for row, so that its seals hold; the strip comes along. From there on the copy
 * has dice of its own: the one is no rehearsal of the other.
 */
export const duplicateBattle = (
  db: Driver,
  id: string,
  copy: { readonly id: string; readonly name: string; readonly seed: Seed },
  at: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.run('INSERT INTO battles (id, name, book, created_at) SELECT ?, ?, book, ? FROM battles WHERE id = ?', [
      copy.id,
      copy.name,
      at,
      id,
    ]);
    await tx.run(
      `INSERT INTO log (battle, seq, action, version, body, at, chain)
       SELECT ?, seq, action, version, body, at, chain FROM log WHERE battle = ? ORDER BY seq`,
      [copy.id, id],
    );
    await insertRows(tx, copy.id, sealRows(await lastPosition(tx, id), [{ type: 'v1.Reseeded', seed: copy.seed }], at));
    await tx.run(
      'INSERT INTO drafts (battle, body, updated_at) SELECT ?, body, updated_at FROM drafts WHERE battle = ?',
      [copy.id, id],
    );
  });
