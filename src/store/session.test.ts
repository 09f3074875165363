import { newDraft } from '@/game/act';
import { appDice } from '@/game/app-dice';
import { toyBook } from '@/testing/toy-book';
import { valueOf } from '@/testing/toy-database';

import { createBattle } from './battles';
import { makeDriver, type Driver, type RawDatabase } from './db/driver';
import { openNodeDriver } from './db/driver.node';
import { migrate } from './db/migrate';
import { draftSeenBy, saveDraft } from './drafts';
import {
  addToLog,
  changeDraft,
  closeSession,
  commitDraft,
  commitRolled,
  giveUpDraft,
  goBackTo,
  openBeforeDamage,
  openSession,
  redoNext,
  select,
  undoLast,
  useSession,
} from './session';
import { rollDice } from './strip';

const AT = '1904-08-10T12:00:00.000Z';
/** The same database behind a driver whose commits can be made slow or broken. */
const withCommit = (db: Driver, commit: () => Promise<void>): Driver => {
  const raw: RawDatabase = {
    exec: async (sql) => {
      if (sql === 'COMMIT') await commit();
      await db.exec(sql);
    },
    run: (sql, params) => db.run(sql, params),
    all: (sql, params) => db.all(sql, params),
    serialize: () => db.serialize(),
    close: () => db.close(),
  };
  return makeDriver(raw);
};

let db: Driver;
const total = () => (useSession.getState().open?.battle.state as { total: number } | undefined)?.total;
const add = (by: number) => commitDraft(newDraft({ type: 'add', by }));

beforeEach(async () => {
  db = openNodeDriver();
  await migrate(db);
  await createBattle(db, toyBook, { id: 'b', name: 'B', seed: 3, setup: { limit: 100 } }, AT);
  await openSession(db, toyBook, 'b');
});
afterEach(closeSession);

test('what the session shows is what is on disk', async () => {
  await add(4);
  await add(5);
  expect(total()).toBe(9);
  const shown = useSession.getState().open?.battle;
  closeSession();
  await openSession(db, toyBook, 'b');
  expect(useSession.getState().open?.battle).toEqual(shown);
});

test('taps faster than the disk are all taken, in order', async () => {
  const outcomes = await Promise.all([add(1), add(2), add(4), undoLast(), redoNext()]);
  expect(outcomes.every(({ ok }) => ok)).toBe(true);
  expect(total()).toBe(7);
});

test('a roll tapped again before the first is on disk throws the dice that come next, not the same once more', async () => {
  const roll = () => commitRolled(newDraft({ type: 'roll', dice: 5 }));
  const [first, second] = (await Promise.all([roll(), roll()])).map(valueOf);
  const from = (drawn: number) => ({ dice: appDice(3, drawn, 5).map((face) => ({ face, source: 'app' })) });
  expect(first?.dice.first).toEqual(from(0));
  expect(second?.dice.first).toEqual(from(first!.appDice));
});

test.each([
  ['an action', () => add(3)],
  ['a strip', () => changeDraft(() => newDraft({ type: 'roll', dice: 1 }))],
])('%s that reaches the disk after its battle was left does not put it back on the table', async (_, tap) => {
  await createBattle(db, toyBook, { id: 'c', name: 'C', seed: 4, setup: { limit: 100 } }, AT);
  const slow = withCommit(db, () => new Promise((done) => setTimeout(done, 200)));
  await openSession(slow, toyBook, 'b');
  const late = tap();
  await new Promise((done) => setTimeout(done, 50));
  closeSession();
  expect(await late).toEqual({ ok: true, value: null });
  expect(useSession.getState()).toMatchObject({ db: null, open: null });

  await openSession(slow, toyBook, 'b');
  const later = add(1);
  await new Promise((done) => setTimeout(done, 50));
  await openSession(db, toyBook, 'c');
  expect((await later).ok).toBe(true);
  expect(useSession.getState().open?.id).toBe('c');
});

test('a tap that waited for the disk is never made in another battle', async () => {
  await createBattle(db, toyBook, { id: 'c', name: 'C', seed: 4, setup: { limit: 100 } }, AT);
  const slow = withCommit(db, () => new Promise((done) => setTimeout(done, 200)));
  await openSession(slow, toyBook, 'b');
  const taps = [add(3), add(5)];
  await openSession(db, toyBook, 'c');
  expect(await Promise.all(taps)).toEqual([
    { ok: true, value: null },
    { ok: false, error: { type: 'store', code: 'NOT_OPEN' } },
  ]);
  expect(total()).toBe(0);
});

test('on disk first: while the commit takes its time nothing says it happened', async () => {
  await openSession(
    withCommit(db, () => new Promise((done) => setTimeout(done, 500))),
    toyBook,
    'b',
  );
  const acting = add(3);
  await new Promise((done) => setTimeout(done, 250));
  expect(total()).toBe(0);
  expect(await acting).toEqual({ ok: true, value: null });
  expect(total()).toBe(3);
});

