import { randomBytes } from 'node:crypto';

import { openDatabase } from '@/cli/battle/database';
import type { Options } from '@/cli/battle/options';
import { loadBook } from '@/game/books';
import { makeLeagueTable } from '@/link/league/league-table';
import type { Shared } from '@/link/league/shared';
import type { WorkerOptions } from '@/link/league/worker';
import type { Driver } from '@/store/db/driver';

import { begun } from './host-battle';
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
      const row = await db.get<{ book: string }>('SELECT book FROM battles WHERE id = ?', [id]);
      const { sides = [] } = (await loadBook(row?.book ?? '')) ?? {};
      await seats.setUp(id, sides, seatName);
      for (const side of sides) {
        for (let captain = 1; captain <= captains; captain += 1)
          await seats.invite(id, side, `${sideName(side)} captain ${captain}`, null);
      }
    });
  }
}
