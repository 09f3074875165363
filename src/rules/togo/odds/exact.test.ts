import fc from 'fast-check';
import { averageOf, chanceOf, type Exact } from '@/testing/exact';
import * as arbitrary from '@/testing/togo-arbitraries';
import { afterFire, afterHit, present, read, salvoHits, type Ship } from '@/testing/togo-exact';
import { type FireNumbers, batteryNumbers } from '../battery';
import type { Target } from '../damage';
import { PRINTED, type Ruleset } from '../ruleset';
import { batteryOdds, fireOdds, STAGES } from './salvo-odds';
import { type DamageOdds, targetOdds } from './target-odds';

const CLOSE = 1e-12;

const shipOf = (target: Target): Ship => ({
  column: target.column,
  factors: target.torpedoFactors,
  left: target.torpedoFactorsLeft,
});

const markersOf = (target: Target) => ({ P: target.P, M: target.M, S: target.S, T: target.T, F: target.fires });

const exactSalvo = (numbers: FireNumbers) => ({
  kind: numbers.kind,
  beyond8: numbers.long,
  restricted: numbers.restricted,
  dice: numbers.dice.value,
  start: numbers.start.value,
  hit: numbers.hit.value,
  size: numbers.size.value,
  pen: numbers.pen.value,
});

/** The answers of `targetOdds`, read off an exact distribution of markers. */
function expected(states: Exact<string>): DamageOdds {
  const p = (event: (markers: ReturnType<typeof read>) => boolean) => chanceOf(states, (state) => event(read(state)));
  return {
    pSunk: p((s) => s.sunk),
    pAbandonedNotSunk: p((s) => !s.sunk && s.F >= 5),
    pSilencedAfloat: p((s) => !s.sunk && s.F < 5 && (s.P >= 2 || s.F === 4)),
    expectedFires: averageOf(states, (state) => read(state).F),
    pFire: p((s) => s.F > 0),
    pPropulsion: p((s) => s.P > 0),
    pMain: p((s) => s.M > 0),
    pSecondary: p((s) => s.S > 0),
    pTorpedo: p((s) => s.T > 0),
  };
}

function compare(actual: object, exact: object): void {
  for (const [name, value] of Object.entries(exact)) {
    const given = (actual as Record<string, number>)[name] ?? Number.NaN;
    expect({ name, far: !(Math.abs(given - (value as number)) <= CLOSE), given, value }).toMatchObject({ far: false });
  }
}

const MIXED = [
  { kind: 'gun', beyond8: true, restricted: false },
  { kind: 'gun', beyond8: true, restricted: false },
  { kind: 'gun', beyond8: false, restricted: true },
  { kind: 'torpedo', beyond8: false, restricted: false },
] as const;

test.each(['B', 'CA', 'C2', 'C3'] as const)(
  '[TOGO-62] two long, one restricted and one torpedo hit on a %s with one P and three fires agree with BigInt',
  (column) => {
    const target = { column, P: 1, M: 0, S: 0, T: 0, fires: 3, torpedoFactors: 2, torpedoFactorsLeft: 2 };
    let states: Exact<string> = present(markersOf(target));
    for (const hit of MIXED) states = afterHit(states, shipOf(target), hit, PRINTED.houseRules);
    const odds = targetOdds({ target, pending: MIXED });
    if (!odds.ok) throw new Error(odds.error.code);
    compare(odds.value, expected(states));
  },
);

test('any pending hits on any ship under any house rules agree with BigInt', () => {
  fc.assert(
    fc.property(
      arbitrary.target,
      fc.array(arbitrary.hit, { maxLength: 4 }),
      arbitrary.rulesets,
      (target, pending, rules) => {
        let states: Exact<string> = present(markersOf(target));
        for (const hit of pending) states = afterHit(states, shipOf(target), hit, rules.houseRules);
        const odds = targetOdds({ target, pending }, rules);
        expect(odds.ok).toBe(true);
        if (odds.ok) compare(odds.value, expected(states));
      },
    ),
    { numRuns: 60 },
  );
});

test('[TOGO-28] the fire of a ship, through the damage table, agrees with BigInt', () => {
  fc.assert(
    fc.property(
      arbitrary.target,
      fc.array(arbitrary.battery(3), { minLength: 1, maxLength: 2 }),
      (target, batteries) => {
        const rules: Ruleset = PRINTED;
        const salvos = batteries.flatMap((facts) => {
          const numbers = batteryNumbers(facts, rules);
          return numbers.ok ? [exactSalvo(numbers.value)] : [];
        });
        const states = afterFire(present(markersOf(target)), shipOf(target), salvos, rules.houseRules);
        const odds = targetOdds({ target, firers: [{ batteries }] }, rules);
        expect(odds.ok).toBe(true);
        if (odds.ok) compare(odds.value, expected(states));
      },
    ),
    { numRuns: 25 },
  );
});

test('[TOGO-28] several ships, one of them with batteries at three ranges, agree with BigInt', () => {
  const at = (weapon: '12in' | '8in' | '6in', range: number, dice: number) => ({
    weapon,
    range,
    dice,
    size: 5,
    armour: 2,
  });
  const ships = [[at('12in', 10, 2), at('8in', 6, 2), at('6in', 2, 2)], [at('6in', 3, 2)]];
  const target = { column: 'C2', P: 0, M: 0, S: 0, T: 0, fires: 3, torpedoFactors: 3, torpedoFactorsLeft: 3 } as const;
  let states: Exact<string> = present(markersOf(target));
  for (const batteries of ships) {
    const salvos = batteries.map((facts) => {
      const numbers = batteryNumbers(facts);
      if (!numbers.ok) throw new Error(numbers.error.code);
      return exactSalvo(numbers.value);
    });
    states = afterFire(states, shipOf(target), salvos, PRINTED.houseRules);
  }
  const odds = targetOdds({ target, firers: ships.map((batteries) => ({ batteries })) });
  if (!odds.ok) throw new Error(odds.error.code);
  compare(odds.value, expected(states));
});

test('hits at all three stages of a ship with one start die agree with BigInt', () => {
  fc.assert(
    fc.property(fc.array(arbitrary.battery(6), { minLength: 1, maxLength: 3 }), (batteries) => {
      const numbers = batteries.flatMap((facts) => {
        const result = batteryNumbers(facts);
        return result.ok ? [result.value] : [];
      });
      const exact = salvoHits(numbers.map(exactSalvo));
      const odds = fireOdds([numbers]);
      for (const [index, stage] of STAGES.entries()) {
        const count = (key: string) => Number(key.split(',')[index]);
        const distribution = odds[stage].distribution.map((_, k) => chanceOf(exact, (key) => count(key) === k));
        compare({ ...odds[stage].distribution }, { ...distribution });
        compare(odds[stage], {
          expected: averageOf(exact, count),
          atLeastOne: chanceOf(exact, (key) => count(key) > 0),
        });
      }
    }),
    { numRuns: 60 },
  );
});

test('many dice lose no accuracy: 400 dice that nearly always hit', () => {
  const odds = batteryOdds({ weapon: '12p', dice: 20, boats: 20, range: 1, size: 6, armour: 0 });
  if (!odds.ok) throw new Error(odds.error.code);
  const sum = odds.value.potential.distribution.reduce((a, b) => a + b, 0);
  expect(Math.abs(sum - 1)).toBeLessThan(CLOSE);
  expect(Math.abs(odds.value.potential.expected - (400 * 4) / 6)).toBeLessThan(1e-9);
});
