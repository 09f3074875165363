import { enumerate } from '../../common/enumerate';
import { type BatteryFacts, batteryNumbers } from '../battery';
import { hitSteps, statusOf, type Target } from '../damage';
import { PRINTED } from '../ruleset';
import { hitOf } from '../salvo';

import { stageChance } from './salvo-odds';
import { damageOdds } from './target-odds';
import { type AheadBattery, type AheadShip, turnsAhead } from './turns-ahead';

const FRESH: Target = {
  ...{ column: 'B', P: 0, M: 0, S: 0, T: 0, fires: 0 },
  ...{ torpedoFactors: 2, torpedoFactorsLeft: 2 },
};

function gun(weapon: BatteryFacts['weapon'], main: boolean, dice: readonly number[], range = 4): AheadBattery {
  const numbers = batteryNumbers({ weapon, dice: dice[0]!, range, size: 5, armour: 3, main }, PRINTED);
  if (!numbers.ok) throw new Error('refused');
  return { numbers: numbers.value, main, dice };
}
const ship = (id: string, side: 'ijn' | 'irn', target: string, more: Partial<AheadShip> = {}): AheadShip => ({
  ...{ id, side, now: FRESH, waiting: [], target, isDoneFiring: false },
  batteries: [gun('12in', true, [1, 0]), gun('6in', false, [1, 0])],
  ...more,
});
const DUEL = [ship('mikasa', 'ijn', 'orel'), ship('orel', 'irn', 'mikasa', { now: { ...FRESH, P: 1, fires: 3 } })];
const isOut = (target: Target): boolean => ['sunk', 'abandoned'].includes(statusOf(target));
const pLost = (rows: ReturnType<typeof turnsAhead>, turn: number, id: string): number =>
  rows[turn - 1]!.ships.find((each) => each.id === id)!.pLost;

test('[TOGO-62] one turn is what the odds of a target say, whoever fires at her and whatever waits', () => {
  const waiting = [{ kind: 'gun', beyond8: false, restricted: true } as const];
  const ships = [
    ship('mikasa', 'ijn', 'orel'),
    ship('asahi', 'ijn', 'orel', { batteries: [gun('8in', true, [4, 2, 0]), gun('6in', false, [7, 3, 0])] }),
    ship('orel', 'irn', 'asahi', { now: { ...FRESH, P: 1, fires: 2 }, waiting }),
  ];
  const rows = turnsAhead(ships, 1, PRINTED);
  for (const { id, now, waiting: pending } of ships) {
    const fire = ships
      .filter(({ target }) => target === id)
      .map(({ batteries }) => batteries.map(({ numbers }) => numbers));
    const odds = damageOdds(now, fire, PRINTED, { pending });
    expect(pLost(rows, 1, id)).toBeCloseTo(odds.pSunk + odds.pAbandonedNotSunk, 12);
  }
  expect(pLost(rows, 1, 'orel')).toBeGreaterThan(0.001);
  expect(rows[0]!.lost).toEqual({
    ijn: pLost(rows, 1, 'mikasa') + pLost(rows, 1, 'asahi'),
    irn: pLost(rows, 1, 'orel'),
  });
});

test('two turns are exact: the same as every way the dice of both ships can fall', () => {
  const known = new Map<string, ReadonlyMap<string, number>>();
  const after = (target: Target, firer: Target, batteries: readonly AheadBattery[]): ReadonlyMap<string, number> => {
    const key = JSON.stringify([target, statusOf(firer), firer.M, firer.S]);
    const found = known.get(key) ?? worked(target, firer, batteries);
    known.set(key, found);
    return found;
  };
  /** How a ship may be after the fire of another, by going through every face of every hit. Both have the same guns. */
  const worked = (target: Target, firer: Target, batteries: readonly AheadBattery[]): ReadonlyMap<string, number> => {
    const found = new Map<string, number>();
    const isSilent = statusOf(firer) !== 'afloat';
    for (let start = 1; start <= 6; start += 1) {
      let ways = new Map([[JSON.stringify(target), 1 / 6]]);
      for (const { numbers, main, dice } of batteries) {
        const hits = main ? firer.M : firer.S;
        const left = isSilent || start > numbers.start.value ? 0 : (dice[hits] ?? 0);
        for (let die = 0; die < left; die += 1) ways = thrown(ways, stageChance(numbers, 'effective'), hitOf(numbers));
      }
      for (const [key, p] of ways) found.set(key, (found.get(key) ?? 0) + p);
    }
    return found;
  };
  const thrown = (ways: ReadonlyMap<string, number>, p: number, hit: ReturnType<typeof hitOf>) => {
    const next = new Map<string, number>();
    const add = (key: string, chance: number) => next.set(key, (next.get(key) ?? 0) + chance);
    for (const [key, chance] of ways) {
      const target = JSON.parse(key) as Target;
      add(key, chance * (1 - p));
      if (statusOf(target) === 'sunk') add(key, chance * p);
      else
        enumerate(
          () => hitSteps(target, hit, '', PRINTED),
          (end, face) => add(JSON.stringify(end.target), chance * p * face),
        );
    }
    return next;
  };
  const [one, two] = DUEL as [AheadShip, AheadShip];
  const first = [after(one.now, two.now, two.batteries), after(two.now, one.now, one.batteries)] as const;
  const lost = [0, 0];
  for (const [a, pa] of first[0]) {
    for (const [b, pb] of first[1]) {
      const [mikasa, orel] = [JSON.parse(a) as Target, JSON.parse(b) as Target];
      const fates = [
        [mikasa, orel, two.batteries],
        [orel, mikasa, one.batteries],
      ] as const;
      fates.forEach(([target, firer, batteries], place) => {
        if (isOut(target)) lost[place]! += pa * pb;
        else
          for (const [key, p] of after(target, firer, batteries))
            if (isOut(JSON.parse(key))) lost[place]! += pa * pb * p;
      });
    }
  }
  const rows = turnsAhead(DUEL, 3, PRINTED);
  expect(lost[1]).toBeGreaterThan(0.01);
  expect(pLost(rows, 2, 'mikasa')).toBeCloseTo(lost[0]!, 12);
  expect(pLost(rows, 2, 'orel')).toBeCloseTo(lost[1]!, 12);
  expect(rows.map(({ exact }) => exact)).toEqual([true, true, false]);
});

test('who has fired in this turn fires in the next; who holds fire or is silenced never does', () => {
  const fired = turnsAhead([ship('mikasa', 'ijn', 'orel', { isDoneFiring: true }), DUEL[1]!], 2, PRINTED);
  expect(pLost(fired, 1, 'orel')).toBe(0);
  expect(pLost(fired, 2, 'orel')).toBeGreaterThan(0);
  const silenced = turnsAhead([ship('mikasa', 'ijn', 'orel', { now: { ...FRESH, P: 2 } }), DUEL[1]!], 2, PRINTED);
  expect(pLost(silenced, 2, 'orel')).toBe(0);
  expect(pLost(silenced, 2, 'mikasa')).toBeGreaterThan(0);
  const holding = turnsAhead([{ ...DUEL[0]!, target: null }, DUEL[1]!], 2, PRINTED);
  expect(pLost(holding, 2, 'orel')).toBe(0);
});
