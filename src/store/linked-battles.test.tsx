import { newDraft } from '@/game/act';
import type { Entry } from '@/game/entry';
import { undo } from '@/game/undo';
import { toyBook } from '@/testing/toy-book';

import { append, createBattle, markDeleted } from './battles';
import { openExpoDriver } from './db/driver.expo';
import { openNodeDriver } from './db/driver.node';
import type { Driver } from './db/driver';
import { migrate } from './db/migrate';
import { battlesFor, hasHappened } from './linked-battles';

const AT = '1905-05-27T13:55:00.000Z';
const SEED = '000102030405060708090a0b0c0d0e0f';
const BOOK = toyBook as never;

describe.each([
  ['expo-sqlite', () => openExpoDriver(':memory:')],
  ['better-sqlite3', async () => openNodeDriver()],
])('linked battles on %s', (_name, openDriver) => {
  let db: Driver;
  beforeEach(async () => {
    db = await openDriver();
    await migrate(db);
  });
  afterEach(() => db.close());

  const begin = async (id: string, setup: object) => {
    const created = await createBattle(
      db,
      toyBook,
      { id, name: id, seed: SEED, setup: { limit: 5, ...setup } as never },
      AT,
    );
    if (!created.ok) throw new Error(created.error);
    return created.value;
  };

  test('those that were begun for a campaign and are not deleted, the newest first', async () => {
    await begin('campaign', {});
    await begin('first', { origin: { campaign: 'campaign', moment: { turn: 1 } } });
    await begin('other', { origin: { campaign: 'another' } });
    await begin('second', { origin: { campaign: 'campaign' } });
    await begin('gone', { origin: { campaign: 'campaign' } });
    await markDeleted(db, 'gone', AT);
    // A first row that is no JSON costs that battle alone.
    await db.run("UPDATE log SET body = '{' WHERE battle = 'other'");
    expect(await battlesFor(db, 'campaign')).toEqual([
      { id: 'second', name: 'second', origin: { campaign: 'campaign' } },
      { id: 'first', name: 'first', origin: { campaign: 'campaign', moment: { turn: 1 } } },
    ]);
  });

  test('what happened counts until it is undone', async () => {
    const begun = await begin('campaign', {});
    const added = { ...newDraft({ type: 'add', by: 3 }), roll: null, attempt: 1 };
    const entries: readonly Entry[] = [
      { type: 'v1.Acted', ...added },
      { type: 'v1.Happened', bookVersion: toyBook.version, event: { type: 'added', by: 3 } },
    ];
    const question = { words: '"by":3', isIt: (event: object) => 'by' in event && event.by === 3 };
    expect(await hasHappened(db, BOOK, 'campaign', question)).toBe(false);
    const written = await append(db, begun, entries, AT);
    expect(await hasHappened(db, BOOK, 'campaign', question)).toBe(true);
    if (!written.ok) throw new Error(written.error);
    const undone = undo(written.value.battle, () => true);
    if (!undone.ok) throw new Error(undone.error);
    await append(db, written.value, [undone.value], AT);
    expect(await hasHappened(db, BOOK, 'campaign', question)).toBe(false);
  });
});
