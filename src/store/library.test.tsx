import { designOf, type Fleet, shipById } from '@/rules/togo/index';

import { putDocument } from './db/documents';
import { openExpoDriver } from './db/driver.expo';
import { migrate } from './db/migrate';
import { loadLibrary, removeDocument, restoreDocument, saveDocument, useLibrary } from './library';
import { useStorage } from './storage';

const fleet: Fleet = {
  id: 'first',
  name: 'First Division',
  side: 'ijn',
  formations: [
    {
      key: 'a',
      name: 'Battle line',
      ships: [{ key: '1', ship: 'mikasa', name: 'Mikasa', boats: null }],
      flagship: '1',
    },
  ],
  fleetFlagship: '1',
  notes: '',
};
const mikasa = designOf(shipById('mikasa')!);

async function open() {
  const db = await openExpoDriver(':memory:');
  await migrate(db);
  useStorage.setState({ state: 'saved', db, durable: true }, true);
  await loadLibrary(db);
  return db;
}

test('what is saved is on disk and on the shelf', async () => {
  const db = await open();
  await saveDocument('fleet', fleet);
  await saveDocument('ship', { ...mikasa, ratings: { ...mikasa.ratings, armour: 6 } });
  expect(useLibrary.getState().fleet.get('first')).toEqual(fleet);
  await loadLibrary(db);
  expect(useLibrary.getState().fleet.get('first')).toEqual(fleet);
  expect(useLibrary.getState().ship.get('mikasa')?.ratings.armour).toBe(6);
});

test('what is deleted is out of sight and comes back as it was', async () => {
  const db = await open();
  await saveDocument('fleet', fleet);
  await removeDocument('fleet', 'first');
  await loadLibrary(db);
  expect(useLibrary.getState().fleet.size).toBe(0);
  await restoreDocument('fleet', 'first');
  expect(useLibrary.getState().fleet.get('first')).toEqual(fleet);
});

test('a document this app cannot understand costs only itself, and is kept', async () => {
  const db = await open();
  await saveDocument('fleet', fleet);
  await putDocument(db, 'fleet', 'odd', { name: 'From elsewhere', formations: 'many' });
  await loadLibrary(db);
  expect([...useLibrary.getState().fleet.keys()]).toEqual(['first']);
  expect(useLibrary.getState().unread).toEqual([{ kind: 'fleet', id: 'odd', name: 'From elsewhere' }]);
  expect(await db.all('SELECT id FROM documents')).toHaveLength(2);
});

test('a disk that refuses changes nothing on the shelf', async () => {
  const db = await open();
  await saveDocument('fleet', fleet);
  await db.exec('DROP TABLE documents');
  await expect(removeDocument('fleet', 'first')).rejects.toThrow();
  await expect(saveDocument('fleet', { ...fleet, name: 'Other' })).rejects.toThrow();
  expect(useLibrary.getState().fleet.get('first')).toEqual(fleet);
});
