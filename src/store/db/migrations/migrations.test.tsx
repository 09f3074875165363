import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { dumpDatabase } from '@/testing/dump-database';
import { toyBook } from '@/testing/toy-book';
import { AT, fillToyDatabase, toyBattle, valueOf } from '@/testing/toy-database';

import { listBattles, markDeleted, openBattle } from '../../battles';
import { listDocuments } from '../documents';
import type { Driver, SqlValue } from '../driver';
import { openExpoDriver } from '../driver.expo';
import { openNodeDriver } from '../driver.node';
import { firstBrokenLink, readRows } from '../event-log';
import { migrate } from '../migrate';
import { migrations } from './all';

const FOLDER = join(__dirname, '../../../../__tests__/fixtures/databases');
const versions = migrations.map((_, index) => index + 1);
const fixture = (version: number) => join(FOLDER, `${String(version).padStart(4, '0')}.sql`);
const DRIVERS = [
  ['expo-sqlite', () => openExpoDriver(':memory:')],
  ['better-sqlite3', async () => openNodeDriver()],
] as const;

// After a new migration: ZFLAG_WRITE_FIXTURE=1 npx jest src/store/db/migrations. It writes what is missing and nothing else.
beforeAll(async () => {
  const current = fixture(migrations.length);
  if (!process.env.ZFLAG_WRITE_FIXTURE || existsSync(current)) return;
  const db = openNodeDriver();
  await migrate(db);
  await fillToyDatabase(db);
  await toyBattle(db, 'put-away', [3]);
  await markDeleted(db, 'put-away', AT);
  writeFileSync(current, await dumpDatabase(db));
});

test('every version there ever was has a stored database', () => {
  expect(versions.filter((version) => !existsSync(fixture(version)))).toEqual([]);
});

test.each(versions)('the stored database of version %i has the tables that version had', async (version) => {
  const tables = async (db: Driver) => (await dumpDatabase(db)).match(/^(PRAGMA|CREATE)[^;]*;/gm);
  const stored = await load(openNodeDriver(), version);
  const made = openNodeDriver();
  await migrate(made, migrations.slice(0, version));
  expect(await tables(stored)).toEqual(await tables(made));
});

describe.each(DRIVERS)('on %s', (_name, openDriver) => {
  test.each(versions)('a database of version %i is brought up to date with nothing lost', async (version) => {
    const db = await load(await openDriver(), version);
    const before = await rowsByTable(db);
    expect(Object.values(before).flat().length).toBeGreaterThan(0);
    expect(await migrate(db)).toEqual({ ok: true, value: migrations.length });

    expect(await db.get('PRAGMA user_version')).toEqual({ user_version: migrations.length });
    expect(await db.get('PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' });
    expect(await db.all('PRAGMA foreign_key_check')).toEqual([]);
    const after = await rowsByTable(db);
    for (const [table, rows] of Object.entries(before)) {
      expect(after[table]).toEqual(rows.map((row) => expect.objectContaining(row)));
    }
    await db.close();
  });

  test.each(versions)('what is in a database of version %i can still be used', async (version) => {
    const db = await load(await openDriver(), version);
    await migrate(db);
    expect((await listDocuments(db)).map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ name: 'United Squadron' }),
    );
    const battles = await listBattles(db);
    expect(battles.map(({ name }) => name).sort()).toEqual(
      version < 2 ? [] : ['Battle of tsushima', 'Battle of ulsan'],
    );
    for (const { id } of battles) {
      expect(firstBrokenLink(await readRows(db, id))).toBeNull();
      const { battle } = valueOf(await openBattle(db, toyBook, id));
      expect([battle.state.total, battle.problems]).toEqual([id === 'tsushima' ? 3 : 5, []]);
    }
    await db.close();
  });
});

async function load(db: Driver, version: number): Promise<Driver> {
  await db.exec(readFileSync(fixture(version), 'utf8'));
  return db;
}

async function rowsByTable(db: Driver): Promise<Record<string, Record<string, SqlValue>[]>> {
  const tables = await db.all<{ name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  );
  const found: Record<string, Record<string, SqlValue>[]> = {};
  for (const { name } of tables) found[name] = await db.all(`SELECT * FROM ${name}`);
  return found;
}