test('a commit that fails changes nothing, says so, and the next tap works', async () => {
  let broken = true;
  await openSession(
    withCommit(db, async () => {
      if (broken) throw new Error('disk full');
    }),
    toyBook,
    'b',
  );
  expect(await add(3)).toEqual({ ok: false, error: { type: 'store', code: 'NOT_SAVED' } });
  expect(total()).toBe(0);
  broken = false;
  expect((await add(2)).ok).toBe(true);
  expect(total()).toBe(2);
});

test('a strip goes on where it was left, with the same faces, and is committed once', async () => {
  await changeDraft(() => newDraft({ type: 'roll', dice: 5 }));
  await rollDice('step');
  const { drafts } = useSession.getState().open ?? {};
  closeSession();
  await openSession(db, toyBook, 'b');
  expect(useSession.getState().open?.drafts).toEqual(drafts);
  expect(await commitDraft()).toMatchObject({
    ok: false,
    error: { type: 'refused', refusal: { code: 'DICE_MISSING' } },
  });
  await rollDice('all');
  expect((await commitDraft()).ok).toBe(true);
  expect(useSession.getState().open?.drafts).toEqual({});
});

test('a strip given up after app dice were seen is in the log; one without is not', async () => {
  await changeDraft(() => newDraft({ type: 'roll', dice: 5 }));
  await giveUpDraft();
  expect(useSession.getState().open?.battle.seq).toBe(1);
  await changeDraft(() => newDraft({ type: 'roll', dice: 5 }));
  await rollDice('step');
  await giveUpDraft();
  expect(useSession.getState().open?.battle).toMatchObject({ seq: 2, appDice: 5, takenBack: { 'roll of 5': 1 } });
  expect(useSession.getState().open?.drafts).toEqual({});
});

test('another action ends a strip that is open, and the app dice that were seen are in the log', async () => {
  await add(1);
  await changeDraft(() => newDraft({ type: 'roll', dice: 5 }));
  await rollDice('step');
  await add(2);
  expect(useSession.getState().open).toMatchObject({ drafts: {}, battle: { appDice: 5 } });
  await changeDraft(() => newDraft({ type: 'roll', dice: 5 }));
  await rollDice('step');
  await undoLast();
  expect(useSession.getState().open).toMatchObject({
    drafts: {},
    battle: { appDice: 10, takenBack: { 'roll of 5': 2 }, state: { total: 1 } },
  });
});

test('what is refused, and what has nothing to take back, leaves the strip in hand as it is', async () => {
  await changeDraft(() => newDraft({ type: 'roll', dice: 5 }));
  await rollDice('step');
  const { open } = useSession.getState();
  for (const tap of [() => add(101), undoLast, redoNext, () => goBackTo(1)]) expect((await tap()).ok).toBe(false);
  expect(useSession.getState().open).toMatchObject({ drafts: open?.drafts, battle: { seq: 1 } });
});

describe('strips behind curtains', () => {
  const secret = (of: string, dice = 5) => newDraft({ type: 'roll', dice, of });
  const drafts = () => useSession.getState().open?.drafts ?? {};
  const faces = () =>
    Object.values(drafts()).flatMap(({ dice }) =>
      Object.values(dice).flatMap((step) => ('dice' in step ? step.dice : [])),
    );

  test('both sides and the table hold one at once, each with dice of its own, also after a restart', async () => {
    for (const draft of [secret('red'), secret('blue'), newDraft({ type: 'roll', dice: 5 })]) {
      await changeDraft(() => draft);
    }
    await rollDice('step', 'red');
    await rollDice('die', 'blue');
    await rollDice('step', 'blue');
    await rollDice('step');
    expect(faces().map(({ face }) => face)).toEqual(appDice(3, 0, 15));
    const before = drafts();
    expect(Object.keys(before).sort()).toEqual(['blue', 'public', 'red']);
    closeSession();
    await openSession(db, toyBook, 'b');
    expect(drafts()).toEqual(before);
    await rollDice('all', 'red');
    expect((await commitDraft(null, 'red')).ok).toBe(true);
    const { red: _, ...others } = before;
    expect(drafts()).toEqual(others);
    const drawn = useSession.getState().open!.battle.appDice;
    await giveUpDraft('blue');
    expect(drafts()).toEqual({ public: before.public });
    expect(useSession.getState().open!.battle.appDice).toBe(drawn + 5);
    await changeDraft(() => secret('blue', 2));
    await rollDice('step', 'blue');
    expect(drafts().blue?.dice['blue.first']).toEqual({
      dice: appDice(3, drawn + 10, 2).map((face) => ({ face, source: 'app' })),
    });
  });

  test('what is done, undone and given up on the table leaves a secret one alone, and so the other way round', async () => {
    await changeDraft(() => secret('red'));
    await rollDice('step', 'red');
    const held = drafts().red;
    await add(1);
    await undoLast();
    await redoNext();
    await changeDraft(() => newDraft({ type: 'roll', dice: 2 }));
    await rollDice('step');
    await giveUpDraft();
    expect(drafts()).toEqual({ red: held });
    await changeDraft(() => newDraft({ type: 'roll', dice: 2 }));
    const open = drafts().public;
    await commitDraft(newDraft({ type: 'add', by: 1, of: 'red' }));
    expect(drafts()).toEqual({ public: open });
    await undoLast('red');
    closeSession();
    await openSession(db, toyBook, 'b');
    expect(drafts()).toEqual({ public: open });
  });

  test('one that the rules no longer allow stays, and is refused in words when it is finished', async () => {
    await changeDraft(() => secret('red'));
    await rollDice('all', 'red');
    const held = drafts().red;
    await commitDraft(newDraft({ type: 'add', by: 101 }, { override: true }));
    expect(await commitDraft(null, 'red')).toMatchObject({ error: { refusal: { code: 'OVER_THE_LIMIT' } } });
    expect(drafts()).toEqual({ red: held });
  });

  test('one from before there were curtains goes behind its own when the battle is opened', async () => {
    await saveDraft(db, 'b', secret('red'), AT);
    await openSession(db, toyBook, 'b');
    expect(drafts()).toEqual({ red: secret('red') });
    expect(draftSeenBy(useSession.getState().open!, 'red')).not.toBeNull();
    for (const viewer of ['public', 'blue']) expect(draftSeenBy(useSession.getState().open!, viewer)).toBeNull();
    expect(await db.all('SELECT curtain FROM drafts')).toEqual([{ curtain: 'red' }]);
  });
});

