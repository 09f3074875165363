import { designOf, shipById } from '@/rules/togo/index';

import { markDocumentDeleted, putDocument } from './db/documents';
import { restoreDocument } from './library';
import { listPutAway } from './put-away';
import { currentDatabase, openStorage } from './storage';

const mikasa = designOf(shipById('mikasa')!);

test('what was deleted is listed by kind, the latest first, until it is brought back', async () => {
  await openStorage();
  const db = currentDatabase()!;
  await db.exec('DELETE FROM documents');
  await putDocument(db, 'fleet', 'kept', { name: 'Kept' });
  await putDocument(db, 'ship', 'mine', { ...mikasa, id: 'mine', name: 'Kongo' });
  await putDocument(db, 'ship', 'nameless', 7);
  await putDocument(db, 'ship', 'broken', {});
  await db.run("UPDATE documents SET body = '{' WHERE id = 'broken'");
  for (const [place, id] of ['mine', 'nameless', 'broken'].entries()) {
    await markDocumentDeleted(db, 'ship', id, `1905-05-27T0${place}:00:00.000Z`);
  }
  expect(await listPutAway('fleet')).toEqual([]);
  expect((await listPutAway('ship')).map(({ id, name }) => [id, name])).toEqual([
    ['broken', null],
    ['nameless', null],
    ['mine', 'Kongo'],
  ]);
  await restoreDocument('ship', 'mine');
  expect((await listPutAway('ship')).map(({ id }) => id)).toEqual(['broken', 'nameless']);
});

test('what cannot be read any more is not brought back, and stays in the list', async () => {
  await openStorage();
  const db = currentDatabase()!;
  await db.exec('DELETE FROM documents');
  await putDocument(db, 'ship', 'nameless', 7);
  await markDocumentDeleted(db, 'ship', 'nameless', '1905-05-27T00:00:00.000Z');
  await expect(restoreDocument('ship', 'nameless')).rejects.toThrow();
  expect((await listPutAway('ship')).map(({ id }) => id)).toEqual(['nameless']);
});
