import { enumerate } from '../../common/enumerate';
import type { Procedure } from '../../common/procedure';
import { averageOf, chanceOf } from '@/testing/exact';
import { exactAssault, exactFleet, exactWeather } from '@/testing/red-sun-exact';

import { assaultModifier, oddsColumn } from '../land';
import { commandNeed, readShot } from '../naval';
import {
  fireShots,
  rollActivation,
  rollAdmiral,
  rollAssault,
  rollBlockade,
  rollInitiative,
  rollWeather,
} from '../procedures';
import { DEFAULT_RULINGS, type Rulings } from '../rulings';
import { ATTRITIONS, CASUALTIES, SEASONS, TERRAINS, type Weather, WEATHERS } from '../types';
import { assaultOdds, landOdds, strengthLadder } from './assault-odds';
import { activationOdds, admiralOdds, blockadeOdds, chainOdds, initiativeOdds } from './event-odds';
import { type FleetFacts, fleetOdds, sunkPointsOdds } from './fleet-odds';
import { shotOdds } from './shot-odds';
import { weatherOdds } from './weather-odds';

const ON_DIE: Rulings = { ...DEFAULT_RULINGS, navalModTo: 'die' };
const CLOSE = 1e-12;

/** The chance of an event when the resolver is handed every face. */
function chance<O>(begin: () => Procedure<O>, holds: (outcome: O) => boolean): number {
  let sum = 0;
  enumerate(begin, (outcome, p) => {
    if (holds(outcome)) sum += p;
  });
  return sum;
}
const same = (one: number, other: number) => expect(Math.abs(one - other)).toBeLessThan(CLOSE);

test.each([1, 2, 3, 4, 5, 6, 7, 8])('[RSR-20] mean damage of strength %i', (strength) => {
  const means = [5 / 6, 3 / 2, 2, 7 / 3, 5 / 2, 7 / 2, 9 / 2, 11 / 2];
  const { mean } = shotOdds({ strength, range: 0, weather: 'clear', disabled: false }, DEFAULT_RULINGS);
  same(mean, means[strength - 1]!);
});

test('[RSR-20][AMB-1] a shot is what the resolver makes of every face', () => {
  for (const rulings of [DEFAULT_RULINGS, ON_DIE]) {
    for (const strength of [0, 1, 4, 8, 12]) {
      for (const range of [0, 2, 6]) {
        for (const weather of WEATHERS) {
          const facts = { strength, range, weather, disabled: range === 2 };
          const shot = { ...readShot(facts, rulings), firer: 'a', target: 'b' };
          const { p, distribution } = shotOdds(facts, rulings);
          same(
            p,
            chance(
              () => fireShots([shot], 'gunnery'),
              ([hit]) => (hit?.damage ?? 0) > 0,
            ),
          );
          distribution.forEach((share, damage) => {
            same(
              share,
              chance(
                () => fireShots([shot], 'gunnery'),
                ([hit]) => (hit?.damage ?? 0) === damage,
              ),
            );
          });
        }
      }
    }
  }
});

test('[RSR-11][RSR-12] weather is the chain it is', () => {
  for (const start of [null, ...WEATHERS]) {
    for (const hours of [0, 1, 2, 7]) {
      const exact = exactWeather(start, hours);
      weatherOdds(start, hours).forEach((p, index) =>
        same(
          p,
          chanceOf(exact, (each) => each === WEATHERS[index]),
        ),
      );
    }
  }
  const twoRolls = function* (): Procedure<Weather> {
    const { weather } = yield* rollWeather(null);
    return (yield* rollWeather(weather)).weather;
  };
  weatherOdds(null, 1).forEach((p, index) =>
    same(
      p,
      chance(twoRolls, (weather) => weather === WEATHERS[index]),
    ),
  );
});

