import fc from 'fast-check';

import { enumerate } from '@/rules/common/enumerate';
import { averageOf, chanceOf } from '@/testing/exact';
import { exactDice, exactHits, type ExactRow } from '@/testing/tsushima-exact';

import { hitsAfter } from '../damage';
import { LAND_PLANS } from '../data/land-plans';
import { attackPort, enterMines, repairShips, rollFlight, runAground, sendBlockShips, spot } from '../procedures';
import { DEFAULT_RULINGS } from '../rulings';
import { fireSalvos, type Shot } from '../salvos';
import { HOUSE_READINGS, readingOfStarts } from '../table-reading';
import { PLANS } from '../types';
import { blockOdds, flightOdds, groundingOdds, mineOdds, portOdds, repairOdds, spottingOdds } from './event-odds';
import { fallenBy, planOdds, pointsLeft } from './plan-odds';
import { roundOdds } from './round-odds';
import { perSalvo, type Quad, salvoOdds, torpedoOdds } from './salvo-odds';

const near = (ours: number, exact: number): void => expect(Math.abs(ours - exact)).toBeLessThan(1e-12);

const row: fc.Arbitrary<ExactRow> = fc
  .tuple(fc.integer({ min: 2, max: 14 }), fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 }), fc.nat(9))
  .map(([one, two, sunk, lacks]): ExactRow => [
    one,
    lacks === 1 ? null : one + two,
    lacks === 0 ? null : one + two + sunk,
  ]);
const fire = fc.record({ row, modifier: fc.integer({ min: -8, max: 6 }), salvos: fc.integer({ min: 0, max: 5 }) });

const shotAt = (target: string, size: number, modifier: number, salvos: number): Shot => ({
  ...{ firer: 'f', weapon: 'primary', target, row: size },
  salvos: { value: salvos, parts: [] },
  modifier: { value: modifier, parts: [] },
});

test('a whole round agrees with whole-number arithmetic for every ship', () => {
  const ship = fc.record({
    hits: fc.integer({ min: 0, max: 2 }),
    merchant: fc.boolean(),
    fire: fc.array(fire, { maxLength: 4 }),
  });
  fc.assert(
    fc.property(fc.array(ship, { minLength: 1, maxLength: 3 }), (ships) => {
      // Every gun has a row of the table to itself.
      const rows: ExactRow[] = [];
      const shots = ships.flatMap(({ fire: guns }, place) =>
        guns.map((each) => {
          rows.push(each.row);
          return { ...shotAt(`s${place}`, rows.length, each.modifier, each.salvos), firer: `f${rows.length}` };
        }),
      );
      const gunfire = readingOfStarts(Object.fromEntries(rows.map((each, index) => [index + 1, each])));
      const hulls = ships.map(({ hits, merchant }, place) => ({
        id: `s${place}`,
        type: merchant ? ('M' as const) : ('B' as const),
        hits: merchant ? 0 : hits,
      }));
      const odds = roundOdds(hulls, shots, { gunfire, torpedo: null });
      for (const [place, { fire: guns, merchant }] of ships.entries()) {
        const exact = exactHits(hulls[place]!.hits, merchant, guns);
        for (const hits of [0, 1, 2, 3])
          near(
            odds[place]!.after[hits]!,
            chanceOf(exact, (key) => key === hits),
          );
      }
    }),
    { numRuns: 60, seed: 1905 },
  );
});

test('one salvo, and a ship’s fire, agree with going through every face of the resolver', () => {
  for (const modifier of [-6, -3, 0, 3]) {
    const after = [0, 0, 0, 0];
    let average = 0;
    const tables = { gunfire: HOUSE_READINGS.gunfire, torpedo: null };
    enumerate(
      () => fireSalvos([shotAt('t', 9, modifier, 2)], tables),
      ([fired], chance) => {
        const hits = fired!.results.reduce((now, each) => hitsAfter('B', now, each.hits), 1);
        after[hits]! += chance;
        average += chance * fired!.hits;
      },
    );
    const [odds] = roundOdds([{ id: 't', type: 'B', hits: 1 }], [shotAt('t', 9, modifier, 2)], tables);
    for (const hits of [0, 1, 2, 3]) near(odds!.after[hits]!, after[hits]!);
    near(odds!.expectedHits, average);
  }
});

const sumOf = (quad: Quad): number => quad.reduce((sum, chance) => sum + chance, 0);

