import { openDatabaseAsync } from 'expo-sqlite';

import { makeDriver, type Driver } from './driver';

/** SQLite on the phone, and in the browser on its private file system. `:memory:` works on phones only. */
export async function openExpoDriver(name: string): Promise<Driver> {
  const db = await openDatabaseAsync(name);
  return makeDriver({
    exec: (sql) => db.execAsync(sql),
    run: (sql, params) => db.runAsync(sql, [...params]),
    all: (sql, params) => db.getAllAsync(sql, [...params]),
    serialize: () => db.serializeAsync(),
    close: () => db.closeAsync(),
  });
}
