import type { Book } from '@/game/battle';
import { newDraft, entriesOf } from '@/game/act';
import { toyBook, type ToyState } from '@/testing/toy-book';
import { AT, valueOf } from '@/testing/toy-database';

import { append, createBattle, type OpenBattle } from './battles';
import type { Driver, SqlValue } from './db/driver';
import { openNodeDriver } from './db/driver.node';
import { migrate } from './db/migrate';
import { readStoryAhead, readStory } from './story';

const BOOK = toyBook as Book<ToyState>;

async function begun(id: string) {
  const db = openNodeDriver();
  await migrate(db);
  let open: OpenBattle<ToyState> = valueOf(
    await createBattle(db, BOOK, { id, name: id, seed: 1, setup: { limit: 1e9 } }, AT),
  );
  const add = async (by: number) => {
    const entries = entriesOf(BOOK, open.battle, newDraft({ type: 'add', by }), [{ type: 'added', by } as never]);
    open = valueOf(await append(db, open, entries, AT));
  };
  return { db, add };
}

test('a long log is read in pieces, with pauses, and no action is torn between two of them', async () => {
  const { db, add } = await begun('long');
  for (let i = 0; i < 450; i += 1) await add(i % 5);
  let pauses = 0;
  const story = await readStory(db, BOOK, 'long', async () => void (pauses += 1));
  expect(pauses).toBeGreaterThanOrEqual(2);
  expect(story.items).toHaveLength(450);
  expect(story.battle?.problems).toEqual([]);
});

/** Counts the rows that are read. */
function watch(db: Driver) {
  const read = { rows: 0 };
  const all = async <Row>(sql: string, params?: readonly SqlValue[]) => {
    const got = await db.all<Row>(sql, params);
    read.rows += got.length;
    return got;
  };
  return { read, watched: { ...db, all } };
}

test('what was read ahead is not read again', async () => {
  const { db, add } = await begun('ahead');
  for (let i = 0; i < 300; i += 1) await add(1);
  await readStoryAhead(db, BOOK, 'ahead', { pause: async () => undefined, isWanted: () => true });
  const { read, watched } = watch(db);
  expect((await readStory(watched, BOOK, 'ahead')).items).toHaveLength(300);
  expect(read.rows).toBe(0);
});

test('whoever asks while it is read ahead goes on from there, and it is left to him', async () => {
  const { db, add } = await begun('asked');
  for (let i = 0; i < 600; i += 1) await add(1);
  const { read, watched } = watch(db);
  let items: readonly unknown[] = [];
  const pause = async () => void (items = (await readStory(watched, BOOK, 'asked')).items);
  await readStoryAhead(watched, BOOK, 'asked', { pause, isWanted: () => true });
  expect(items).toHaveLength(600);
  expect(read.rows).toBeLessThan(2 * 1201);
});

test('one action more reads one action more', async () => {
  const { db, add } = await begun('more');
  await add(1);
  const first = await readStory(db, BOOK, 'more');
  await add(2);
  const { read, watched } = watch(db);
  const second = await readStory(watched, BOOK, 'more');
  expect(read.rows).toBe(2);
  expect(second.items[0]).toBe(first.items[0]);
  expect(second.items).toHaveLength(2);
});

test('another log under the same name is read from its beginning', async () => {
  const one = await begun('same');
  await one.add(1);
  await one.add(2);
  await readStory(one.db, BOOK, 'same');
  const other = await begun('same');
  await other.add(3);
  expect((await readStory(other.db, BOOK, 'same')).items).toHaveLength(1);
});
