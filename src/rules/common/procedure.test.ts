import { type DiceCall, type DiceSheet, faceOf, type Roll, sumOf, withFace } from './dice';
import { enumerate } from './enumerate';
import { run } from './procedure';
import { become, num } from './trace';

/** Three dice at 2 or less, then for each success a die read from a table. */
function* sample(): Generator<DiceCall, readonly number[], Roll> {
  const hits = yield {
    key: 'hits',
    purpose: 'hit',
    rule: 'X-1',
    dice: num(3, 'X-1'),
    need: num(2, 'X-2'),
    at: 'most',
    of: 'each',
    countable: true,
  };
  const read: number[] = [];
  for (let i = 0; i < hits.successes; i += 1) {
    const table = {
      key: `table.${i}`,
      purpose: 'effect',
      rule: 'X-3',
      dice: num(1, 'X-3'),
      need: null,
      at: 'most',
      of: 'each',
      countable: false,
    } as const;
    read.push(faceOf(yield table));
  }
  return read;
}

test('faces in order are used up to the last', () => {
  expect(run(sample(), [1, 6, 2, 4, 5])).toMatchObject({ type: 'done', outcome: [4, 5] });
});

test.each([
  [[], 'hits', 3],
  [[1, 6], 'hits', 1],
  [[1, 6, 2], 'table.0', 1],
  [[1, 6, 2, 4], 'table.1', 1],
])('after %j the dice of %s are owed, %d of them', (faces, key, missing) => {
  expect(run(sample(), faces)).toMatchObject({ type: 'needs', needs: { missing, call: { key } } });
});

test('a face too many is refused', () => {
  expect(run(sample(), [6, 6, 6, 1])).toMatchObject({
    type: 'refused',
    refusal: { code: 'TOO_MANY_FACES', field: 'faces' },
  });
});

test.each([0, 7, 1.5, NaN, Infinity, '2', null, undefined])('%p is no face', (face) => {
  const refusal = { code: 'BAD_VALUE' };
  expect(run(sample(), [1, face as number, 1])).toMatchObject({ type: 'refused', refusal });
  expect(run(sample(), { hits: { faces: [1, face as number, 1] } })).toMatchObject({ type: 'refused', refusal });
});

test.each([null, undefined, 3, 'faces', { hits: null }, { hits: 3 }, { hits: {} }, { hits: { faces: 'abc' } }])(
  '%j is no dice',
  (dice) => {
    expect(run(sample(), dice as never)).toMatchObject({ type: 'refused', refusal: { code: 'BAD_VALUE' } });
  },
);

test('a count stands for faces where only the count matters', () => {
  const sheet: DiceSheet = { hits: { count: 1 }, 'table.0': { faces: [5] } };
  expect(run(sample(), sheet)).toMatchObject({
    type: 'done',
    outcome: [5],
    rolls: [{ roll: { faces: null, successes: 1 } }, {}],
  });
});

test.each([
  [{ hits: { count: 4 } }, 'BAD_VALUE'],
  [{ hits: { count: -1 } }, 'BAD_VALUE'],
  [{ hits: { count: 0.5 } }, 'BAD_VALUE'],
  [{ hits: { count: 1 }, 'table.0': { count: 1 } }, 'COUNT_NOT_ALLOWED'],
])('%j is refused with %s', (sheet: DiceSheet, code) => {
  expect(run(sample(), sheet)).toMatchObject({ type: 'refused', refusal: { code } });
});

test('a correction drops dice that are no longer needed, and a second one brings them back', () => {
  const entered: DiceSheet = { hits: { faces: [1, 6, 2] }, 'table.0': { faces: [4] }, 'table.1': { faces: [5] } };
  const corrected = withFace(entered, 'hits', 0, 6);
  expect(run(sample(), corrected)).toMatchObject({ type: 'done', outcome: [4] });
  expect(run(sample(), withFace(corrected, 'hits', 0, 2))).toMatchObject({ type: 'done', outcome: [4, 5] });
});

