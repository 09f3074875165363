import type { PlayClock } from '@/game/play-clock';
import { type Driver, type Queries, runEach, type Statement } from '@/store/db/driver';
import { insertRows, lastPosition, readRows, type StoredRow } from '@/store/db/event-log';
import { clockStatement, readClock } from '@/store/clock-document';
import { insertDraft } from '@/store/drafts';

interface BattleRow {
  readonly id: string;
  readonly name: string;
  readonly book: string;
  readonly createdAt: string;
}

interface DraftRow {
  readonly curtain: string;
  readonly body: string;
  readonly updatedAt: string;
}

/** What a table's log in the stream is made of. */
export type Record =
  | { readonly type: 'claimed'; readonly worker: string }
  /** What a transaction left: new rows of the log, every unfinished strip, and the clock where the table has one. */
  | {
      readonly type: 'written';
      readonly battle: BattleRow;
      readonly rows: readonly StoredRow[];
      readonly drafts: readonly DraftRow[];
      readonly clock?: PlayClock;
    }
  | { readonly type: 'seats'; readonly seats: string };

/** Brings a copy up to what a record says. */
export async function takeIn(db: Driver, record: Record): Promise<void> {
  if (record.type !== 'written') return;
  const { battle, rows, drafts, clock = null } = record;
  await db.transaction([
    [
      `INSERT INTO battles (id, name, book, created_at, touched) VALUES (?, ?, ?, ?, 1)
       ON CONFLICT (id) DO UPDATE SET name = excluded.name`,
      [battle.id, battle.name, battle.book, battle.createdAt],
    ],
    ...insertRows(battle.id, rows),
    ['DELETE FROM drafts WHERE battle = ?', [battle.id]],
    ...drafts.map((draft) => insertDraft(battle.id, draft)),
    clockStatement(battle.id, clock),
  ]);
}

/**
 * A database of one battle whose transactions are published before they count: what cannot be published did not happen.
 * Single statements stay here: they are for what can be worked out again.
 */
export function publishedDriver(db: Driver, battle: string, publish: (record: Record) => Promise<void>): Driver {
  const transaction = <T>(work: ((tx: Queries) => Promise<T>) | readonly Statement[]): Promise<T> =>
    db.transaction(async (tx) => {
      const before = await stateIn(tx, battle);
      const result = typeof work === 'function' ? await work(tx) : await runEach(tx, work);
      const after = await stateIn(tx, battle);
      const rows = await readRows(tx, battle, before.seq);
      if (after.battle && JSON.stringify(after) !== JSON.stringify(before))
        await publish({ type: 'written', rows, ...after.kept, battle: after.battle });
      return result as T;
    });
  return { ...db, transaction };
}

async function stateIn(tx: Queries, battle: string) {
  const columns = 'id, name, book, created_at AS createdAt';
  const row = await tx.get<BattleRow>(`SELECT ${columns} FROM battles WHERE id = ?`, [battle]);
  const drafts = await tx.all<DraftRow>(
    'SELECT curtain, body, updated_at AS updatedAt FROM drafts WHERE battle = ? ORDER BY curtain',
    [battle],
  );
  const clock = await readClock(tx, battle);
  const kept = { drafts, ...(clock && { clock }) };
  return { seq: (await lastPosition(tx, battle))?.seq ?? 0, battle: row, kept };
}
