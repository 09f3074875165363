import { create } from 'zustand';

import { backUpBeforeMigration } from './backup/backups';
import { databaseName, nextName, noteDatabaseName } from './backup/database-name';
import {
  claimDatabase,
  isStorageDurable,
  onDatabaseWanted,
  openedWell,
  startOverAfterFailedOpen,
  takeOverDatabase,
} from './db/claim';
import type { Driver } from './db/driver';
import { openExpoDriver } from './db/driver.expo';
import { openMemoryDriver } from './db/driver.memory';
import { migrate } from './db/migrate';

/** A worker that a browser or an extension blocked never answers at all. */
const LONGEST_OPENING_MS = 20_000;

/** Why nothing is being kept. In every case the file, if there is one, is left as it was. */
export type UnsavedReason = 'NOTHING_CAN_BE_KEPT' | 'CANNOT_BE_OPENED' | 'DAMAGED' | 'FROM_A_NEWER_VERSION';

export type Storage =
  | { readonly state: 'opening' }
  | { readonly state: 'saved'; readonly db: Driver; readonly durable: boolean }
  | {
      readonly state: 'unsaved';
      readonly db: Driver;
      readonly reason: UnsavedReason;
      /** The database that was left alone, where there is one: it can still be taken out as it is. */
      readonly refused: Driver | null;
    }
  | { readonly state: 'elsewhere' };

export const useStorage = create<Storage>(() => ({ state: 'opening' }));

const set = (storage: Storage) => useStorage.setState(storage, true);

let opening: Promise<void> | null = null;

/** Opens once, however often it is asked: after a screen broke, the shell starts again on the database it has. */
export function openStorage(): Promise<void> {
  if (useStorage.getState().state !== 'opening') return Promise.resolve();
  opening ??= open().finally(() => (opening = null));
  return opening;
}

async function open(): Promise<void> {
  switch (await claimDatabase()) {
    case 'HELD_ELSEWHERE':
      return set({ state: 'elsewhere' });
    case 'NOTHING_CAN_BE_KEPT':
      return goOnUnsaved('NOTHING_CAN_BE_KEPT', null);
    case 'GRANTED':
      return openFile();
  }
}

async function openFile(): Promise<void> {
  let db: Driver;
  try {
    db = await within(LONGEST_OPENING_MS, openExpoDriver(await databaseName()));
  } catch {
    // The page is about to reload: nothing may go on without a database meanwhile.
    if (startOverAfterFailedOpen()) return new Promise<never>(() => {});
    return goOnUnsaved('CANNOT_BE_OPENED', null);
  }
  openedWell();
  try {
    if (!(await isSound(db))) return goOnUnsaved('DAMAGED', db);
    await backUpBeforeMigration(db, new Date());
    const migrated = await migrate(db);
    if (!migrated.ok) return goOnUnsaved(migrated.error.code, db);
    // Asked by another window, answer when the queue is empty: a query waits for all that came before it.
    onDatabaseWanted(async () => void (await db.all('SELECT 1')));
    set({ state: 'saved', db, durable: await isStorageDurable() });
  } catch {
    await goOnUnsaved('DAMAGED', db);
  }
}

/** Pages torn in the middle of the file show only when they are read, perhaps in the middle of a battle: better now. */
async function isSound(db: Driver): Promise<boolean> {
  const [row] = await db.all<Record<string, string>>('PRAGMA quick_check(1)');
  return row === undefined || Object.values(row)[0] === 'ok';
}

/**
 * A new database beside the damaged one, which stays as it is. It is the one in use only once everything is in it: where
 * `fill` fails, what was done meanwhile is still where it was.
 */
export async function startAfresh(fill: (db: Driver) => Promise<unknown>): Promise<void> {
  const name = nextName(await databaseName());
  const db = await openExpoDriver(name);
  try {
    await migrate(db);
    await fill(db);
    await noteDatabaseName(name);
  } catch (error) {
    await db.close();
    throw error;
  }
  onDatabaseWanted(async () => void (await db.all('SELECT 1')));
  set({ state: 'saved', db, durable: await isStorageDurable() });
}

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}

async function goOnUnsaved(reason: UnsavedReason, refused: Driver | null): Promise<void> {
  const db = await openMemoryDriver();
  await migrate(db);
  set({ state: 'unsaved', db, reason, refused });
}

/** Asks the window that holds the database to let go; false when it does not answer. On success the page starts over. */
export const takeOverStorage = (): Promise<boolean> => takeOverDatabase();

/** The open database, or null while there is none. */
export function currentDatabase(): Driver | null {
  const storage = useStorage.getState();
  return storage.state === 'saved' || storage.state === 'unsaved' ? storage.db : null;
}
