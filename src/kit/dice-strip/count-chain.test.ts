import type { StripGroup, StripRow, StripStep } from '@/rules/common/strip';

import { countsAfter, isMissed, keysOf, scoreOf } from './count-chain';

const step = (key: string, facts: Partial<StripStep> = {}): StripStep =>
  ({
    key,
    purpose: key,
    need: 2,
    at: 'most',
    of: 'each',
    countable: true,
    state: 'waiting',
    dice: null,
    faces: [],
    successes: null,
    ahead: null,
    ...facts,
  }) as StripStep;
const row = (hit: Partial<StripStep>, size: Partial<StripStep> = {}, pen: Partial<StripStep> = {}): StripRow => ({
  row: 0,
  steps: [step('hit', { dice: 4, ...hit }), step('size', size), step('pen', pen)],
});
const group = (of: StripRow, start: number | null = null): StripGroup => ({
  subject: 'izumo',
  lead: [step('start', { successes: start })],
  rows: [of],
});

test('before the hits are known the later rolls offer what would say them; then as many as there were', () => {
  expect([0, 1, 2].map((place) => keysOf(row({}), place))).toEqual([
    [0, 1, 2, 3, 4],
    [0, 1, 2],
    [0, 1, 2],
  ]);
  const three = row({ ahead: 3 });
  expect([keysOf(three, 1), keysOf(three, 2)]).toEqual([
    [0, 1, 2, 3],
    [0, 1, 2],
  ]);
  expect(keysOf(row({ ahead: 3 }, { ahead: 1 }), 2)).toEqual([0, 1]);
  expect(keysOf(row({ ahead: 0 }), 1)).toEqual([]);
});

test('a roll that cannot fail has no keys, and passes on what the one before it scored', () => {
  const sure = row({ ahead: 2 }, { need: 6, ahead: 2 });
  expect(keysOf(sure, 1)).toEqual([]);
  expect(keysOf(sure, 2)).toEqual([0, 1, 2]);
  expect(keysOf(row({}, { need: 0 }), 2)).toEqual([]);
});

test('one tap enters the least it says of the rolls before, and that the range was found', () => {
  const blank = row({});
  expect(countsAfter(group(blank), blank, 2, 1)).toEqual({ start: 1, hit: 1, size: 1, pen: 1 });
  const known = row({ successes: 3 });
  expect(countsAfter(group(known, 1), known, 2, 1)).toEqual({ size: 1, pen: 1 });
});

test('fewer hits take back what they rule out, and nothing else', () => {
  const full = row({ successes: 3 }, { successes: 2 }, { successes: 1 });
  expect(countsAfter(group(full, 1), full, 0, 1)).toEqual({ hit: 1, size: null });
  expect(countsAfter(group(full, 1), full, 0, 0)).toEqual({ hit: 0, size: null, pen: null });
  expect(scoreOf(group(full, 1))).toBe(1);
});

test('rows that cannot come are a miss', () => {
  expect(isMissed(group(row({ state: 'off' }), 0))).toBe(true);
  expect(isMissed(group(row({})))).toBe(false);
});
