import { enterFaces, newDraft, rollAppDice } from '@/game/act';
import { beginBattle } from '@/game/fold';
import { stepsOf } from '@/rules/common/strip';
import type { Json } from '@/rules/rulebook';
import { NO_DAMAGE, quickShip, type QuickState, shipById, togoQuick } from '@/rules/togo/index';
import { toyBook, type ToyState } from '@/testing/toy-book';

import type { Battle, Book } from './battle';
import { stripOf } from './strip';
import { answerStep, correctFace, rollOneDie, takeBackLast } from './strip-edit';
import { subjectAndRow } from './strip-key';

const book = toyBook as Book<ToyState>;
const battle = beginBattle(book, {
  type: 'v1.Begun',
  book: 'toy',
  bookVersion: 2,
  seed: 7,
  setup: { limit: 100 },
}) as Battle<ToyState>;
/** Three dice, each at or under 3 scores; then as many as scored, the same again. */
const roll = newDraft({ type: 'roll', dice: 3 });

const look = (draft = roll) => {
  const strip = stripOf(book, battle, draft);
  if (!strip.ok) throw new Error(strip.error.code);
  return strip.value;
};
const entered = (faces: readonly number[], draft = roll) => {
  const after = enterFaces(book, battle, draft, faces, 'table');
  if (!after.ok) throw new Error(after.error.code);
  return after.value;
};
const states = (draft = roll) => stepsOf(look(draft)).map(({ key, state }) => `${key} ${state}`);
const facesIn = (draft: typeof roll, key: string) =>
  stepsOf(look(draft))
    .find((step) => step.key === key)
    ?.faces.map(({ face }) => face);

test('before any die: the first step is active, the one behind it waits for an unknown number', () => {
  const strip = look();
  expect(strip).toMatchObject({ complete: false, mayCount: true, takesBack: null });
  expect(strip.active).toMatchObject({ key: 'first', dice: 3, missing: 3, need: 3, chance: 7 / 8 });
  expect(stepsOf(strip)[1]).toMatchObject({ key: 'second', state: 'waiting', dice: null, chance: null, need: 3 });
});

test('faces fill the active step and the strip moves on by itself', () => {
  expect(look(entered([1, 5])).active).toMatchObject({ key: 'first', missing: 1, chance: 1 / 2 });
  const moved = look(entered([1, 5, 2]));
  expect(moved.active).toMatchObject({ key: 'second', dice: 2, missing: 2 });
  expect(stepsOf(moved)[0]).toMatchObject({ state: 'entered', successes: 2 });
});

test('correcting an earlier face works everything after it out again, from the dice that lie there', () => {
  const done = entered([1, 5, 2, 3, 6]);
  expect(states(done)).toEqual(['first entered', 'second entered']);
  const fewer = correctFace(done, 'first', 2, 6);
  expect(facesIn(fewer, 'first')).toEqual([1, 5, 6]);
  expect(facesIn(fewer, 'second')).toEqual([3]);
  expect(states(fewer)).toEqual(['first corrected', 'second entered']);
  const more = correctFace(fewer, 'first', 1, 1);
  expect(facesIn(more, 'second')).toEqual([3, 6]);
  expect(look(more).complete).toBe(true);
  const most = correctFace(more, 'first', 2, 3);
  expect(look(most).active).toMatchObject({ key: 'second', missing: 1 });
  expect(look(most).tally).toMatchObject({ table: 5, corrected: 2 });
});

test('a corrected face keeps what it showed, and only the umpire changes a die of the phone', () => {
  const rolled = rollAppDice(book, battle, roll, { untilDone: false });
  if (!rolled.ok) throw new Error();
  const [first] = facesIn(rolled.value, 'first') ?? [];
  const other = first === 1 ? 2 : 1;
  const corrected = correctFace(rolled.value, 'first', 0, other);
  expect(corrected.dice.first).toMatchObject({
    dice: [{ face: other, source: 'umpire', was: [{ face: first, source: 'app' }] }, {}, {}],
  });
  expect(corrected.appDice).toBe(3);
  expect(correctFace(corrected, 'first', 0, other)).toBe(corrected);
  expect(correctFace(corrected, 'first', 9, 1)).toBe(corrected);
  expect(correctFace(corrected, 'nowhere', 0, 1)).toBe(corrected);
  expect(correctFace(corrected, 'first', 0, 7)).toBe(corrected);
  expect(correctFace(entered([4]), 'first', 0, 2).dice.first).toMatchObject({ dice: [{ source: 'table' }] });
});

