import { enumerate } from '../../common/enumerate';
import { damageSteps } from '../damage';
import { shipNumbers } from '../gunfire';
import { PRINTED } from '../ruleset';
import { fireSteps } from '../salvo';
import { fireOdds } from './salvo-odds';
import { targetOdds } from './target-odds';

const CLOSE = 1e-12;
/** Four hits have at most three dice each: every outcome is a whole number of these ways. */
const WAYS = 6 ** 12;
const gun = { kind: 'gun', beyond8: false, restricted: false } as const;
const MIXED = [
  { ...gun, beyond8: true },
  { ...gun, beyond8: true },
  { ...gun, restricted: true },
  { ...gun, kind: 'torpedo' },
] as const;

test.each(['B', 'CA', 'C2', 'C3'] as const)(
  '[TOGO-54] two long, one restricted and one torpedo hit on a %s with one P and three fires, by every face sequence',
  (column) => {
    const target = { column, P: 1, M: 0, S: 0, T: 0, fires: 3, torpedoFactors: 2, torpedoFactorsLeft: 2 };
    const counted = { sunk: 0, abandoned: 0, silenced: 0, afloat: 0, fires: 0 };
    enumerate(
      () => damageSteps(target, MIXED, PRINTED),
      ({ status, target: after }, _, faces) => {
        counted[status] += WAYS / 6 ** faces.length;
        counted.fires += (WAYS / 6 ** faces.length) * after.fires;
      },
    );
    const odds = targetOdds({ target, pending: MIXED });
    if (!odds.ok) throw new Error(odds.error.code);
    expect(counted.sunk + counted.abandoned + counted.silenced + counted.afloat).toBe(WAYS);
    expect(Math.abs(odds.value.pSunk - counted.sunk / WAYS)).toBeLessThan(CLOSE);
    expect(Math.abs(odds.value.pAbandonedNotSunk - counted.abandoned / WAYS)).toBeLessThan(CLOSE);
    expect(Math.abs(odds.value.pSilencedAfloat - counted.silenced / WAYS)).toBeLessThan(CLOSE);
    expect(Math.abs(odds.value.expectedFires - counted.fires / WAYS)).toBeLessThan(CLOSE);
  },
);

test('[TOGO-28] three dice in two batteries under one start die, by every face sequence', () => {
  const ship = shipNumbers([
    { weapon: '12in', dice: 2, range: 6, size: 4, armour: 3 },
    { weapon: '6in', dice: 1, range: 2, size: 3, armour: 1 },
  ]);
  if ('code' in ship) throw new Error(ship.code);
  const counted: number[] = [];
  enumerate(
    () => fireSteps(ship.firing),
    ({ salvos }, chance) => {
      const hits = salvos.reduce((sum, salvo) => sum + salvo.effective, 0);
      counted[hits] = (counted[hits] ?? 0) + chance;
    },
  );
  const { distribution } = fireOdds([ship.firing.map((salvo) => salvo.numbers)]).effective;
  for (const [hits, chance] of distribution.entries())
    expect(Math.abs(chance - (counted[hits] ?? 0))).toBeLessThan(CLOSE);
});
