import { readFileSync } from 'node:fs';

import { CLOCK_KIND } from '../clock-document';
import { putDocument } from '../db/documents';
import { openNodeDriver } from '../db/driver.node';
import { migrate } from '../db/migrate';
import { collectTransfer } from '../transfer/collect-transfer';
import { importTransfer } from '../transfer/import-transfer';
import { packTransfer, plainTransfer } from '../transfer/pack-transfer';
import { readTransfer } from '../transfer/read-transfer';

import { bookOf } from '@/testing/books-with-toy';
import { fillToyDatabase, toyBattle, valueOf } from '@/testing/toy-database';

import { backupName, outdated, readBackupName } from './backup-names';
import { backUp, backUpBeforeMigration, backUpIfDue, listBackups, takeBackup, useBackups } from './backups';
import { databaseName, nextName, noteDatabaseName } from './database-name';

const mockShelf = new Map<string, Uint8Array>();
const mockFull = { is: false };
jest.mock('./shelf', () => ({
  listShelf: async () => [...mockShelf].map(([name, content]) => ({ name, bytes: content.length })),
  takeFromShelf: async (name: string) => mockShelf.get(name) ?? null,
  putOnShelf: async (name: string, content: Uint8Array) => {
    if (mockFull.is) throw new Error('no room');
    mockShelf.set(name, content);
  },
  dropFromShelf: async (name: string) => void mockShelf.delete(name),
}));

const DAY = 24 * 3600 * 1000;
const START = Date.parse('1905-05-27T13:55:00.000Z');
const day = (number: number) => new Date(START + number * DAY);

const readBackup = async (name: string) => readTransfer((await takeBackup(name))!, { bookOf });

async function filled() {
  const db = openNodeDriver();
  await migrate(db);
  await fillToyDatabase(db);
  return db;
}

beforeEach(() => mockShelf.clear());

test('a backup is an export of everything, read and checked like any file, and packed in pieces', async () => {
  const db = await filled();
  const name = await backUp(db, 'asked', day(0));
  const expected = await collectTransfer(db, 'everything', day(0).toISOString());
  const read = valueOf(await readBackup(name!));
  const inOrder = ({ battles, documents }: typeof expected) => ({
    battles: [...battles].sort((a, b) => (a.name < b.name ? -1 : 1)),
    documents: [...documents].sort((a, b) => (a.id < b.id ? -1 : 1)),
  });
  expect(inOrder(read)).toEqual(inOrder(expected));
  let pauses = 0;
  await toyBattle(
    db,
    'long',
    Array.from({ length: 400 }, (_, i) => i),
  );
  const packed = await packTransfer(
    await collectTransfer(db, 'everything', day(0).toISOString()),
    async () => void (pauses += 1),
  );
  expect(pauses).toBeGreaterThan(1);
  expect(readTransfer(packed, { bookOf }).ok).toBe(true);
});