test('takes back own faces one by one, corrections first, and never a die of the phone', () => {
  const corrected = correctFace(entered([1, 5]), 'first', 1, 2);
  const back = takeBackLast(book, battle, corrected);
  expect(facesIn(back, 'first')).toEqual([1, 5]);
  expect(facesIn(takeBackLast(book, battle, back), 'first')).toEqual([1]);
  const mixed = rollOneDie(book, battle, entered([1]));
  if (!mixed.ok) throw new Error();
  expect(look(mixed.value)).toMatchObject({ takesBack: null, tally: { app: 1, table: 1 } });
  expect(takeBackLast(book, battle, mixed.value)).toBe(mixed.value);
  const behind = entered([2], mixed.value);
  expect(look(behind).active?.key).toBe('second');
  expect(facesIn(takeBackLast(book, battle, behind), 'first')).toHaveLength(2);
});

test('a count answers a whole step, is taken back whole, and does not mix with faces', () => {
  const counted = answerStep(book, battle, roll, 'first', { count: 2 });
  if (!counted.ok) throw new Error();
  expect(states(counted.value)).toEqual(['first counted', 'second active']);
  expect(look(counted.value).tally.count).toBe(3);
  expect(takeBackLast(book, battle, counted.value).dice).toEqual({});
  const again = answerStep(book, battle, counted.value, 'first', { count: 0 });
  expect(again.ok && stepsOf(look(again.value))[0]).toMatchObject({ state: 'counted', successes: 0 });
  expect(look(entered([1])).countRefused).toBe('dice-are-in');
  expect(answerStep(book, battle, entered([1]), 'first', { count: 2 })).toMatchObject({
    error: { code: 'COUNT_NOT_ALLOWED' },
  });
  expect(answerStep(book, battle, roll, 'first', { count: 4 }).ok).toBe(false);
});

test('dice of which the book tells this reader nothing stay hidden', () => {
  const secret = { ...book, describe: () => null };
  const strip = stripOf(secret, battle, entered([1, 5, 2]));
  expect(strip.ok && stepsOf(strip.value)[0]).toMatchObject({ successes: null, faces: [{ face: null }, {}, {}] });
});

test('dice the book tells of without their faces stay hidden too', () => {
  const quiet = { ...book, describe: () => ({ code: 'thrown', data: {}, about: [], withoutDice: true as const }) };
  const strip = stripOf(quiet, battle, entered([1, 5, 2]));
  expect(strip.ok && stepsOf(strip.value)[0]).toMatchObject({ successes: null, faces: [{ face: null }, {}, {}] });
});

test('a refused command has no strip', () => {
  expect(stripOf(book, battle, newDraft({ type: 'dance' }))).toMatchObject({ error: { code: 'BAD_COMMAND' } });
});

test.each([
  ['start', null, null],
  ['0.hit', null, 0],
  ['1.0.followM', null, 1],
  ['initiative.2', null, 2],
  ['asama.start', 'asama', null],
  ['asama.11.pen', 'asama', 11],
  ['knyaz.suvorov.1.0.followS', 'knyaz.suvorov', 1],
])('the key %s belongs to %s and row %s', (key, subject, row) => {
  expect(subjectAndRow(key)).toEqual({ subject, row });
});