test('what is added to the log of a battle from elsewhere leaves its unfinished strip alone, on the table or not', async () => {
  await changeDraft(() => newDraft({ type: 'roll', dice: 5 }));
  await rollDice('step');
  const { drafts } = useSession.getState().open ?? {};
  expect(await addToLog(db, toyBook, 'b', newDraft({ type: 'add', by: 4 }))).toEqual({ ok: true, value: null });
  expect(total()).toBe(4);
  closeSession();
  expect((await addToLog(db, toyBook, 'b', newDraft({ type: 'add', by: 3 }))).ok).toBe(true);
  expect(useSession.getState().open).toBeNull();
  expect(await addToLog(db, toyBook, 'b', newDraft({ type: 'roll', dice: 5 }))).toMatchObject({
    error: { refusal: { code: 'DICE_MISSING' } },
  });
  expect(await addToLog(db, toyBook, 'nowhere', newDraft({ type: 'add', by: 3 }))).toMatchObject({
    error: { code: 'NOT_OPEN' },
  });
  await openSession(db, toyBook, 'b');
  expect(total()).toBe(7);
  expect(useSession.getState().open?.drafts).toEqual(drafts);
  // It is taken back like anything else.
  await undoLast();
  expect(total()).toBe(4);
});

test('undo reaches behind a snapshot', async () => {
  for (let i = 0; i < 120; i++) await add(i < 3 ? 1 : 0);
  closeSession();
  await openSession(db, toyBook, 'b');
  expect(useSession.getState().open?.isWhole).toBe(false);
  await goBackTo(1);
  expect(total()).toBe(0);
  await redoNext();
  expect(total()).toBe(1);
});

test('back to here goes all the way, also from actions on both sides of a snapshot', async () => {
  for (let i = 0; i < 120; i++) await add(i < 3 ? 1 : 0);
  closeSession();
  await openSession(db, toyBook, 'b');
  expect(useSession.getState().open?.isWhole).toBe(false);
  expect((await goBackTo(5)).ok).toBe(true);
  expect(total()).toBe(2);
});

test('a damaged battle goes on without the row, or from before it when the players choose so', async () => {
  for (let i = 0; i < 120; i++) await add(i < 3 ? 1 : 0);
  await db.run(`UPDATE log SET body = '{"type":' WHERE seq = 5`);
  await db.run('DELETE FROM snapshots');
  await openSession(db, toyBook, 'b');
  expect(total()).toBe(2);
  expect(useSession.getState().open?.battle.problems).toEqual([{ seq: 5, action: 4, code: 'UNREADABLE' }]);
  expect((await openBeforeDamage()).ok).toBe(true);
  expect(total()).toBe(1);
  closeSession();
  await openSession(db, toyBook, 'b');
  expect(total()).toBe(1);
  expect(await openBeforeDamage()).toEqual({ ok: false, error: { type: 'undo', code: 'NOTHING_DAMAGED' } });
  await redoNext();
  expect(total()).toBe(1);
  await redoNext();
  expect(total()).toBe(2);
});

test('what is selected goes with the battle that is open', async () => {
  select('mikasa');
  await add(1);
  expect(useSession.getState().selected).toBe('mikasa');
  await openSession(db, toyBook, 'b');
  expect(useSession.getState().selected).toBeNull();
});

test('refusals come back as they are, and nothing without an open battle', async () => {
  expect(await add(101)).toMatchObject({ ok: false, error: { type: 'refused', refusal: { code: 'OVER_THE_LIMIT' } } });
  expect(await undoLast()).toEqual({ ok: false, error: { type: 'undo', code: 'NOTHING_TO_UNDO' } });
  closeSession();
  expect(await add(1)).toEqual({ ok: false, error: { type: 'store', code: 'NOT_OPEN' } });
});