test('a file for people has each entry on a line of its own, is made in pieces, and leaves the clock of tonight out', async () => {
  const db = await filled();
  await putDocument(db, CLOCK_KIND, 'ulsan', { minutes: 90 });
  await toyBattle(
    db,
    'long',
    Array.from({ length: 400 }, (_, i) => i),
  );
  let pauses = 0;
  const pause = async () => void (pauses += 1);
  const transfer = await collectTransfer(db, 'everything', day(0).toISOString(), pause);
  expect(pauses).toBeGreaterThan(3);
  const text = await plainTransfer(transfer, pause);
  expect(pauses).toBeGreaterThan(6);
  expect(text.split('\n').filter((line) => /^,?{"seq":/.test(line))).toHaveLength(
    transfer.battles.reduce((sum, { rows }) => sum + rows.length, 0),
  );
  // Where playing the long one again led is no part of the file.
  const { snapshots, ...read } = valueOf(readTransfer(new TextEncoder().encode(text), { bookOf }));
  expect(read).toEqual(transfer);
  expect(snapshots?.filter((each) => each !== null)).toHaveLength(1);
  const backup = valueOf(await readBackup((await backUp(db, 'asked', day(0)))!));
  expect(backup.documents.map(({ kind }) => kind)).not.toContain(CLOCK_KIND);
});

test('a daily backup for which there is no room is noticed, until one can be made again', async () => {
  const db = await filled();
  mockFull.is = true;
  await expect(backUpIfDue(db, day(0))).rejects.toThrow('no room');
  expect(useBackups.getState().failed).toBe(true);
  mockFull.is = false;
  expect(await backUpIfDue(db, day(0))).not.toBeNull();
  expect(useBackups.getState().failed).toBe(false);
});

test('a tap made while a backup reads a long log is written in between, and the backup is of the moment it began', async () => {
  const db = await filled();
  await toyBattle(
    db,
    'long',
    Array.from({ length: 400 }, (_, i) => i),
  );
  const backup = backUp(db, 'asked', day(0));
  const isFirst = await Promise.race([toyBattle(db, 'meanwhile', [1]).then(() => true), backup.then(() => false)]);
  expect(isFirst).toBe(true);
  const battles = valueOf(await readBackup((await backup)!)).battles;
  expect(battles.find(({ rows }) => rows.length > 400)?.brokenAt).toBeNull();
  expect(battles.map(({ name }) => name)).not.toContain('Battle of meanwhile');
});

test('once a day in use, never of an empty database, which would push out what was', async () => {
  const empty = openNodeDriver();
  await migrate(empty);
  expect(await backUpIfDue(empty, day(0))).toBeNull();
  const db = await filled();
  expect(await backUpIfDue(db, day(0))).not.toBeNull();
  expect(await backUpIfDue(db, new Date(START + DAY / 3))).toBeNull();
  expect(await backUpIfDue(db, day(1))).not.toBeNull();
  expect(await listBackups()).toMatchObject([{ at: day(1).toISOString(), reason: 'daily' }, { reason: 'daily' }]);
});

test('rolls: seven days, then one a week for four weeks; the others do not push them out', () => {
  const backups = Array.from({ length: 80 }, (_, number) =>
    readBackupName({ name: backupName(day(number).toISOString(), 'daily'), bytes: 1 }),
  ).flatMap((each) => each ?? []);
  const migration = readBackupName({ name: backupName(day(0).toISOString(), 'migration'), bytes: 1 })!;
  const all = [...backups, migration];
  const gone = new Set(outdated(all));
  const stay = all.filter((each) => !gone.has(each));
  expect(stay.filter(({ reason }) => reason === 'daily')).toHaveLength(11);
  expect(stay).toContain(migration);
  expect(stay).toContain(backups[79]);
  expect(readBackupName({ name: 'database-name.txt', bytes: 1 })).toBeNull();
});

test('eighty days in use leave eleven daily backups on the shelf, the newest with what was done that day', async () => {
  const db = await filled();
  mockShelf.set('database-name.txt', new Uint8Array(1));
  await backUp(db, 'asked', day(0));
  for (let number = 0; number < 80; number += 1) await backUpIfDue(db, day(number));
  await toyBattle(db, 'last', [1]);
  await backUpIfDue(db, day(80));
  const backups = await listBackups();
  expect(backups.filter(({ reason }) => reason === 'daily')).toHaveLength(11);
  expect(backups.filter(({ reason }) => reason === 'asked')).toHaveLength(1);
  expect(mockShelf.size).toBe(13);
  const [newest] = backups;
  expect(newest).toMatchObject({ at: day(80).toISOString(), bytes: mockShelf.get(newest!.name)!.length });
  expect(valueOf(await readBackup(newest!.name)).battles.map(({ name }) => name)).toContain('Battle of last');
});

test.each(['0001', '0002', '0003'])(
  'what was backed up of form %s comes back as the migrated database has it',
  async (form) => {
    const old = openNodeDriver();
    await old.exec(readFileSync(`__tests__/fixtures/databases/${form}.sql`, 'utf8'));
    const at = day(0).toISOString();
    await backUpBeforeMigration(old, day(0), 99);
    const [backup] = await listBackups();
    const restored = openNodeDriver();
    await migrate(restored);
    let made = 0;
    await importTransfer(restored, valueOf(await readBackup(backup!.name)), new Map(), {
      ...{ at, newId: () => `new-${(made += 1)}`, nameCopy: (name: string) => name },
    });
    await migrate(old);
    const content = async (db: typeof old) => {
      const { battles, documents } = await collectTransfer(db, 'everything', at);
      return {
        battles: battles.map((battle) => JSON.stringify(battle)).sort(),
        documents: documents.map(({ kind, id, body }) => JSON.stringify([kind, id, body])).sort(),
      };
    };
    expect(await content(restored)).toEqual(await content(old));
  },
);

test.each(['0001', '0002', '0003'])('a database of form %s is backed up before it is changed', async (form) => {
  const db = openNodeDriver();
  await db.exec(readFileSync(`__tests__/fixtures/databases/${form}.sql`, 'utf8'));
  const before = await db.all<{ id: string }>('SELECT id FROM documents');
  await backUpBeforeMigration(db, day(0), 99);
  const [backup] = await listBackups();
  expect(backup?.reason).toBe('migration');
  expect(valueOf(await readBackup(backup!.name)).documents.length).toBeLessThanOrEqual(before.length);
  expect(valueOf(await readBackup(backup!.name)).documents.length).toBeGreaterThan(0);
});

test('a database of today needs no backup before opening, and a shelf that fails does not keep it shut', async () => {
  const db = await filled();
  await backUpBeforeMigration(db, day(0));
  expect(mockShelf.size).toBe(0);
  const set = jest.spyOn(mockShelf, 'set').mockImplementation(() => {
    throw new Error('disk full');
  });
  await expect(backUpBeforeMigration(db, day(0), 99)).resolves.toBeUndefined();
  set.mockRestore();
});

test('a damaged backup is told, not taken', async () => {
  const db = await filled();
  const name = (await backUp(db, 'asked', day(0)))!;
  mockShelf.set(name, mockShelf.get(name)!.slice(0, 200));
  expect((await readBackup(name)).ok).toBe(false);
  expect(await takeBackup('nothing')).toBeNull();
});

test('the database in use is remembered outside it; a note that makes no sense is none', async () => {
  expect(await databaseName()).toBe('z-flag.db');
  expect(nextName('z-flag.db')).toBe('z-flag-2.db');
  expect(nextName('z-flag-2.db')).toBe('z-flag-3.db');
  await noteDatabaseName('z-flag-2.db');
  expect(await databaseName()).toBe('z-flag-2.db');
  await noteDatabaseName('../elsewhere.db');
  expect(await databaseName()).toBe('z-flag.db');
});