test('[TSU-37] salvo odds: effective factor, modifier, one salvo and the target after all of them', () => {
  const facts = {
    ...{ factor: 8, salvos: 2, between: 4, armour: 7, size: 9, concentrated: false, targetScreened: false },
    ...{ firerScreened: false, firerMorale: 0, targetMorale: 0, tsarevitch: false },
    target: { type: 'B' as const, hits: 0 },
  };
  const odds = salvoOdds(facts, HOUSE_READINGS.gunfire, DEFAULT_RULINGS);
  if (!odds.ok) throw new Error(odds.error.code);
  // 11 or 12 is one hit: 3 of 36.
  expect(odds.value).toMatchObject({ effective: 4, modifier: -3, perSalvo: [33 / 36, 3 / 36, 0, 0] });
  near(odds.value.targetAfter[1], 2 * (33 / 36) * (3 / 36));
  near(odds.value.expectedHits, 6 / 36);
  expect(sumOf(odds.value.targetAfter)).toBeCloseTo(1, 14);
  expect(salvoOdds({ ...facts, between: 8 }, HOUSE_READINGS.gunfire, DEFAULT_RULINGS)).toMatchObject({
    error: { code: 'NO_EFFECT_AT_RANGE', rule: 'TSU-36' },
  });
  const boat = { ...facts, target: { type: 'D' as const, hits: 0 }, weapon: 'primary' as const };
  expect(salvoOdds(boat, HOUSE_READINGS.gunfire, DEFAULT_RULINGS)).toMatchObject({
    error: { code: 'SECONDARIES_ONLY', rule: 'TSU-41' },
  });
});

test('[TSU-44] torpedo odds by armour; -3 from an adjacent column', () => {
  const facts = { salvos: 3, adjacent: false, armour: 7, target: { type: 'B' as const, hits: 0 } };
  expect(torpedoOdds(facts, HOUSE_READINGS.torpedo).perSalvo).toEqual([30 / 36, 5 / 36, 1 / 36, 0]);
  expect(torpedoOdds({ ...facts, adjacent: true }, HOUSE_READINGS.torpedo).perSalvo).toEqual([1, 0, 0, 0]);
  const exact = exactHits(0, false, [{ row: [10, 12, 14], modifier: 0, salvos: 3 }]);
  const { targetAfter } = torpedoOdds(facts, HOUSE_READINGS.torpedo);
  for (const hits of [0, 1, 2, 3])
    near(
      targetAfter[hits]!,
      chanceOf(exact, (key) => key === hits),
    );
});

test('the chances of a salvo add up on every cell of the house table', () => {
  for (let size = 1; size <= 9; size += 1) {
    for (let modifier = -14; modifier <= 12; modifier += 1) {
      near(sumOf(perSalvo(HOUSE_READINGS.gunfire, size, modifier)), 1);
    }
  }
});

/** The chance of an outcome, by every face of the resolver. */
function enumerated<T>(begin: Parameters<typeof enumerate<T>>[0], is: (outcome: T) => boolean): number {
  let sum = 0;
  enumerate(begin, (outcome, chance) => {
    if (is(outcome)) sum += chance;
  });
  return sum;
}

test('[TSU-18] spotting odds: never, by faces, certain', () => {
  const NOTHING = { destroyers: 0, twoHits: 0, lowMorale: 0, alreadyThere: false, partialSea: false, evades: false };
  const p = (more: object) => spottingOdds({ ...NOTHING, ...more }).p;
  expect([p({ evades: true }), p({ twoHits: 1 }), p({}), p({ destroyers: 3 }), p({ destroyers: 4 })]).toEqual([
    ...[0, 1 / 6, 1 / 3, 5 / 6, 1],
  ]);
  for (const destroyers of [0, 1, 2]) {
    const facts = { ...NOTHING, destroyers };
    near(
      spottingOdds(facts).p,
      enumerated(
        () => spot(facts, { secret: false }),
        ({ spotted }) => spotted,
      ),
    );
  }
});

test('[TSU-9] grounding odds: one sixth of one ship in six', () => {
  for (const [ships, exact] of [
    [0, 0],
    [1, 1 / 36],
    [4, 671 / 7776],
  ] as const) {
    near(groundingOdds(ships), exact);
  }
  const three = ['a', 'b', 'c'].map((id) => ({ id, type: 'D' as const }));
  near(
    groundingOdds(3),
    enumerated(
      () => runAground(three),
      ({ aground }) => aground !== null,
    ),
  );
});