const firer = (strength: number, disabled = false) => ({ strength, disabled });
const FLEET: FleetFacts = {
  weather: 'fog',
  ranges: [4, 2, 3],
  targets: [
    { left: 10, firers: [firer(8), firer(7), firer(8, true)] },
    { left: 4, firers: [firer(6)] },
  ],
};

describe('[RSR-10][RSR-12][RSR-20] the fire of a fleet', () => {
  test.each([
    ['one hour', { ...FLEET, ranges: [3] }, DEFAULT_RULINGS],
    ['three hours', FLEET, DEFAULT_RULINGS],
    ['three hours from the first roll', { ...FLEET, weather: null }, DEFAULT_RULINGS],
    ['modifiers on the die', FLEET, ON_DIE],
  ] as const)('%s agrees with whole numbers', (_, facts, rulings) => {
    const exact = exactFleet(facts.weather, facts.ranges, facts.targets, rulings === ON_DIE);
    const damageOf = (key: string, at: number) => Number(key.split(',')[at]);
    fleetOdds(facts, rulings).forEach(({ pSunk, mean, distribution }, at) => {
      const { left } = facts.targets[at]!;
      same(
        pSunk,
        chanceOf(exact, (key) => damageOf(key, at) === left),
      );
      same(
        mean,
        averageOf(exact, (key) => damageOf(key, at)),
      );
      Array.from(distribution).forEach((share, damage) =>
        same(
          share,
          chanceOf(exact, (key) => damageOf(key, at) === damage),
        ),
      );
    });
    const targets = facts.targets.map((target, at) => ({ ...target, defence: at === 0 ? 12 : 5 }));
    const sunk = sunkPointsOdds({ ...facts, targets }, rulings);
    for (const [points, p] of sunk) {
      const total = (key: string) => (damageOf(key, 0) === 10 ? 12 : 0) + (damageOf(key, 1) === 4 ? 5 : 0);
      same(
        p,
        chanceOf(exact, (key) => total(key) === points),
      );
    }
  });

  test('two hours, die by die through the resolver', () => {
    const facts: FleetFacts = { weather: null, ranges: [2, 1], targets: [{ left: 7, firers: [firer(7)] }] };
    const hours = function* (): Procedure<number> {
      let damage = 0;
      let weather: Weather | null = null;
      for (const range of facts.ranges) {
        weather = (yield* rollWeather(weather)).weather;
        const shot = { ...readShot({ strength: 7, range, weather, disabled: false }, DEFAULT_RULINGS) };
        const [hit] = yield* fireShots([{ ...shot, firer: 'a', target: 'b' }], 'gunnery');
        damage += hit?.damage ?? 0;
      }
      return damage;
    };
    same(
      fleetOdds(facts, DEFAULT_RULINGS)[0]!.pSunk,
      chance(hours, (damage) => damage >= 7),
    );
  });

  test('a ship that is gone, one nobody fires at, fire that cannot reach', () => {
    const targets = [
      { left: 0, firers: [firer(8)] },
      { left: 3, firers: [] },
      { left: 3, firers: [firer(8)] },
    ];
    const odds = fleetOdds({ weather: 'clear', ranges: [5, 40], targets }, ON_DIE);
    expect(odds.map(({ pSunk }) => pSunk > 0)).toEqual([true, false, true]);
    expect(fleetOdds({ weather: 'clear', ranges: [8], targets }, DEFAULT_RULINGS)[2]!.pSunk).toBe(0);
  });
});

test('[RSR-16][AMB-4] blockade by season, first and later', () => {
  for (const rulings of [DEFAULT_RULINGS, { ...DEFAULT_RULINGS, laterSinking: 'ten' } as const]) {
    for (const season of SEASONS) {
      for (const sunkUsed of [false, true]) {
        const odds = blockadeOdds({ season, sunkUsed }, rulings);
        const roll = () => rollBlockade('f', { season, sunkUsed }, rulings);
        for (const each of ATTRITIONS)
          same(
            odds[each],
            chance(roll, ({ attrition }) => attrition === each),
          );
      }
    }
  }
});

