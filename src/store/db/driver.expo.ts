import { openDatabaseAsync } from 'expo-sqlite';

import { makeDriver, type Driver } from './driver';

let tellAsked: () => void;
/** Once SQLite has been asked to open: in a browser its worker starts up by itself from here. */
export const databaseAsked = new Promise<void>((resolve) => (tellAsked = resolve));

/** SQLite on the phone, and in the browser on its private file system. `:memory:` works on phones only. */
export async function openExpoDriver(name: string): Promise<Driver> {
  const opening = openDatabaseAsync(name);
  tellAsked();
  const db = await opening;
  return makeDriver({
    exec: (sql) => db.execAsync(sql),
    run: (sql, params) => db.runAsync(sql, [...params]),
    all: (sql, params) => db.getAllAsync(sql, [...params]),
    serialize: () => db.serializeAsync(),
    close: () => db.closeAsync(),
  });
}
