import { readFileSync } from 'node:fs';

import { num } from '../common/trace';
import { run } from '../common/procedure';
import { outcomeOf } from '@/testing/scripted-dice';

import { assaultModifier, oddsColumn } from './land';
import { commandNeed, damageAt, readShot, type ShotFacts } from './naval';
import { rollAssault, rollBlockade, rollInitiative, rollWeather } from './procedures';
import { DEFAULT_RULINGS } from './rulings';
import type { Season, Weather } from './types';

interface Example {
  readonly id: string;
  readonly expected: unknown;
}
const examples = JSON.parse(readFileSync('__tests__/fixtures/red-sun/examples.json', 'utf8')) as readonly Example[];

const sails = (season: Season, die: number): boolean | undefined => {
  const need = commandNeed({ rating: 4, season }, 'RSR-2', DEFAULT_RULINGS);
  return outcomeOf(run(rollInitiative([{ id: 'fleet', need }]), [die]))[0]?.success;
};
const after = (before: Weather, die: number): string => {
  const { weather } = outcomeOf(run(rollWeather(before), [die]));
  return weather[0]!.toUpperCase() + weather.slice(1);
};
const FACTS: ShotFacts = { strength: 8, range: 3, weather: 'fog', disabled: false };
const damage = (die: number, more: Partial<ShotFacts> = {}): number =>
  damageAt(readShot({ ...FACTS, ...more }, DEFAULT_RULINGS), die);
const LATER = { none: 'none', five: '5', ten: '10', sunk: 'sunk2' };
const blockade = (season: Season, die: number, sunkUsed = false): string =>
  LATER[outcomeOf(run(rollBlockade('fleet', { season, sunkUsed }, DEFAULT_RULINGS), [die])).attrition];
const assault = (river: boolean): readonly number[] =>
  outcomeOf(run(rollAssault(oddsColumn(20, 7), assaultModifier('mountain', river).value), [5])).losses;

/** Each case of the examples, worked out by the rule book. */
const WORKED: Readonly<Record<string, () => unknown>> = {
  'RSR-EX1': () => [sails('summer', 4), sails('winter', 3), sails('winter', 2)],
  'RSR-EX2': () => [
    ...[after('clear', 6), after('fog', 3), after('fog', 6)],
    ...[after('storm', 2), after('storm', 4), after('storm', 6)],
  ],
  'RSR-EX3': () => [damage(4), damage(2), damage(6, { disabled: true }), damage(6, { range: 8 })],
  'RSR-EX4': () => [
    ...[2, 3, 4, 5].map((die) => blockade('winter', die)),
    ...[5, 6].map((die) => blockade('winter', die, true)),
    blockade('summer', 6),
  ],
  'RSR-EX5': () => [assault(false), assault(true)],
};

test.each(examples.map(({ id, expected }) => [id, expected] as const))('the example %s', (id, expected) => {
  expect(WORKED[id]?.()).toEqual(expected);
});

test('every example is worked out', () => {
  expect(Object.keys(WORKED).sort()).toEqual(examples.map(({ id }) => id).sort());
});

test('[RSR-20] a number explains itself: 8 - 3 - 1 = 4', () => {
  expect(readShot(FACTS, DEFAULT_RULINGS).sum).toEqual({
    value: 4,
    parts: [...num(8, 'RSR-20').parts, { rule: 'RSR-20', value: -3 }, { rule: 'RSR-20', value: -1 }],
  });
});
