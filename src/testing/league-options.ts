import { randomBytes } from 'node:crypto';

import type { Shared } from '@/link/league/shared';
import type { WorkerOptions } from '@/link/league/worker';
import type { Driver } from '@/store/db/driver';
import { openNodeDriver } from '@/store/db/driver.node';
import { migrate } from '@/store/db/migrate';

import { LEDGER } from './link-table';

/** An empty database: in memory, or in a file. */
export async function emptyDatabase(file?: string): Promise<Driver> {
  const db = openNodeDriver(file);
  await migrate(db);
  return db;
}

/** What workers of a league under test have in common: its tables may be ledgers. */
export const leagueOptions = (shared: Shared): Omit<WorkerOptions, 'name'> => ({
  shared,
  openDatabase: () => emptyDatabase(),
  loadBook: async () => LEDGER,
  nameOf: (role, side) => [side, role].join(' '),
  random: (bytes) => randomBytes(bytes).toString('hex'),
  now: () => new Date(),
  limits: { framesASecond: 10_000, framesAtOnce: 10_000 },
});
