import { deleteDatabaseAsync, openDatabaseAsync } from 'expo-sqlite';

import { toyBook } from '@/testing/toy-book';

import { leaveDamaged } from './backup/restore';
import { createBattle, listBattles } from './battles';
import { listDocuments, putDocument } from './db/documents';
import { openNodeDriver } from './db/driver.node';
import { migrate } from './db/migrate';
import { saveFile } from './save-file';
import { openSession, useSession } from './session';
import { currentDatabase, openStorage, useStorage } from './storage';
import { exportData, exportRefused } from './transfer/export-data';

jest.mock('./save-file');
const mockShelf = new Map<string, Uint8Array>();
jest.mock('./backup/shelf', () => ({
  listShelf: async () => [],
  takeFromShelf: async (name: string) => mockShelf.get(name) ?? null,
  putOnShelf: async (name: string, content: Uint8Array) => void mockShelf.set(name, content),
}));

const close = async () => {
  await currentDatabase()?.close();
  useStorage.setState({ state: 'opening' }, true);
};

afterEach(async () => {
  await close();
  mockShelf.clear();
  await deleteDatabaseAsync('z-flag.db');
});

test('what was written is there after closing and opening again', async () => {
  await openStorage();
  await putDocument(currentDatabase()!, 'fleet', 'first', { name: 'United Squadron' });
  await close();
  await openStorage();
  expect(useStorage.getState().state).toBe('saved');
  expect(await listDocuments(currentDatabase()!)).toMatchObject([{ id: 'first', body: { name: 'United Squadron' } }]);
});

test('it opens once, however often it is asked', async () => {
  await Promise.all([openStorage(), openStorage()]);
  const first = currentDatabase();
  await openStorage();
  expect(currentDatabase()).toBe(first);
});

test('a database from a newer version is left alone, and the app says so and goes on in memory', async () => {
  const future = await openDatabaseAsync('z-flag.db');
  await future.execAsync('CREATE TABLE tomorrow (x); PRAGMA user_version = 99');
  await future.closeAsync();
  await openStorage();
  expect(useStorage.getState()).toMatchObject({ state: 'unsaved', reason: 'FROM_A_NEWER_VERSION' });
  await putDocument(currentDatabase()!, 'fleet', 'kept', {});
  expect(await listDocuments(currentDatabase()!)).toHaveLength(1);
  const storage = useStorage.getState();
  await exportRefused((storage.state === 'unsaved' && storage.refused) || currentDatabase()!, new Date(0));
  const [name, , file] = jest.mocked(saveFile).mock.calls.at(-1) ?? [];
  expect(name).toBe('z-flag-1970-01-01.db');
  expect(new TextDecoder().decode(file as Uint8Array)).toMatch(/^SQLite format 3.*CREATE TABLE tomorrow/s);
  const after = await openDatabaseAsync('z-flag.db');
  expect(await after.getAllAsync('SELECT name FROM sqlite_schema')).toEqual([{ name: 'tomorrow' }]);
  await after.closeAsync();
});

test('a damaged database is left alone too', async () => {
  const { defaultDatabaseDirectory } = jest.requireActual('expo-sqlite');
  const { writeFileSync, readFileSync } = jest.requireActual('node:fs');
  const file = `${defaultDatabaseDirectory}/z-flag.db`;
  const rubbish = 'this is no database '.repeat(400);
  writeFileSync(file, rubbish);
  await openStorage();
  expect(useStorage.getState()).toMatchObject({ state: 'unsaved', reason: 'DAMAGED' });
  expect(readFileSync(file, 'utf8')).toBe(rubbish);
});

test('torn pages in the middle of the file are noticed at opening, and a new database takes its place', async () => {
  const { defaultDatabaseDirectory } = jest.requireActual('expo-sqlite');
  const { writeFileSync, readFileSync } = jest.requireActual('node:fs');
  await openStorage();
  for (let i = 0; i < 200; i += 1) await putDocument(currentDatabase()!, 'fleet', `f${i}`, { name: 'x'.repeat(400) });
  await close();
  const file = `${defaultDatabaseDirectory}/z-flag.db`;
  const torn = readFileSync(file) as Uint8Array;
  torn.fill(0x5a, 4096 * 2, 4096 * 12);
  writeFileSync(file, torn);
  await openStorage();
  expect(useStorage.getState()).toMatchObject({ state: 'unsaved', reason: 'DAMAGED' });
  await putDocument(currentDatabase()!, 'fleet', 'meanwhile', { name: 'Meanwhile' });
  await leaveDamaged(new Date(0).toISOString(), (name) => name);
  expect(useStorage.getState().state).toBe('saved');
  expect(await listDocuments(currentDatabase()!)).toMatchObject([{ id: 'meanwhile' }]);
  await close();
  await openStorage();
  expect(await listDocuments(currentDatabase()!)).toMatchObject([{ id: 'meanwhile' }]);
  expect(readFileSync(file)).toEqual(torn);
});

test('a new database that cannot be filled takes nothing’s place; one that can leaves no game open in memory', async () => {
  const { defaultDatabaseDirectory } = jest.requireActual('expo-sqlite');
  const { writeFileSync } = jest.requireActual('node:fs');
  writeFileSync(`${defaultDatabaseDirectory}/z-flag.db`, 'this is no database '.repeat(400));
  await deleteDatabaseAsync('z-flag-2.db').catch(() => undefined);
  await openStorage();
  const memory = currentDatabase()!;
  await createBattle(
    memory,
    toyBook,
    { id: 'b', name: 'B', seed: 3, setup: { limit: 100 } },
    '1904-08-10T12:00:00.000Z',
  );
  await openSession(memory, toyBook as never, 'b');
  const next = openNodeDriver(`${defaultDatabaseDirectory}/z-flag-2.db`);
  await migrate(next);
  await next.exec(`CREATE TRIGGER full BEFORE INSERT ON battles BEGIN SELECT RAISE(ABORT, 'full'); END`);
  const at = new Date(0).toISOString();
  await expect(leaveDamaged(at, (name) => name)).rejects.toThrow('full');
  expect(useStorage.getState()).toMatchObject({ state: 'unsaved', db: memory });
  expect(useSession.getState().open?.id).toBe('b');
  await next.exec('DROP TRIGGER full');
  await next.close();
  await leaveDamaged(at, (name) => name);
  expect(await listBattles(currentDatabase()!)).toMatchObject([{ name: 'B' }]);
  expect(useSession.getState().open).toBeNull();
});

test('an export holds everything the user made, dated and named', async () => {
  await openStorage();
  await putDocument(currentDatabase()!, 'fleet', 'first', { name: 'Port Arthur' });
  await exportData(new Date('1904-08-10T12:00:00Z'));
  const [name, type, content] = jest.mocked(saveFile).mock.calls.at(-1) ?? [];
  expect([name, type]).toEqual(['z-flag-1904-08-10.json', 'application/json']);
  expect(JSON.parse(String(content))).toMatchObject({
    format: 'z-flag-export',
    version: 3,
    documents: [{ kind: 'fleet', id: 'first', body: { name: 'Port Arthur' } }],
  });
});
