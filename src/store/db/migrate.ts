import { err, ok, type Result } from '@/lib/result';

import type { Driver } from './driver';
import { migrations } from './migrations/all';

export type MigrationRefusal = { readonly code: 'FROM_A_NEWER_VERSION'; readonly version: number };

/** The web has no write-ahead log and stays with its journal; full synchrony is what "on disk" means everywhere. */
const PRAGMAS = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON';

/**
 * Brings a database up to date in one transaction: a step that fails leaves it as it was, and a new one is on the disk
 * once, not once per step. Leaves one from the future alone.
 */
export async function migrate(
  db: Driver,
  steps: readonly string[] = migrations,
): Promise<Result<number, MigrationRefusal>> {
  const row = await db.get<{ user_version: number }>('PRAGMA user_version');
  const version = row?.user_version ?? 0;
  if (version > steps.length) return err({ code: 'FROM_A_NEWER_VERSION', version });
  // After the version check: a database from the future is not even switched to another journal.
  await db.exec(PRAGMAS);
  if (version < steps.length) {
    const missing = [...steps.slice(version), `PRAGMA user_version = ${steps.length}`];
    await db.transaction((tx) => tx.exec(missing.join(';\n')));
  }
  return ok(steps.length);
}