test('[TSU-51] mine odds: 8/9, 1/36, 1/18, 1/36', () => {
  const { none, one, two, sunk } = mineOdds();
  for (const [ours, exact] of [
    [none, 8 / 9],
    [one, 1 / 36],
    [two, 1 / 18],
    [sunk, 1 / 36],
  ] as const) {
    near(ours, exact);
  }
  near(
    one,
    enumerated(
      () => enterMines([{ id: 'a', type: 'B' }]),
      ([roll]) => roll?.hits === 1,
    ),
  );
});

test('[TSU-33] flight: the third success exactly in round n', () => {
  expect(flightOdds(6)).toEqual([0, 0, 1 / 8, 3 / 16, 3 / 16, 5 / 32]);
  near(flightOdds(1)[0]!, 0);
  near(
    1 / 2,
    enumerated(
      () => rollFlight('ijn'),
      ({ success }) => success,
    ),
  );
});

test('[TSU-54][TSU-58][TSU-47][TSU-56] port attack, repairs and block ships', () => {
  expect([portOdds(false), portOdds(true)]).toEqual([1 / 6, 4 / 6]);
  near(
    portOdds(true),
    enumerated(
      () => attackPort(true),
      ({ success }) => success,
    ),
  );
  expect(repairOdds(2)).toEqual({ none: 2 / 6, one: 3 / 6, all: 1 / 6 });
  expect(repairOdds(2, { captured: true })).toEqual({ none: 5 / 6, one: 0, all: 1 / 6 });
  expect(repairOdds(0)).toEqual({ none: 1, one: 0, all: 0 });
  near(
    repairOdds(1).one,
    enumerated(
      () => repairShips([{ id: 'a', captured: false }]),
      ([roll]) => roll?.result === 'one',
    ),
  );
  for (const [merchants, exact] of [
    [0, 0],
    [1, 1 / 6],
    [2, 11 / 36],
    [3, 91 / 216],
  ] as const) {
    near(blockOdds(merchants), exact);
  }
  near(
    blockOdds(3),
    enumerated(
      () => sendBlockShips(3),
      (lodged) => lodged > 0,
    ),
  );
});

describe('land plans', () => {
  test.each([
    ['A', 8.48],
    ['B', 5.91],
    ['C', 4.48],
  ] as const)('[TSU-59] plan %s takes %d turns of dice on average', (plan, mean) => {
    expect(planOdds({ plan, total: 0, raids: 0 }).mean).toBeCloseTo(mean, 2);
  });

  test('every distribution agrees with whole-number arithmetic', () => {
    for (const plan of PLANS) {
      const { total: goal } = LAND_PLANS[plan];
      for (const total of [0, 3, goal - 1]) {
        const exact = exactDice(goal - total, goal);
        const { mean, distribution } = planOdds({ plan, total, raids: 0 });
        for (const [dice, chance] of distribution.entries())
          near(
            chance,
            chanceOf(exact, (key) => key === dice),
          );
        near(
          mean,
          averageOf(exact, (key) => key),
        );
      }
    }
  });

  test('[TSU-46][AMB-15] raids are taken off, never below 0; what is reached needs no die', () => {
    expect(pointsLeft({ plan: 'B', total: 20, raids: 1 })).toBe(0);
    expect(pointsLeft({ plan: 'B', total: 20, raids: 2 })).toBe(1);
    expect(pointsLeft({ plan: 'C', total: 1, raids: 5 })).toBe(14);
    expect(planOdds({ plan: 'B', total: 20, raids: 0 })).toEqual({ mean: 0, distribution: [1] });
  });

  test('the chance that Port Arthur has fallen by each turn: after the successes, die by die', () => {
    const facts = { plan: 'C', total: 8, raids: 0 } as const;
    const { distribution } = planOdds(facts);
    const byTurn = fallenBy({ ...facts, before: 2, turns: 5 });
    const expected = [0, 0, distribution[1]!, distribution[1]! + distribution[2]!];
    for (const [turn, chance] of expected.entries()) near(byTurn[turn]!, chance);
    expect(fallenBy({ plan: 'C', total: 14, raids: 0, before: 1, turns: 3 })).toEqual([0, 1, 1]);
  });
});
