import fc from 'fast-check';

import { appDice } from './app-dice';
import { parseEntry } from './entry-codec';
import { fairnessOf, NO_FACES } from './fairness';
import { picker, shuffled } from './shuffle';

const SEED = '000102030405060708090a0b0c0d0e0f';
const seeds = fc
  .uint8Array({ minLength: 16, maxLength: 16 })
  .map((bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));

// Made apart from this code, by Python: sha256(f"{seed} {die} 0"), its first word that is fair, modulo six, plus one.
test.each([
  ['0'.repeat(32), [6, 3, 1, 1, 6, 3, 6, 4, 6, 6, 6, 3, 6, 3, 2, 5, 6, 1, 4, 3], [2, 3, 2, 4, 4, 3]],
  [SEED, [5, 6, 1, 4, 4, 6, 5, 6, 1, 2, 2, 1, 4, 6, 1, 5, 2, 3, 5, 6], [6, 5, 6, 2, 3, 1]],
  ['f'.repeat(32), [6, 6, 5, 4, 2, 6, 5, 2, 4, 4, 4, 5, 4, 3, 1, 1, 4, 3, 6, 4], [5, 2, 6, 3, 6, 5]],
])('the dice of seed %s are those it has always had', (seed, first, farOut) => {
  expect(appDice(seed, 0, 20)).toEqual(first);
  expect(appDice(seed, 1e12, 6)).toEqual(farOut);
});

test('cards are shuffled the same way, and words that would favour small numbers are passed over', () => {
  expect(shuffled([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], picker(SEED))).toEqual([6, 5, 7, 0, 8, 3, 1, 9, 2, 4]);
  const pick = picker('0'.repeat(32));
  expect(Array.from({ length: 6 }, () => pick(3 * 2 ** 30))).toEqual([
    1670259311, 1566282506, 1938101878, 509930413, 1194993095, 1182504680,
  ]);
  expect(() => pick(0)).toThrow(RangeError);
});

test('die by die, in any order or all at once: the same dice', () => {
  fc.assert(
    fc.property(fc.oneof(seeds, fc.integer()), fc.nat(60), fc.nat(60), (seed, from, count) => {
      const all = appDice(seed, 0, 120);
      expect(appDice(seed, from, count)).toEqual(all.slice(from, from + count));
      expect(appDice(seed, from, 1)).toEqual(all.slice(from, from + 1));
    }),
  );
});

test('seeds that differ in one digit have nothing in common', () => {
  const other = appDice(`${SEED.slice(0, 31)}e`, 0, 6000);
  const same = appDice(SEED, 0, 6000).filter((face, index) => face === other[index]).length;
  expect(Math.abs(same - 1000)).toBeLessThan(130);
});

test('every face comes up as often, alone and after any other', () => {
  const dice = appDice(SEED, 0, 60_000);
  const counts = [...NO_FACES];
  const pairs = Array.from({ length: 6 }, () => [...NO_FACES]);
  for (const [index, face] of dice.entries()) {
    counts[face - 1]! += 1;
    if (index > 0) pairs[dice[index - 1]! - 1]![face - 1]! += 1;
  }
  expect(fairnessOf(counts).chance).toBeGreaterThan(0.001);
  for (const after of pairs) expect(fairnessOf(after).chance).toBeGreaterThan(0.001);
});

// The low bit of the old generator is linear: 128 parities in a row foretell every one after them.
test('the parities of many dice do not foretell the next ones', () => {
  const parities = (seed: number | string) => appDice(seed, 0, 700).map((face) => (face - 1) & 1);
  expect(foretold(parities(7))).toBe(true);
  expect(foretold(parities(SEED))).toBe(false);
});

/** Whether a linear rule found in the first half of these bits holds in the second (Berlekamp and Massey). */
function foretold(bits: readonly number[]): boolean {
  let [rule, before, length, since] = [[1], [1], 0, 1];
  const half = bits.length / 2;
  const misses = (at: number) => rule.reduce((sum, tap, back) => sum ^ (tap & (bits[at - back] ?? 0)), 0);
  for (let at = 0; at < half; at += 1, since += 1) {
    if (misses(at) === 0) continue;
    const was = rule;
    rule = Array.from(
      { length: Math.max(rule.length, before.length + since) },
      (_, tap) => (rule[tap] ?? 0) ^ (before[tap - since] ?? 0),
    );
    if (2 * length <= at) [length, before, since] = [at + 1 - length, was, 0];
  }
  return bits.every((_, at) => at < half || misses(at) === 0);
}

test('the log takes the seeds there are and no others', () => {
  const begun = (seed: unknown) =>
    parseEntry(JSON.stringify({ type: 'v1.Begun', book: 'toy', bookVersion: 1, seed, setup: {} }));
  for (const seed of [0, 7, -3, 1700000000000, SEED]) expect(begun(seed)).toMatchObject({ seed });
  const others = ['', '7', SEED.toUpperCase(), `${SEED}0`, SEED.slice(1), `${SEED}\n`, 0.5, null, true, [SEED], {}];
  for (const seed of others) expect(begun(seed)).toBeNull();
});
