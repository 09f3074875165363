import { newDraft, rollAppDice } from '@/game/act';
import type { Entry } from '@/game/entry';
import { backTo, redo, undo } from '@/game/undo';
import { toyBook } from '@/testing/toy-book';

import {
  allBattles,
  append,
  createBattle,
  duplicateBattle,
  listBattles,
  markArchived,
  markDeleted,
  openBattle,
  renameBattle,
  type OpenBattle,
} from './battles';
import type { Driver } from './db/driver';
import { openExpoDriver } from './db/driver.expo';
import { openNodeDriver } from './db/driver.node';
import { firstBrokenLink, readRows } from './db/event-log';
import { migrate } from './db/migrate';
import { saveDraft } from './drafts';

const AT = '1905-05-27T13:55:00.000Z';
const added = (by: number): Entry[] => [
  { type: 'v1.Acted', command: { type: 'add', by }, dice: {}, override: false, appDice: 0, roll: null, attempt: 1 },
  { type: 'v1.Happened', bookVersion: 2, event: { type: 'added', by } },
];
const valueOf = <T,>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
const SEED = '000102030405060708090a0b0c0d0e0f';
type Toy = OpenBattle<{ total: number; limit: number }>;
const SNAPSHOTS = { every: 20, build: 'these reducers' };

