import { house } from '@/testing/togo-arbitraries';
import type { BatteryFacts } from '../battery';
import { shipNumbers } from '../gunfire';
import type { Column } from '../types';
import { controlOdds, fireHitOdds } from './control-odds';
import { unplannedOdds } from './chance-odds';
import { repeatedHitOdds, singleHitOdds } from './hit-odds';
import { batteryOdds, fireOdds, torpedoOdds } from './salvo-odds';
import { targetOdds } from './target-odds';

const within = (actual: number, expected: number, error = 1e-12): void => {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(error);
};

const guns = (
  weapon: BatteryFacts['weapon'],
  dice: number,
  range: number,
  size: number,
  armour: number,
): BatteryFacts => ({
  weapon,
  dice,
  range,
  size,
  armour,
});

// The reference table of the rule text: exact where it gives a fraction, to its four places elsewhere.
test.each([
  ['12in x4, 2 inches', guns('12in', 4, 2, 5, 4), 10 / 27, 2738255 / 8503056, 1e-12],
  ['12in x4, 4 inches', guns('12in', 4, 4, 5, 4), 20 / 81, 0.2147, 5e-5],
  ['12in x4, 8 inches', guns('12in', 4, 8, 5, 4), 5 / 81, 0.0576, 5e-5],
  ['12in x4, 12 inches', guns('12in', 4, 12, 5, 4), 5 / 162, 0.0288, 5e-5],
  ['6in x7, 2 inches', guns('6in', 7, 2, 5, 2), 35 / 72, 0.3958, 5e-5],
  ['6in x7, turning', { ...guns('6in', 7, 2, 5, 2), turning: true }, 5 / 24, 72485 / 373248, 1e-12],
  ['6in x7, night', { ...guns('6in', 7, 2, 5, 2), night: { range: 2 } }, 35 / 108, 0.2824, 5e-5],
  ['6in x7, restricted', guns('6in', 7, 3.5, 5, 4), 35 / 162, 0.1883, 5e-5],
  ['4.7in x6', guns('4.7in', 6, 2, 3, 0), 2 / 3, 269297 / 531441, 1e-12],
  ['misc x5', guns('misc', 5, 2, 3, 0), 5 / 36, 0.1314, 5e-5],
])('reference odds: %s', (_, facts, expected, atLeastOne, error) => {
  const odds = batteryOdds(facts);
  if (!odds.ok) throw new Error(odds.error.code);
  within(odds.value.effective.expected, expected);
  within(odds.value.effective.atLeastOne, atLeastOne, error);
});

test.each([
  [3, 6, 0, 1 / 3, 217 / 729],
  [3, 1, 0, 1 / 18, 8587 / 157464],
  [2, 4, 4, 1 / 27, 107 / 2916],
])('reference odds: torpedo x%d, size %d, armour %d', (factors, sizeUsed, armour, expected, atLeastOne) => {
  const odds = torpedoOdds({ factors, range: 1.5, sizeUsed, armour });
  if (!odds.ok) throw new Error(odds.error.code);
  within(odds.value.onTarget, 1);
  within(odds.value.effective.expected, expected);
  within(odds.value.effective.atLeastOne, atLeastOne);
});

test('[TOGO-28] batteries share the start die: chances do not multiply', () => {
  const ship = shipNumbers([guns('12in', 4, 3.5, 5, 4), guns('6in', 7, 3.5, 5, 4)]);
  if ('code' in ship) throw new Error(ship.code);
  const salvos = ship.firing.map((battery) => battery.numbers);
  within(fireOdds([salvos]).effective.atLeastOne, 0.34232, 5e-6);
  within(fireOdds(salvos.map((salvo) => [salvo])).effective.atLeastOne, 0.36253, 5e-6);
});

const one = (column: Column, beyond8: boolean, restricted = false, chosen = {}) => {
  const odds = singleHitOdds({ kind: 'gun', column, beyond8, restricted, torpedoesAboard: true }, house(chosen));
  if (!odds.ok) throw new Error(odds.error.code);
  const { pSunk, pFire, pPropulsion, pMain, pSecondary, pTorpedo, pNothing } = odds.value;
  return [pSunk, pFire, pPropulsion, pMain, pSecondary, pTorpedo, pNothing];
};