describe('a strip of Togo', () => {
  const quick = togoQuick as unknown as Book<QuickState>;
  const begun = { type: 'v1.Begun', book: 'togo-quick', bookVersion: 1, seed: 3, setup: {} } as const;
  const table = beginBattle(quick, begun) as Battle<QuickState>;
  const [mikasa, suvorov] = [quickShip(shipById('mikasa')!), quickShip(shipById('knyaz-suvorov')!)];
  const aim = { range: 3.75, bearing: 62, turned: 'none', night: null, burning: false };
  const broadside = { type: 'fireGuns', firer: mikasa, target: suvorov, ...aim } as unknown as Json;
  const hit = { kind: 'gun', beyond8: false, restricted: false };
  const effects = { type: 'rollHits', target: suvorov, damage: NO_DAMAGE, hits: [hit, hit] } as unknown as Json;

  const stripAfter = (command: Json, faces: readonly number[]) => {
    const draft = enterFaces(quick, table, newDraft(command), faces, 'table');
    const strip = draft.ok ? stripOf(quick, table, draft.value) : draft;
    if (!strip.ok) throw new Error(strip.error.code);
    return strip.value;
  };
  const cells = (command: Json, faces: readonly number[]) =>
    stripAfter(command, faces).groups.flatMap(({ rows }) =>
      rows.map(({ steps }) => steps.map(({ purpose, need, dice, state }) => `${purpose} ${need} ${dice} ${state}`)),
    );

  test('the whole form stands there before the first die', () => {
    expect(stripAfter(broadside, []).groups).toMatchObject([{ subject: null, lead: [{ key: 'start', need: 4 }] }]);
    expect(cells(broadside, [])).toEqual([
      ['hit 2 4 waiting', 'size 5 null waiting', 'pen 3 null waiting'],
      ['hit 2 7 waiting', 'size 5 null waiting', 'pen 1 null waiting'],
      ['hit 1 10 waiting', 'size 5 null waiting', 'pen 1 null waiting'],
    ]);
  });

  test('off target the form stays and says that nothing of it will come', () => {
    const strip = stripAfter(broadside, [5]);
    expect(strip.complete).toBe(true);
    expect(cells(broadside, [5]).flat()).toEqual(expect.arrayContaining(['hit 2 null off', 'pen 1 null off']));
    expect(stepsOf(strip).filter(({ state }) => state === 'off')).toHaveLength(9);
  });

  test('a battery that misses leaves its row, and the next one is asked for', () => {
    expect(cells(broadside, [4, 6, 6, 6, 6]).slice(0, 2)).toEqual([
      ['hit 2 4 entered', 'size 5 null off', 'pen 3 null off'],
      ['hit 2 7 active', 'size 5 null waiting', 'pen 1 null waiting'],
    ]);
    expect(stripAfter(broadside, []).countRefused).toBeNull();
    expect(stripAfter(broadside, [4]).mayCount).toBe(true);
    expect(stripAfter(effects, []).countRefused).toBe('faces-matter');
  });

  test('of dice that read a table only the certain ones stand there', () => {
    expect(cells(effects, [])).toEqual([['effect null 1 active'], ['effect null 1 waiting']]);
    expect(cells(effects, [2])).toEqual([
      ['effect null 1 entered', 'followM null 1 active'],
      ['effect null 1 waiting'],
    ]);
    expect(cells(effects, [2, 1])).toEqual([
      ['effect null 1 entered', 'followM null 1 entered'],
      ['effect null null off'],
    ]);
  });
});

const duel = newDraft({ type: 'duel' });
const answered = (draft: typeof duel, step: string, answer: Parameters<typeof answerStep>[4]) => {
  const after = answerStep(book, battle, draft, step, answer);
  if (!after.ok) throw new Error(after.error.code);
  return after.value;
};

test('a sum has its exact chance, also with one die down, and is entered as one number or by face', () => {
  expect(look(duel).active).toMatchObject({ key: 'aim', need: 9, at: 'least', of: 'sum', sum: null, chance: 10 / 36 });
  expect(look(entered([4], duel)).active).toMatchObject({ sum: 4, missing: 1, chance: 2 / 6 });
  const byFace = stepsOf(look(entered([4, 5], duel)))[0];
  expect(byFace).toMatchObject({
    state: 'entered',
    sum: 9,
    successes: 1,
    faces: [{ success: null }, { success: null }],
  });
  const bySum = look(answered(duel, 'aim', { sum: 9 }));
  expect(stepsOf(bySum)[0]).toMatchObject({ state: 'entered', sum: 9, successes: 1, faces: [] });
  expect(bySum).toMatchObject({ active: { key: 'table' }, takesBack: 'aim', tally: { table: 2 } });
  expect(takeBackLast(book, battle, answered(duel, 'aim', { sum: 9 })).dice).toEqual({});
});

test('a table of the players is answered by its result at once, or read after the dice', () => {
  const aimed = answered(duel, 'aim', { sum: 12 });
  const typed = look(answered(aimed, 'table', { result: 'two' }));
  expect(stepsOf(typed)[1]).toMatchObject({ state: 'typed', result: 'two', sum: null, faces: [] });
  expect(typed).toMatchObject({ complete: true, tally: { typed: 1, table: 2 } });
  const rolled = rollAppDice(book, battle, aimed, { untilDone: true });
  if (!rolled.ok) throw new Error(rolled.error.code);
  expect(look(rolled.value)).toMatchObject({
    complete: false,
    mayCount: true,
    active: { key: 'table.said', dice: 0, missing: 0 },
  });
  expect(rollOneDie(book, battle, rolled.value)).toEqual({ ok: true, value: rolled.value });
  expect(enterFaces(book, battle, rolled.value, [3], 'table')).toMatchObject({ error: { code: 'TOO_MANY_FACES' } });
  expect(look(answered(rolled.value, 'table.said', { result: 'one' })).complete).toBe(true);
});