describe.each([
  ['expo-sqlite', () => openExpoDriver(':memory:')],
  ['better-sqlite3', async () => openNodeDriver()],
])('a battle on %s', (_name, openDriver) => {
  let db: Driver;
  let open: Toy;
  const reopen = async (whole = false, snapshots: typeof open.snapshots = SNAPSHOTS) =>
    valueOf(await openBattle(db, toyBook, 'tsushima', { whole, snapshots }));
  const add = async (by: number) => (open = valueOf(await append(db, open, added(by), AT)));

  beforeEach(async () => {
    db = await openDriver();
    await migrate(db);
    const setup = { id: 'tsushima', name: 'Tsushima', seed: 7, setup: { limit: 1e6 } };
    open = valueOf(await createBattle(db, toyBook, setup, AT, SNAPSHOTS));
  });
  afterEach(() => db.close());

  test('comes back from disk as it was left', async () => {
    await add(2);
    await add(5);
    expect(open.battle.state.total).toBe(7);
    expect(await reopen()).toEqual(open);
  });

  test('is numbered from 1 without gaps, and each row is sealed with all before it', async () => {
    for (const by of [1, 2, 3]) await add(by);
    const rows = await readRows(db, 'tsushima');
    expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(firstBrokenLink(rows)).toBeNull();
    await db.run(`UPDATE log SET body = replace(body, '2', '9') WHERE seq = 5`);
    expect(firstBrokenLink(await readRows(db, 'tsushima'))).toBe(5);
  });

  test('takes no action that was decided on an older state', async () => {
    const stale = open;
    await add(1);
    expect(await append(db, stale, added(9), AT)).toEqual({ ok: false, error: 'CHANGED_ELSEWHERE' });
    expect((await reopen()).battle.state.total).toBe(1);
  });

  test('an action that fails half-way leaves nothing', async () => {
    const broken = [...added(1), { type: 'v1.Happened', bookVersion: 2, event: BigInt(1) } as unknown as Entry];
    await expect(append(db, open, broken, AT)).rejects.toThrow();
    expect(await readRows(db, 'tsushima')).toHaveLength(1);
  });

  test('opens from a snapshot, and throws it away when the log disagrees', async () => {
    for (let i = 0; i < 25; i++) await add(1);
    const fromSnapshot = await reopen();
    expect(fromSnapshot.isWhole).toBe(false);
    expect(fromSnapshot.battle.actions.length).toBeLessThan(15);
    expect(fromSnapshot.battle.state).toEqual((await reopen(true)).battle.state);
    const change = async (sql: string) => {
      await db.run(sql);
      const changed = await reopen();
      await db.run('DELETE FROM snapshots');
      await reopen();
      return changed.isWhole;
    };
    expect(await change("UPDATE snapshots SET chain = 'something else'")).toBe(true);
    expect(await change(`UPDATE snapshots SET body = '{"state":'`)).toBe(true);
    expect((await reopen()).isWhole).toBe(false);
  });

  test('has the last action in hand however it is opened, and what redo brings back', async () => {
    for (let i = 0; i < 40; i++) {
      for (const by of [i, 1, 2, 3]) await add(by);
      const undoes = i % 4;
      for (let u = 0; u < undoes; u++) open = valueOf(await append(db, open, [valueOf(undo(open.battle))], AT));
      if (undoes === 3) open = valueOf(await append(db, open, [valueOf(redo(open.battle))], AT));
      const { battle } = await reopen();
      expect(battle.actions.at(-1)).toEqual(open.battle.actions.at(-1));
      expect({ ...battle, actions: [] }).toEqual({ ...open.battle, actions: [] });
    }
  });

  test('undone step by step after it was opened from a snapshot, it always has one more to undo', async () => {
    for (let i = 0; i < 40; i++) await add(1);
    open = await reopen();
    expect(open.isWhole).toBe(false);
    for (let left = 40; left > 0; left -= 1) {
      expect(open.battle.actions.at(-1)?.before.total).toBe(left - 1);
      open = valueOf(await append(db, open, [valueOf(undo(open.battle))], AT));
    }
    expect(open.battle.state.total).toBe(0);
  });

  test('one that is never closed holds no more of its history than one opened anew, and undo goes on behind it', async () => {
    for (let i = 0; i < 40; i++) await add(1);
    expect(open).toEqual(await reopen());
    expect(open.battle.actions.length).toBeLessThan(15);
    for (let left = 40; left > 0; left -= 1) {
      open = valueOf(await append(db, open, [valueOf(undo(open.battle))], AT));
      expect(open.battle.state.total).toBe(left - 1);
    }
  });

  test('a snapshot that other reducers made is not used, whatever it says', async () => {
    for (let i = 0; i < 25; i++) await add(1);
    const poison = `UPDATE snapshots SET body = replace(body, '"total":', '"total":1000')`;
    expect((await db.run(poison)).changes).toBe(1);
    expect((await reopen()).battle.state.total).toBeGreaterThan(1000);
    const other = await reopen(false, { ...SNAPSHOTS, build: 'other reducers' });
    expect(other.battle.state.total).toBe(25);
    // And it has made its own in the place of the other.
    expect(await db.all('SELECT build FROM snapshots')).toEqual([{ build: 'other reducers' }]);
    expect((await reopen()).battle.state.total).toBe(25);
  });

  test('where nobody says which reducers there are, no snapshot is made, and none is trusted', async () => {
    open = { ...open, snapshots: { ...SNAPSHOTS, build: null } };
    for (let i = 0; i < 25; i++) await add(1);
    expect((await reopen(false, open.snapshots)).isWhole).toBe(true);
    expect(await db.all('SELECT seq FROM snapshots')).toEqual([]);
    await reopen();
    await db.run(`UPDATE snapshots SET body = replace(body, '"total":', '"total":1000')`);
    expect((await reopen(false, open.snapshots)).battle.state.total).toBe(25);
  });

  test('one that had to be read from its whole log is opened from a snapshot the next time', async () => {
    for (let i = 0; i < 25; i++) await add(1);
    await duplicateBattle(db, 'tsushima', { id: 'copy', name: 'Copy', seed: SEED }, AT);
    const openings = async () => valueOf(await openBattle(db, toyBook, 'copy', { snapshots: SNAPSHOTS }));
    const [first, second] = [await openings(), await openings()];
    expect([first.isWhole, second.isWhole]).toEqual([true, false]);
    expect({ ...second.battle, actions: [] }).toEqual({ ...first.battle, actions: [] });
  });

  test('an action that cannot be read from its beginning is the same from a snapshot and from the whole log', async () => {
    for (let i = 0; i < 25; i++) await add(1);
    await db.run(`UPDATE log SET body = '{"type":' WHERE seq = ?`, [open.battle.seq - 1]);
    await expectSameAgain();
    // Two beginnings under one number, as no app writes them.
    open = valueOf(await append(db, await reopen(), [...added(3), ...added(4)], AT));
    await expectSameAgain();
  });

  async function expectSameAgain(): Promise<void> {
    await db.run('DELETE FROM snapshots');
    const [first, second] = [await reopen(), await reopen()];
    expect([first.isWhole, second.isWhole]).toEqual([true, false]);
    expect({ ...second.battle, actions: [] }).toEqual({ ...first.battle, actions: [] });
    expect(second.battle.actions.at(-1)).toEqual(first.battle.actions.at(-1));
  }

  test('an undo that reaches behind the snapshot is understood after a restart', async () => {
    for (let i = 0; i < 25; i++) await add(1);
    const place = (await db.get<{ seq: number }>('SELECT seq FROM snapshots'))?.seq ?? 0;
    expect(place).toBeGreaterThan(20);
    open = valueOf(await append(db, await reopen(true), [valueOf(backTo(open.battle, place - 4))], AT));
    const again = await reopen();
    expect(again.battle).toEqual(open.battle);
    expect(again.battle.undone.length).toBeGreaterThan(2);
  });

  test('one damaged row costs one event', async () => {
    for (const by of [1, 2, 4]) await add(by);
    await db.run(`UPDATE log SET body = '{"type":"v1.Hap' WHERE seq = 5`);
    const { battle } = await reopen();
    expect(battle.state.total).toBe(5);
    expect(battle.problems).toEqual([{ seq: 5, action: 4, code: 'UNREADABLE' }]);
  });

  test('the draft survives, and goes with the action it becomes', async () => {
    const draft = valueOf(rollAppDice(toyBook, open.battle, newDraft({ type: 'roll', dice: 3 }), { untilDone: false }));
    await saveDraft(db, 'tsushima', draft, AT);
    expect((await reopen()).drafts).toEqual({ public: draft });
    await add(1);
    expect((await reopen()).drafts).toEqual({});
    await saveDraft(db, 'tsushima', draft, AT);
    await saveDraft(db, 'tsushima', null, AT);
    expect((await reopen()).drafts).toEqual({});
    await db.run("INSERT INTO drafts (battle, body, updated_at) VALUES ('tsushima', '{', '')");
    expect((await reopen()).drafts).toEqual({});
  });

  test('is listed, renamed, put away and brought back without touching its log', async () => {
    await renameBattle(db, 'tsushima', 'The day battle');
    expect(await listBattles(db)).toMatchObject([{ id: 'tsushima', name: 'The day battle', book: 'toy' }]);
    expect((await reopen()).name).toBe('The day battle');
    await markDeleted(db, 'tsushima', AT);
    expect(await listBattles(db)).toEqual([]);
    await markDeleted(db, 'tsushima', null);
    expect(await listBattles(db)).toHaveLength(1);
    expect(await readRows(db, 'tsushima')).toHaveLength(1);
  });

  test('is copied row for row, with its strip, and both go on apart', async () => {
    await add(2);
    const draft = valueOf(rollAppDice(toyBook, open.battle, newDraft({ type: 'roll', dice: 3 }), { untilDone: false }));
    await saveDraft(db, 'tsushima', draft, AT);
    await duplicateBattle(db, 'tsushima', { id: 'copy', name: 'What if', seed: SEED }, AT);
    const rows = await readRows(db, 'copy');
    expect(rows.slice(0, -1)).toEqual(await readRows(db, 'tsushima'));
    expect(firstBrokenLink(rows)).toBeNull();
    const copy = valueOf(await openBattle(db, toyBook, 'copy', { snapshots: SNAPSHOTS }));
    const { battle, drafts } = await reopen();
    expect(copy).toMatchObject({ id: 'copy', name: 'What if', drafts });
    expect(copy.battle).toEqual({ ...battle, seq: battle.seq + 1, seed: SEED });
    await append(db, copy, added(40), AT);
    expect((await reopen()).battle.state.total).toBe(2);
    expect(valueOf(await openBattle(db, toyBook, 'copy')).battle.state.total).toBe(42);
  });

  test('a copy has the dice that were rolled, and others from there on, also after a restart and an undo', async () => {
    const roll = (of: Toy) =>
      valueOf(rollAppDice(toyBook, of.battle, newDraft({ type: 'roll', dice: 40 }), { untilDone: true }));
    const rolled = roll(open);
    open = valueOf(await append(db, open, [{ type: 'v1.Acted', ...rolled, roll: null, attempt: 1 }], AT));
    await duplicateBattle(db, 'tsushima', { id: 'copy', name: 'What if', seed: SEED }, AT);
    const copy = valueOf(await openBattle(db, toyBook, 'copy'));
    expect(copy.battle.appDice).toBe(rolled.appDice);
    expect(roll(copy).dice).not.toEqual(roll(open).dice);
    await append(db, copy, [valueOf(undo(copy.battle))], AT);
    const after = valueOf(await openBattle(db, toyBook, 'copy'));
    expect(after.battle).toMatchObject({ problems: [], seed: SEED, appDice: rolled.appDice });
    const versions = (await readRows(db, 'copy')).map(({ version }) => version);
    expect(versions).toEqual([1, 1, 2, 1]);
  });

  test('all of them: laid aside, deleted, and with the strip that was touched last in front', async () => {
    const setup = { id: 'ulsan', name: 'Ulsan', seed: 7, setup: { limit: 1e6 } };
    await createBattle(db, toyBook, setup, '1905-05-28T00:00:00.000Z');
    expect((await allBattles(db)).map(({ id, seq }) => [id, seq])).toEqual([
      ['ulsan', 1],
      ['tsushima', 1],
    ]);
    await saveDraft(db, 'tsushima', newDraft({ type: 'roll', dice: 3 }), '1905-05-29T00:00:00.000Z');
    await markArchived(db, 'ulsan', AT);
    await markDeleted(db, 'tsushima', AT);
    expect(await allBattles(db)).toMatchObject([
      { id: 'tsushima', archivedAt: null, deletedAt: AT, draftAt: '1905-05-29T00:00:00.000Z' },
      { id: 'ulsan', archivedAt: AT, deletedAt: null, draftAt: null },
    ]);
    await markArchived(db, 'ulsan', null);
    expect((await allBattles(db)).filter(({ archivedAt }) => archivedAt !== null)).toEqual([]);
  });

  test('of several the one acted in, or thrown for, last comes first, whatever the clock says', async () => {
    const [noon, before] = ['1905-05-27T12:00:00.000Z', '1904-02-08T12:00:00.000Z'];
    const setup = (id: string) => ({ id, name: id, seed: 7, setup: { limit: 1e6 } });
    await createBattle(db, toyBook, setup('ulsan'), noon);
    const order = async () => {
      const [all, listed] = [await allBattles(db), await listBattles(db)].map((some) => some.map(({ id }) => id));
      expect(listed).toEqual(all);
      return all;
    };
    expect(await order()).toEqual(['ulsan', 'tsushima']);
    open = valueOf(await append(db, open, added(1), before));
    expect(await order()).toEqual(['tsushima', 'ulsan']);
    await saveDraft(db, 'ulsan', newDraft({ type: 'roll', dice: 3 }), before);
    expect(await order()).toEqual(['ulsan', 'tsushima']);
    await createBattle(db, toyBook, setup('chemulpo'), before);
    expect(await order()).toEqual(['chemulpo', 'ulsan', 'tsushima']);
    open = valueOf(await append(db, open, [valueOf(undo(open.battle))], before));
    expect(await order()).toEqual(['tsushima', 'chemulpo', 'ulsan']);
  });

  test('that does not exist, or whose set-up cannot be read, says so', async () => {
    expect(await openBattle(db, toyBook, 'nowhere')).toEqual({ ok: false, error: 'NO_SUCH_BATTLE' });
    await db.run(`UPDATE log SET body = '{"type":"v1.Begun","book":"toy","bookVersion":1,"seed":1,"setup":{}}'`);
    expect(await openBattle(db, toyBook, 'tsushima')).toEqual({ ok: false, error: 'SETUP_UNREADABLE' });
  });
});