test.each([
  ['B, near', one('B', false), [1 / 18, 5 / 18, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6]],
  ['CA, far', one('CA', true), [1 / 18, 5 / 18, 1 / 3, 1 / 6, 1 / 6, 1 / 6, 0]],
  ['C2, near', one('C2', false), [1 / 18, 5 / 18, 1 / 3, 1 / 6, 1 / 6, 1 / 6, 0]],
  ['C3, far', one('C3', true), [1 / 36, 5 / 18, 1 / 2, 1 / 6, 1 / 6, 0, 0]],
  [
    'C3, far, row 5 too',
    one('C3', true, false, { natural6Long: 'fire-plus-shifted' }),
    [1 / 18, 5 / 18 - 1 / 36, 1 / 2, 1 / 6, 1 / 6, 1 / 6, 0],
  ],
  ['any, restricted', one('C2', false, true), [0, 2 / 9, 0, 0, 1 / 6, 0, 2 / 3]],
])('one gun hit, %s: sunk, fire, P, M, S, T, nothing', (_, actual, expected) => {
  for (const [index, value] of expected.entries()) within(actual[index] ?? NaN, value);
});

test('[TOGO-60] without torpedoes a T is nothing', () => {
  const odds = singleHitOdds({ kind: 'gun', column: 'B', beyond8: false, restricted: false, torpedoesAboard: false });
  if (!odds.ok) throw new Error(odds.error.code);
  within(odds.value.pTorpedo, 0);
  within(odds.value.pNothing, 1 / 3);
  within(odds.value.pSunk, 1 / 36);
});

test('[TOGO-67][TOGO-68] a marker is removed or permanent within k tries with (1 - (2/3)^k) / 2 each', () => {
  for (const [index, expected] of [0.1667, 0.2778, 0.3519, 0.4012, 0.4342].entries()) {
    const odds = controlOdds({ marker: 'M', attempts: index + 1 });
    if (!odds.ok) throw new Error(odds.error.code);
    within(odds.value.pRemoved, expected, 5e-5);
    within(odds.value.pPermanent, odds.value.pRemoved);
    within(odds.value.pRemoved + odds.value.pPermanent + odds.value.pOpen, 1);
  }
});

test('[TOGO-70] a fire is out within k tries with 1 - (5/6)^k, and costs two hits before it is', () => {
  for (const [index, expected] of [0.1667, 0.3056, 0.4213, 0.5177, 0.5981].entries()) {
    const odds = controlOdds({ marker: 'F', attempts: index + 1 });
    within(odds.ok ? odds.value.pRemoved : NaN, expected, 5e-5);
  }
  const forever = controlOdds({ marker: 'F', attempts: 200 });
  within(forever.ok ? forever.value.expectedExtraHits : NaN, 2, 1e-12);
});

test('[AMB-9] f fires cause hits with 1/3 each', () => {
  for (const [index, expected] of [1 / 3, 5 / 9, 19 / 27, 65 / 81].entries())
    within(fireHitOdds(index + 1).atLeastOne, expected);
  within(fireHitOdds(4, house({ fireCheck: 'ship-once' })).atLeastOne, 1 / 3);
  within(fireHitOdds(4, house({ fireCheck: 'attempt-only' })).atLeastOne, 0);
});

test('[TOGO-17] unplanned movement in 36ths', () => {
  const { AS_ORDERED, STRAIGHT, LEFT_180, RIGHT_90 } = unplannedOdds();
  within(AS_ORDERED, 24 / 36);
  within(STRAIGHT, 6 / 36);
  within(LEFT_180, 1 / 36);
  within(RIGHT_90, 2 / 36);
});

const BURNING = { column: 'B', P: 0, M: 0, S: 0, T: 0, fires: 1, torpedoFactors: 2, torpedoFactorsLeft: 2 } as const;

test('[AMB-9] with its fire dice to come, one fire is one hit in three', () => {
  const calm = targetOdds({ target: BURNING });
  const burning = targetOdds({ target: BURNING, fireDice: true });
  const single = singleHitOdds({ kind: 'gun', column: 'B', beyond8: false, restricted: false, torpedoesAboard: true });
  if (!calm.ok || !burning.ok || !single.ok) throw new Error('refused');
  within(calm.value.pSunk, 0);
  within(burning.value.pSunk, single.value.pSunk / 3);
  within(burning.value.expectedFires, 1 + 5 / 54);
});

test('repeated hits: one is the single hit, none is nothing', () => {
  const facts = { kind: 'gun', column: 'C2', beyond8: false, restricted: false, torpedoesAboard: true } as const;
  const [none, once] = [0, 1].map((hits) => repeatedHitOdds({ ...facts, hits }));
  if (!none?.ok || !once?.ok) throw new Error('refused');
  expect(none.value).toMatchObject({ pSunk: 0, pSilencedAfloat: 0, expectedFires: 0 });
  within(once.value.pSunk, 1 / 18);
  within(once.value.pSilencedAfloat, 1 / 6);
  within(once.value.expectedFires, 5 / 18);
});
