import { documentRules, type Documents } from '@/game/documents';
import { designOf, SHIPS } from '@/rules/togo/index';
import { bookOf } from '@/testing/books-with-toy';
import { AT, valueOf } from '@/testing/toy-database';

import { getDocument, putDocument } from '../db/documents';
import type { Driver } from '../db/driver';
import { openNodeDriver } from '../db/driver.node';
import { migrate } from '../db/migrate';
import { collectTransfer } from './collect-transfer';
import { partsOf } from './document-parts';
import { type Choice, importTransfer } from './import-transfer';
import { previewTransfer } from './preview-transfer';
import { readTransfer } from './read-transfer';
import { compressTransfer } from './write-transfer';

const mine = { ...designOf(SHIPS[0]!), id: 'mine', name: 'Kongo', from: null };
const edited = { ...designOf(SHIPS[1]!), name: 'Edited' };
const idle = { ...mine, id: 'idle', name: 'In the yard' };
const fleet: Documents['fleet'] = {
  id: 'fleet',
  name: 'Fleet',
  side: 'ijn',
  formations: [
    {
      key: 'f1',
      name: 'Line',
      ships: ['mine', edited.id, 'fuji'].map((ship, at) => ({ key: `s${at}`, ship, name: ship, boats: null })),
      flagship: 's0',
    },
  ],
  fleetFlagship: 's0',
  notes: '',
};

const shipsIn = async (body: unknown) =>
  partsOf(await documentRules(['fleet']), { kind: 'fleet', body }).map(({ id }) => id);

const opened: Driver[] = [];
async function phone(): Promise<Driver> {
  const db = openNodeDriver();
  opened.push(db);
  await migrate(db);
  return db;
}
afterEach(async () => {
  for (const db of opened.splice(0)) await db.close();
});

async function sent() {
  const db = await phone();
  for (const ship of [mine, edited, idle]) await putDocument(db, 'ship', ship.id, ship);
  await putDocument(db, 'fleet', fleet.id, fleet);
  const selection = { documents: [{ kind: 'fleet', id: 'fleet' }] };
  return valueOf(readTransfer(compressTransfer(await collectTransfer(db, selection, AT)), { bookOf }));
}

async function take(db: Driver, choice: Choice) {
  const transfer = await sent();
  const items = await previewTransfer(db, transfer);
  const choices = new Map(items.filter(({ status }) => status === 'conflict').map(({ key }) => [key, choice]));
  let ids = 0;
  return importTransfer(db, transfer, choices, { at: AT, newId: () => `new-${(ids += 1)}`, nameCopy: (name) => name });
}

test('a fleet leaves with the owner’s ships that sail in it, and with no others', async () => {
  const { documents } = await sent();
  expect(documents.map(({ kind, id }) => [kind, id])).toEqual([
    ['fleet', 'fleet'],
    ...['mine', edited.id].sort().map((id) => ['ship', id]),
  ]);
});

test('a ship kept beside the one here gets another id, and the fleet she came with knows it', async () => {
  const db = await phone();
  await putDocument(db, 'ship', 'mine', { ...mine, name: 'Another Kongo' });
  const imported = await take(db, 'both');
  const copy = imported.find(({ kind, id }) => kind === 'ship' && id !== edited.id)?.id ?? '';
  expect(copy).toMatch(/^new-/);
  expect(await getDocument(db, 'ship', copy)).toMatchObject({ name: 'Kongo' });
  expect(await getDocument(db, 'ship', 'mine')).toMatchObject({ name: 'Another Kongo' });
  expect(await shipsIn(await getDocument(db, 'fleet', 'fleet'))).toEqual([copy, edited.id, 'fuji']);
});

test('a ship that replaces the one here, or is new, keeps her id', async () => {
  const db = await phone();
  await putDocument(db, 'ship', 'mine', { ...mine, name: 'Another Kongo' });
  await take(db, 'replace');
  expect(await getDocument(db, 'ship', 'mine')).toMatchObject({ name: 'Kongo' });
  expect(await getDocument(db, 'fleet', 'fleet')).toEqual(fleet);
});

test('what is no fleet names no ships', async () => {
  expect(await shipsIn({ name: 'Fleet of an older app', ships: ['mikasa'] })).toEqual([]);
  expect(await shipsIn(null)).toEqual([]);
});
