import { openNodeDriver } from './driver.node';
import { migrate } from './migrate';
import { migrations } from './migrations/all';

test('a new database gets every step, a current one none', async () => {
  const db = openNodeDriver();
  expect(await migrate(db)).toEqual({ ok: true, value: migrations.length });
  expect(await migrate(db)).toEqual({ ok: true, value: migrations.length });
  expect(await db.get('PRAGMA user_version')).toEqual({ user_version: migrations.length });
});

test('a database from the future is refused and left as it is', async () => {
  const db = openNodeDriver();
  await db.exec('PRAGMA user_version = 99');
  expect(await migrate(db)).toEqual({ ok: false, error: { code: 'FROM_A_NEWER_VERSION', version: 99 } });
  expect(await db.all("SELECT name FROM sqlite_schema WHERE type = 'table'")).toEqual([]);
});

test('a step that fails leaves the database as it was, and says why', async () => {
  const db = openNodeDriver();
  const steps = ['CREATE TABLE one (x)', 'CREATE TABLE two (x); CREATE TABLE one (x)'];
  await expect(migrate(db, steps)).rejects.toThrow('already exists');
  expect(await db.get('PRAGMA user_version')).toEqual({ user_version: 0 });
  expect(await db.all("SELECT name FROM sqlite_schema WHERE type = 'table'")).toEqual([]);
});
