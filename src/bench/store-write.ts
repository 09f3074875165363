import Database from 'better-sqlite3';

import { putDocument } from '@/store/db/documents';
import { openNodeDriver } from '@/store/db/driver.node';
import { migrate } from '@/store/db/migrate';
import * as documents from '@/store/db/migrations/0001-documents';

import type { Bench } from './harness';

const WRITES = 200;
const body = { theme: 'night', textScale: 1.2, hand: 'left' };

/** What the driver's queue and the document store cost over a bare prepared statement, in memory. */
export async function storeWrite(): Promise<Bench> {
  const bare = new Database(':memory:');
  bare.exec(documents.sql);
  const insert = bare.prepare('INSERT OR REPLACE INTO documents (kind, id, body) VALUES (?, ?, ?)');
  const driver = openNodeDriver();
  await migrate(driver);
  return {
    contenders: [
      {
        name: 'better-sqlite3, prepared once',
        operations: WRITES,
        run: () => {
          let changes = 0;
          for (let i = 0; i < WRITES; i++) changes += insert.run('settings', 'device', JSON.stringify(body)).changes;
          return changes;
        },
      },
      {
        name: 'the store, queued and parsed each time',
        operations: WRITES,
        run: async () => {
          for (let i = 0; i < WRITES; i++) await putDocument(driver, 'settings', 'device', body);
          return WRITES;
        },
      },
    ],
    sameChecksum: true,
    note: 'A durable write to disk takes about half a millisecond, beside which either is small.',
  };
}
