import type { Book } from '@/game/battle';
import { newDraft, entriesOf } from '@/game/act';
import { toyBook, type ToyState } from '@/testing/toy-book';
import { AT, valueOf } from '@/testing/toy-database';

import { append, createBattle, type OpenBattle } from './battles';
import { openNodeDriver } from './db/driver.node';
import { migrate } from './db/migrate';
import { tellBattle } from './story';

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
  const story = await tellBattle(db, BOOK, 'long', async () => void (pauses += 1));
  expect(pauses).toBeGreaterThanOrEqual(2);
  expect(story.items).toHaveLength(450);
  expect(story.battle?.problems).toEqual([]);
});

test('one action more reads one action more', async () => {
  const { db, add } = await begun('more');
  await add(1);
  const first = await tellBattle(db, BOOK, 'more');
  await add(2);
  let rows = 0;
  const watched = {
    ...db,
    all: async <Row>(sql: string, params?: never) => {
      const got = await db.all<Row>(sql, params);
      rows += got.length;
      return got;
    },
  };
  const second = await tellBattle(watched, BOOK, 'more');
  expect(rows).toBe(2);
  expect(second.items[0]).toBe(first.items[0]);
  expect(second.items).toHaveLength(2);
});

test('another log under the same name is told from its beginning', async () => {
  const one = await begun('same');
  await one.add(1);
  await one.add(2);
  await tellBattle(one.db, BOOK, 'same');
  const other = await begun('same');
  await other.add(3);
  expect((await tellBattle(other.db, BOOK, 'same')).items).toHaveLength(1);
});