test('faces can be entered one by one into an empty sheet', () => {
  let sheet: DiceSheet = {};
  for (const [index, face] of [6, 6, 6].entries()) sheet = withFace(sheet, 'hits', index, face);
  expect(run(sample(), sheet)).toMatchObject({ type: 'done', outcome: [] });
});

test('enumeration meets every outcome once, with chances that add up to one', () => {
  const seen = new Map<number, number>();
  let count = 0;
  enumerate(sample, (outcome, chance) => {
    count += 1;
    seen.set(outcome.length, (seen.get(outcome.length) ?? 0) + chance);
  });
  expect(count).toBe(64 + 3 * 32 * 6 + 3 * 16 * 36 + 8 * 216);
  expect([...seen.values()].reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
  expect(seen.get(0)).toBeCloseTo(8 / 27, 12);
});

test('a number gains a part only when a rule changes it', () => {
  const seven = num(7, 'X-1');
  expect(become(seven, 7, 'X-2')).toBe(seven);
  expect(become(seven, 3, 'X-2')).toEqual({
    value: 3,
    parts: [
      { rule: 'X-1', value: 7 },
      { rule: 'X-2', value: -4 },
    ],
  });
});

/** Nine or more with two dice, each die of three at 5 or more, then a table that only the players have. */
function* sums(): Generator<DiceCall, readonly (number | string)[], Roll> {
  const call = { purpose: 'sum', rule: 'X-4', at: 'least', countable: false } as const;
  const sum = yield { ...call, key: 'sum', dice: num(2, 'X-4'), need: num(9, 'X-4'), of: 'sum' };
  const each = yield { ...call, key: 'each', dice: num(3, 'X-4'), need: num(5, 'X-4'), of: 'each', countable: true };
  const said = yield {
    ...call,
    key: 'said',
    dice: num(0, 'X-4'),
    need: null,
    of: 'sum',
    results: ['miss', 'hit'],
  };
  return [sumOf(sum), sum.successes, each.successes, said.result ?? ''];
}

test('a sum is at least a number, as faces or entered as one number; each die may want a number or more', () => {
  const said = { said: { result: 'hit' } };
  const each = { each: { faces: [4, 5, 6] } };
  expect(run(sums(), { sum: { faces: [4, 5] }, ...each, ...said })).toMatchObject({ outcome: [9, 1, 2, 'hit'] });
  expect(run(sums(), { sum: { sum: 9 }, ...each, ...said })).toMatchObject({ outcome: [9, 1, 2, 'hit'] });
  expect(run(sums(), { sum: { sum: 8 }, each: { count: 1 }, ...said })).toMatchObject({ outcome: [8, 0, 1, 'hit'] });
});

test('what only the players can read is asked for, and no dice answer it', () => {
  const faces = [4, 5, 4, 5, 6];
  const needs = { missing: 0, call: { key: 'said', results: ['miss', 'hit'] } };
  expect(run(sums(), faces)).toMatchObject({ type: 'needs', needs });
  expect(run(sums(), { sum: { sum: 9 }, each: { count: 0 }, said: { faces: [] } })).toMatchObject({
    type: 'needs',
    needs,
  });
});

test.each([
  [{ sum: { sum: 1 } }, 'BAD_VALUE'],
  [{ sum: { sum: 13 } }, 'BAD_VALUE'],
  [{ sum: { sum: 7.5 } }, 'BAD_VALUE'],
  [{ sum: { count: 1 } }, 'COUNT_NOT_ALLOWED'],
  [{ sum: { result: 'hit' } }, 'RESULT_NOT_ALLOWED'],
  [{ sum: { sum: 7 }, each: { sum: 9 } }, 'SUM_NOT_ALLOWED'],
  [{ sum: { sum: 7 }, each: { count: 0 }, said: { result: 'sunk' } }, 'BAD_VALUE'],
])('%j is refused: %s', (dice, code) => {
  expect(run(sums(), dice as DiceSheet)).toMatchObject({ type: 'refused', refusal: { code } });
});
