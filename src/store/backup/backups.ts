import { create } from 'zustand';

import type { Driver } from '../db/driver';
import { migrations } from '../db/migrations/all';
import { pause, whenIdle } from '../pause';
import { collectTransfer } from '../transfer/collect-transfer';
import { packTransfer } from '../transfer/pack-transfer';
import { type Backup, backupName, type BackupReason, outdated, readBackupName } from './backup-names';
import { dropFromShelf, listShelf, putOnShelf, takeFromShelf } from './shelf';

const DAY_MS = 24 * 3600 * 1000;
/** A little less than a day, so that the same hour tomorrow counts. */
const DUE_AFTER_MS = DAY_MS - 4 * 3600 * 1000;

interface Backups {
  /** On the shelf, newest first, as last looked at. */
  readonly backups: readonly Backup[] | null;
  /** True when the last one that was due could not be made: somebody must be told, or nobody knows until it is missed. */
  readonly failed: boolean;
}

export const useBackups = create<Backups>(() => ({ backups: null, failed: false }));

export async function listBackups(): Promise<readonly Backup[]> {
  const backups = (await listShelf())
    .flatMap((each) => readBackupName(each) ?? [])
    .sort((a, b) => (a.at < b.at ? 1 : -1));
  useBackups.setState({ backups });
  return backups;
}

/** Makes one now and clears away what is outdated. Null when there is nothing worth keeping: it would push out better ones. */
export async function backUp(db: Driver, reason: BackupReason, now: Date): Promise<string | null> {
  const at = now.toISOString();
  // Nobody waits for the one of the day: it gives way to everything somebody does wait for.
  const rest = reason === 'daily' ? whenIdle : pause;
  const transfer = await collectTransfer(db, 'everything', at, rest);
  if (transfer.battles.length === 0 && transfer.documents.every(({ kind }) => kind === 'settings')) return null;
  const name = backupName(at, reason);
  await putOnShelf(name, await packTransfer(transfer, rest));
  for (const old of outdated(await listBackups())) await dropFromShelf(old.name);
  await listBackups();
  return name;
}

/** Once a day in use. */
export async function backUpIfDue(db: Driver, now: Date): Promise<string | null> {
  const last = (await listBackups()).find(({ reason }) => reason === 'daily');
  const isDue = last === undefined || Math.abs(now.getTime() - Date.parse(last.at)) > DUE_AFTER_MS;
  if (!isDue) return null;
  try {
    const name = await backUp(db, 'daily', now);
    useBackups.setState({ failed: false });
    return name;
  } catch (error) {
    useBackups.setState({ failed: true });
    throw error;
  }
}

/** A database of an older form is about to be changed. A shelf that fails does not keep the app from opening. */
export async function backUpBeforeMigration(db: Driver, now: Date, steps = migrations.length): Promise<void> {
  const row = await db.get<{ user_version: number }>('PRAGMA user_version');
  const version = row?.user_version ?? 0;
  if (version === 0 || version >= steps) return;
  await backUp(db, 'migration', now).catch(() => null);
}

/** To be read and checked like any file; null when it is gone. */
export const takeBackup = (name: string): Promise<Uint8Array | null> => takeFromShelf(name).catch(() => null);
