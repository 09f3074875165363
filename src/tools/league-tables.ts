import { randomBytes } from 'node:crypto';

import { openDatabase } from '@/cli/battle/database';
import type { Options } from '@/cli/battle/options';
import { now } from '@/cli/battle/verbs';
import { loadBook, loadBooks } from '@/game/books';
import { err, ok, type Result } from '@/lib/result';
import { makeLeagueTable } from '@/link/league/league-table';
import type { Shared } from '@/link/league/shared';
import type { WorkerOptions } from '@/link/league/worker';
import type { Seats } from '@/link/umpire/seats';
import type { Driver } from '@/store/db/driver';
import { importTransfer } from '@/store/transfer/import-transfer';
import { readTransfer } from '@/store/transfer/read-transfer';

import { begun, reseed } from './host-battle';
import { seatName, sideName } from './seat-names';

export async function memoryDatabase(): Promise<Driver> {
  const db = await openDatabase(':memory:');
  if (!db.ok) throw new Error(db.error);
  return db.value;
}

/** What workers, and whoever makes tables, need for it. */
export const leagueMakings = (shared: Shared): Omit<WorkerOptions, 'name'> => ({
  shared,
  openDatabase: memoryDatabase,
  loadBook,
  nameOf: seatName,
  random: (bytes) => randomBytes(bytes).toString('hex'),
  now: () => new Date(),
});

/** As many tables as are wanted, each with a game of its own: those that are there stay as they are. */
export async function makeTables(shared: Shared, count: number, captains: number, options: Options): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const id = `table-${number}`;
    await makeLeagueTable(leagueMakings(shared), id, async (db, seats) => {
      const battle = await begun(db, { ...options, battle: id });
      if (!battle.ok) throw new Error(battle.error);
      await setUpSeats(db, seats, id, captains);
    });
  }
}

async function setUpSeats(db: Driver, seats: Seats, id: string, captains: number): Promise<void> {
  const row = await db.get<{ book: string }>('SELECT book FROM battles WHERE id = ?', [id]);
  const { sides = [] } = (await loadBook(row?.book ?? '')) ?? {};
  await seats.setUp(id, sides, seatName);
  for (const side of sides) {
    for (let captain = 1; captain <= captains; captain += 1)
      await seats.invite(id, side, `${sideName(side)} captain ${captain}`, null);
  }
}

/** Every battle of a file that a phone exported, each at a table of its own after those that are there; answers with their ids. */
export async function makeTablesFrom(
  shared: Shared,
  taken: Iterable<string>,
  file: Uint8Array,
): Promise<Result<readonly string[], string>> {
  const read = readTransfer(file, { bookOf: await loadBooks() });
  if (!read.ok) return err('This is no file of Z Flag, or it is damaged. Nothing was added.');
  const { battles } = read.value;
  if (battles.length === 0) return err('There is no battle in this file that can be played on. Nothing was added.');
  const last = Math.max(0, ...[...taken].map((id) => Number(/^table-(\d+)$/.exec(id)?.[1] ?? 0)));
  const ids = battles.map((_, place) => `table-${last + 1 + place}`);
  for (const [place, battle] of battles.entries()) {
    const id = ids[place]!;
    // Strips in hand were of a phone that has no seat here.
    const alone = {
      ...{ ...read.value, documents: [], battles: [{ ...battle, drafts: [] }] },
      snapshots: [read.value.snapshots?.[place] ?? null],
    };
    await makeLeagueTable(leagueMakings(shared), id, async (db, seats) => {
      await importTransfer(db, alone, new Map(), { at: now(), newId: () => id, nameCopy: (name) => name });
      await reseed(db, id);
      await setUpSeats(db, seats, id, 0);
    });
  }
  return ok(ids);
}
