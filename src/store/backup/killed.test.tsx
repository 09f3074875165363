import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { bookOf } from '@/testing/books-with-toy';
import { dumpDatabase } from '@/testing/dump-database';
import { copyDatabase, Life, openDyingDriver } from '@/testing/dying-driver';
import { fillToyDatabase, valueOf } from '@/testing/toy-database';

import type { Driver } from '../db/driver';
import { openNodeDriver } from '../db/driver.node';
import { migrate } from '../db/migrate';
import { migrations } from '../db/migrations/all';
import { collectTransfer } from '../transfer/collect-transfer';
import type { Transfer } from '../transfer/format';
import { readTransfer } from '../transfer/read-transfer';
import { backUp, backUpBeforeMigration, listBackups, takeBackup } from './backups';

const mockShelf = new Map<string, Uint8Array>();
const mockLife: { now: Life | null } = { now: null };
jest.mock('./shelf', () => ({
  listShelf: async () => {
    mockLife.now?.step();
    return [...mockShelf].map(([name, content]) => ({ name, bytes: content.length }));
  },
  takeFromShelf: async (name: string) => mockShelf.get(name) ?? null,
  putOnShelf: async (name: string, content: Uint8Array) => {
    mockLife.now?.step();
    mockShelf.set(name, content);
  },
  dropFromShelf: async (name: string) => {
    mockLife.now?.step();
    mockShelf.delete(name);
  },
}));

const AT = '1905-05-27T13:55:00.000Z';
const NOW = new Date(AT);
const FORMS = '__tests__/fixtures/databases';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'z-flag-killed-'));
  mockShelf.clear();
  mockLife.now = null;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Works on a database until the device is switched off after so many steps; false when the work was done before that. */
async function dies(file: string, steps: number, work: (db: Driver) => Promise<unknown>): Promise<boolean> {
  mockLife.now = new Life(steps);
  const db = openDyingDriver(file, mockLife.now);
  const died = await work(db).then(
    () => mockLife.now?.isOver === true,
    () => true,
  );
  copyDatabase(file, `${file}-left`);
  await db.abandon();
  mockLife.now = null;
  return died;
}

async function withDatabase<T>(file: string, work: (db: Driver) => Promise<T>): Promise<T> {
  const db = openNodeDriver(file);
  return work(db).finally(() => db.close());
}

const content = ({ battles, documents }: Transfer) => [
  battles.map((battle) => JSON.stringify(battle)).sort(),
  documents.map((document) => JSON.stringify(document)).sort(),
];
const everything = (file: string) =>
  withDatabase(file, async (db) => content(await collectTransfer(db, 'everything', AT)));
const backups = async () =>
  Promise.all(
    (await listBackups()).map(async ({ name }) =>
      content(valueOf(readTransfer((await takeBackup(name))!, { bookOf }))),
    ),
  );

const forms = readdirSync(FORMS).filter((name) => name.endsWith('.sql') && !name.startsWith(`000${migrations.length}`));

test.each(forms)(
  'switched off at any step of bringing %s up to date, with its backup: both are whole, and it goes on from there',
  async (form) => {
    const sql = readFileSync(join(FORMS, form), 'utf8');
    const started = join(folder, 'started.db');
    await withDatabase(started, (db) => db.exec(sql));
    const before = await everything(started);
    const whole = join(folder, 'whole.db');
    copyDatabase(started, whole);
    const expected = await withDatabase(whole, async (db) => {
      await migrate(db);
      return dumpDatabase(db);
    });
    const open = async (db: Driver) => {
      await backUpBeforeMigration(db, NOW);
      valueOf(await migrate(db));
    };
    let deaths = 0;
    for (let steps = 0, died = true; died; steps += 1) {
      mockShelf.clear();
      const file = join(folder, `${steps}.db`);
      copyDatabase(started, file);
      died = await dies(file, steps, open);
      if (died) deaths += 1;
      const left = `${file}-left`;
      expect([steps, await everything(left)]).toEqual([steps, before]);
      expect([steps, ...(await backups())]).toEqual([steps, ...[...mockShelf].map(() => before)]);
      const after = await withDatabase(left, async (db) => {
        expect(await db.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
        await open(db);
        return dumpDatabase(db);
      });
      expect([steps, after]).toEqual([steps, expected]);
    }
    expect(deaths).toBeGreaterThan(10);
  },
);

test('switched off at any step of a daily backup: the database and all backups are as before, and perhaps one more', async () => {
  const file = join(folder, 'used.db');
  await withDatabase(file, async (db) => {
    await migrate(db);
    await fillToyDatabase(db);
  });
  const before = await everything(file);
  const old = await withDatabase(file, async (db) => {
    for (let day = 0; day < 20; day += 1) await backUp(db, 'daily', new Date(NOW.getTime() - (20 - day) * 24 * 3600e3));
    return [...mockShelf];
  });
  let deaths = 0;
  for (let steps = 0, died = true; died; steps += 1) {
    mockShelf.clear();
    for (const [name, bytes] of old) mockShelf.set(name, bytes);
    const used = join(folder, `${steps}.db`);
    copyDatabase(file, used);
    died = await dies(used, steps, (db) => backUp(db, 'daily', NOW));
    if (died) deaths += 1;
    const names = [...mockShelf.keys()];
    const isThere = names.some((name) => name.startsWith('1905-05-27'));
    // An old one goes only after the new one is there.
    if (!isThere) expect([steps, [...mockShelf]]).toEqual([steps, old]);
    expect([steps, died || isThere]).toEqual([steps, true]);
    for (const backup of await backups()) expect(backup).toEqual(before);
    expect(await everything(`${used}-left`)).toEqual(before);
  }
  expect(deaths).toBeGreaterThan(5);
});
