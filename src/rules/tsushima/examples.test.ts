import { readFileSync } from 'node:fs';

import { run } from '../common/procedure';
import { outcomeOf } from '@/testing/scripted-dice';
import { TsushimaTable } from '@/testing/tsushima-table';

import { moveAfter, salvosAfter } from './damage';
import { counterById } from './data/counters';
import { gunModifier } from './gunfire';
import { pointsLeft } from './odds/plan-odds';
import { rollFlight, spot, spottingModifier } from './procedures';
import { DEFAULT_RULINGS } from './rulings';
import { fireSalvos } from './salvos';
import { HOUSE_READINGS } from './table-reading';
import { warPoints } from './battle/verdict';

interface Example {
  readonly id: string;
  readonly expected: unknown;
}
const examples = JSON.parse(readFileSync('__tests__/fixtures/tsushima/examples.json', 'utf8')) as readonly Example[];

const FACTS = {
  ...{ concentrated: false, targetScreened: false, firerScreened: false, firerMorale: 0, targetMorale: 0 },
  tsarevitch: false,
} as const;
const modifier = (
  facts: Partial<Parameters<typeof gunModifier>[0]> & { factor: number; between: number; armour: number },
) => {
  const answer = gunModifier({ ...FACTS, ...facts }, DEFAULT_RULINGS);
  return answer.ok ? answer.value.modifier.value : null;
};
const nets = (mod: number | null, dice: readonly number[]) => ({ mod, nets: dice.map((sum) => sum + (mod ?? 0)) });
const SEARCH = { destroyers: 2, twoHits: 0, lowMorale: 0, alreadyThere: true, partialSea: true, evades: true } as const;
const spots = (die: number): boolean => outcomeOf(run(spot(SEARCH, { secret: false }), [die])).spotted;
const MIKASA = counterById('mikasa')!;
const salvos = (hits: number) => [
  salvosAfter('B', MIKASA.guns.primary!, hits),
  salvosAfter('B', MIKASA.guns.secondary!, hits),
];
/** In which dice turn Port Arthur falls to plan B; null: not with these. */
function fallsIn(dice: readonly number[], raids: number): number | null {
  let total = 0;
  for (const [index, die] of dice.entries()) {
    total += die;
    if (pointsLeft({ plan: 'B', total, raids }) === 0) return index + 1;
  }
  return null;
}
function thirdSuccess(dice: readonly number[]): number | null {
  let successes = 0;
  for (const [index, die] of dice.entries()) {
    if (outcomeOf(run(rollFlight('ijn'), [die])).success) successes += 1;
    if (successes === 3) return index + 1;
  }
  return null;
}
const war = new TsushimaTable('war-at-sea').state;
const points = (id: string, more: object) => warPoints({ ...war.ships[id]!, ...more });

/** Each case of the examples, worked out by the rule book. */
const WORKED: Readonly<Record<string, () => unknown>> = {
  'TSU-EX1a': () => nets(modifier({ factor: 7, between: 4, armour: 8 }), [5, 6]),
  'TSU-EX1b': () => nets(modifier({ factor: 8, between: 4, armour: 7 }), [6, 11]),
  'TSU-EX1c': () => [modifier({ factor: 2, between: 4, armour: 8 }), modifier({ factor: 3, between: 4, armour: 7 })],
  'TSU-EX2': () => [salvos(1), salvos(2), moveAfter('B', MIKASA.move, 2)],
  'TSU-EX2b': () => [salvosAfter('B', { factor: 1, salvos: 3 }, 1), salvosAfter('B', { factor: 1, salvos: 4 }, 1)],
  'TSU-EX3': () => ({ mod: spottingModifier(SEARCH).value, die2: spots(2), die1: spots(1) }),
  'TSU-EX6': () => {
    const mod = modifier({
      ...{
        factor: 7,
        between: 0,
        armour: 8,
        concentrated: true,
        targetScreened: true,
        firerMorale: -1,
        targetMorale: -2,
      },
    });
    return { mod, net: 10 + (mod ?? 0) };
  },
  'TSU-EX8': () => [0, 1, 2].map((raids) => fallsIn([5, 4, 6, 5], raids)),
  'TSU-EX9': () => thirdSuccess([4, 2, 5, 1, 3]),
  'TSU-EX10': () => [
    points('mikasa', { fate: 'sunk', hits: 3 }),
    points('niitaka', { hits: 2 }),
    points('rurik', { fate: 'scuttled' }),
  ],
};

test.each(examples.map(({ id, expected }) => [id, expected] as const))('the example %s', (id, expected) => {
  expect(WORKED[id]?.()).toEqual(expected);
});

test('every example is worked out', () => {
  expect(Object.keys(WORKED).sort()).toEqual(examples.map(({ id }) => id).sort());
});

test('[TSU-37] Mikasa against Retvizan as in the book: no effect, no effect; no effect, one hit', () => {
  const shot = (firer: string, target: string, mod: number) => ({
    ...{ firer, weapon: 'primary' as const, target, row: 9 },
    ...{ salvos: { value: 2, parts: [] }, modifier: { value: mod, parts: [] } },
  });
  const shots = [shot('mikasa', 'retvizan', -5), shot('retvizan', 'mikasa', -3)];
  const tables = { gunfire: HOUSE_READINGS.gunfire, torpedo: null };
  // With the house table Mikasa cannot score at all, and her dice are not rolled.
  const dice = { 'retvizan.primary.1': { sum: 6 }, 'retvizan.primary.2': { sum: 11 } };
  expect(outcomeOf(run(fireSalvos(shots, tables), dice)).map(({ hits }) => hits)).toEqual([0, 1]);
});
