import type { Driver, Statement } from '@/store/db/driver';
import { openNodeDriver } from '@/store/db/driver.node';

import { groupedWrites } from './grouped-writes';

const insert = (id: number): readonly Statement[] => [['INSERT INTO kept (id) VALUES (?)', [id]]];

async function opened() {
  const db = openNodeDriver();
  await db.exec('CREATE TABLE kept (id INTEGER PRIMARY KEY)');
  const sizes: number[] = [];
  const counted = (async (statements: readonly Statement[]) => {
    sizes.push(statements.length);
    await db.transaction(statements);
  }) as Driver['transaction'];
  const ids = async () => (await db.all<{ id: number }>('SELECT id FROM kept ORDER BY id')).map(({ id }) => id);
  return { grouped: groupedWrites({ ...db, transaction: counted }), sizes, ids };
}

test('what is written in the same moment goes to disk once, and each is answered after that', async () => {
  const { grouped, sizes, ids } = await opened();
  await Promise.all([1, 2, 3].map((id) => grouped.transaction(insert(id))));
  expect(await ids()).toEqual([1, 2, 3]);
  await grouped.transaction(insert(4));
  expect(sizes).toEqual([3, 1]);
});

test('one that cannot be written fails alone', async () => {
  const { grouped, ids } = await opened();
  await grouped.transaction(insert(2));
  const answers = await Promise.allSettled([1, 2, 3].map((id) => grouped.transaction(insert(id))));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await ids()).toEqual([1, 2, 3]);
});