test('[RSR-15] admirals', () => {
  const odds = admiralOdds();
  for (const each of CASUALTIES)
    same(
      odds[each],
      chance(
        () => rollAdmiral('f'),
        ({ casualty }) => casualty === each,
      ),
    );
});

test('[RSR-2][RSR-7][RSR-14][AMB-3] initiative and activation', () => {
  for (const rulings of [DEFAULT_RULINGS, { ...DEFAULT_RULINGS, commandMod: 'none' } as const]) {
    for (const season of SEASONS) {
      for (const rating of [0, 1, 4, 6, 9]) {
        const need = commandNeed({ rating, season }, 'RSR-2', rulings);
        same(
          initiativeOdds({ rating, season }, rulings).p,
          chance(
            () => rollInitiative([{ id: 'f', need }]),
            ([tried]) => tried!.success,
          ),
        );
        const lent = commandNeed({ rating, season, lent: 2 }, 'RSR-7', rulings);
        same(
          activationOdds({ rating, season, lent: 2 }, rulings).p,
          chance(
            () => rollActivation([{ id: 'hq', need: lent }]),
            ([tried]) => tried!.success,
          ),
        );
      }
    }
  }
});

test('[RSR-7] a unit moves if its headquarters does, with or without what the supreme one lends', () => {
  const facts = { supreme: { rating: 4, commandValue: 1 }, army: 3, unit: 4, season: 'spring' } as const;
  const { supreme, army, unit } = chainOdds(facts, DEFAULT_RULINGS);
  same(supreme, 3 / 6);
  same(army, (3 / 6) * (3 / 6) + (3 / 6) * (2 / 6));
  same(unit, army * (3 / 6));
  expect(chainOdds({ ...facts, supreme: null }, DEFAULT_RULINGS)).toMatchObject({ supreme: 0, army: 2 / 6 });
});

test('[RSR-21] one assault is what the resolver makes of every face', () => {
  for (const terrain of TERRAINS) {
    for (const [attack, defence] of [
      [20, 7],
      [3, 10],
      [5, 5],
      [9, 2],
    ] as const) {
      const odds = landOdds({ attack, defence, terrain, river: true });
      const roll = () => rollAssault(oddsColumn(attack, defence), assaultModifier(terrain, true).value);
      odds.cells.forEach(([a, d]) => {
        const share = odds.cells.filter(([b, e]) => a === b && d === e).length / 6;
        same(
          share,
          chance(roll, ({ losses }) => losses[0] === a && losses[1] === d),
        );
      });
    }
  }
});

test.each([1, 2, 3])('[RSR-8][RSR-21] stopping after assault round %i', (round) => {
  const facts = { attack: [20, 14, 9, 2], defence: [7, 5, 3], terrain: 'rough', river: false } as const;
  const exact = exactAssault(facts.attack, facts.defence, -1, round);
  const after = assaultOdds(facts)[round - 1]!;
  const lost = (key: string, side: 0 | 1) => Number(key.split('/')[side]);
  same(
    after.pAttackerGone,
    chanceOf(exact, (key) => lost(key, 0) === 4),
  );
  same(
    after.pDefenderGone,
    chanceOf(exact, (key) => lost(key, 1) === 3),
  );
  same(
    after.meanAttacker,
    averageOf(exact, (key) => lost(key, 0)),
  );
  same(
    after.meanDefender,
    averageOf(exact, (key) => lost(key, 1)),
  );
  after.chances.forEach((row, a) =>
    row.forEach((p, d) =>
      same(
        p,
        chanceOf(exact, (key) => key === `${a}/${d}`),
      ),
    ),
  );
});

test('[RSR-8] losses of a stack are taken where they cost least', () => {
  expect(
    strengthLadder([
      [6, 3],
      [5, 4, 1],
    ]),
  ).toEqual([11, 10, 7, 6, 3]);
  expect(strengthLadder([])).toEqual([]);
});
