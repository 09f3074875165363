import { getDocument, listDocuments, putDocument } from './documents';
import type { Driver, Statement } from './driver';
import { openExpoDriver } from './driver.expo';
import { openNodeDriver } from './driver.node';
import { migrate } from './migrate';

/** One suite, run on each engine: what the app relies on must hold on all of them. */
describe.each([
  ['expo-sqlite', () => openExpoDriver(':memory:')],
  ['better-sqlite3', async () => openNodeDriver()],
])('%s', (_name, open) => {
  let db: Driver;
  beforeEach(async () => {
    db = await open();
    await migrate(db);
  });
  afterEach(() => db.close());

  test('a document comes back as it went in, and is replaced whole', async () => {
    await putDocument(db, 'fleet', 'first', { ships: ['mikasa'], speed: 3.5, flag: null });
    await putDocument(db, 'fleet', 'first', { ships: [] });
    expect(await getDocument(db, 'fleet', 'first')).toEqual({ ships: [] });
    expect(await getDocument(db, 'fleet', 'second')).toBeNull();
  });

  test('one unreadable document costs that document only', async () => {
    await putDocument(db, 'fleet', 'good', { ok: true });
    await db.run('INSERT INTO documents (kind, id, body) VALUES (?, ?, ?)', ['fleet', 'bad', '{"ships":']);
    expect(await getDocument(db, 'fleet', 'bad')).toBeNull();
    expect(await listDocuments(db)).toMatchObject([
      { id: 'bad', body: '{"ships":' },
      { id: 'good', body: { ok: true } },
    ]);
  });

  test('a failed transaction leaves nothing behind', async () => {
    const failing = db.transaction(async (tx) => {
      await putDocument(tx, 'fleet', 'half', {});
      throw new Error('power cut');
    });
    await expect(failing).rejects.toThrow('power cut');
    expect(await getDocument(db, 'fleet', 'half')).toBeNull();
  });

  test('statements that are handed in together are written together, or not at all, and the next ones are free again', async () => {
    const put = (id: string): Statement => ["INSERT INTO documents (kind, id, body) VALUES ('fleet', ?, '{}')", [id]];
    await expect(db.transaction([put('a'), put('b'), put('a')])).rejects.toThrow('UNIQUE');
    expect(await listDocuments(db)).toEqual([]);
    await db.transaction([put('a'), put('b')]);
    expect((await listDocuments(db)).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('a call made during a transaction waits for its end instead of slipping into it', async () => {
    const order: string[] = [];
    const transaction = db.transaction(async (tx) => {
      await putDocument(tx, 'fleet', 'a', {});
      order.push('inside');
      throw new Error('rolled back');
    });
    const outside = putDocument(db, 'fleet', 'b', {}).then(() => order.push('outside'));
    await expect(transaction).rejects.toThrow('rolled back');
    await outside;
    expect(order).toEqual(['inside', 'outside']);
    expect((await listDocuments(db)).map(({ id }) => id)).toEqual(['b']);
  });

  test('overlapping transactions take turns', async () => {
    const count = async () => ((await getDocument(db, 'counter', 'n')) as number | null) ?? 0;
    const addOne = () =>
      db.transaction(async (tx) => {
        const before = ((await getDocument(tx, 'counter', 'n')) as number | null) ?? 0;
        await putDocument(tx, 'counter', 'n', before + 1);
      });
    await Promise.all(Array.from({ length: 10 }, addOne));
    expect(await count()).toBe(10);
  });

  test('whole numbers stay whole, and text is never taken for a number', async () => {
    await db.exec('CREATE TABLE numbers (n, t TEXT) ');
    await db.run('INSERT INTO numbers VALUES (?, ?)', [7, '12']);
    expect(await db.get('SELECT typeof(n) AS n, t FROM numbers')).toEqual({ n: 'integer', t: '12' });
  });
});
