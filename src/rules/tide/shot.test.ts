import { codeOf } from '@/testing/scripted-dice';

import { DEFAULT_RULINGS } from './rulings';
import { batteriesOf, type Gunner, type ShotFacts, shotDice, shotNeed } from './shot';
import type { Advantage, Letter, Range } from './types';

const SHOT: ShotFacts = {
  ...{ weapon: 'primary', rating: 4, letter: 'L', range: 'short', advantage: null, enemySmoke: false },
};
const need = (facts: Partial<ShotFacts>): number | string => {
  const answer = shotNeed({ ...SHOT, ...facts });
  return answer.ok ? answer.value.value : codeOf(answer);
};

test.each<[Range, Advantage, boolean, number]>([
  ['long', null, false, 2],
  ['long', 'broadside', false, 3],
  ['medium', 'crossing', false, 5],
  ['short', 'crossing', false, 6],
  ['long', null, true, 1],
])('[TAS-25][TAS-27][TAS-28] primary 4 at %s, %s, smoke %s: %i or less', (range, advantage, enemySmoke, expected) => {
  expect(need({ range, advantage, enemySmoke })).toBe(expected);
});

test('[AMB-18] a need stays between 0 and 6, and no face is more than its number', () => {
  expect(need({ rating: 6, advantage: 'crossing' })).toBe(6);
  expect(need({ rating: 1, range: 'long' })).toBe(0);
  expect(need({ rating: 0, advantage: 'crossing' })).toBe(2);
});

test('[AMB-19] the crossing is in place of the broadside', () => {
  expect(need({ rating: 1, advantage: 'crossing' })).toBe(3);
});

test.each<[Letter, Range, number | string]>([
  ['L', 'long', 2],
  ['M', 'long', 'OUT_OF_RANGE'],
  ['S', 'medium', 'OUT_OF_RANGE'],
  ['S', 'short', 4],
])('[TAS-27][AMB-20] letter %s at %s: %p', (letter, range, expected) => {
  expect(need({ letter, range })).toBe(expected);
});

test('[TAS-27] the letter is asked before the weapon', () => {
  expect(need({ weapon: 'secondary', letter: 'M', range: 'long' })).toBe('OUT_OF_RANGE');
  expect(need({ weapon: 'secondary', range: 'long' })).toBe('WEAPON_SILENT_AT_RANGE');
  expect(need({ weapon: 'torpedo', range: 'medium' })).toBe('WEAPON_SILENT_AT_RANGE');
  expect(need({ rating: null })).toBe('NO_SUCH_GUN');
});

test('[TAS-25][TAS-28][AMB-9] torpedoes hit on 4, take no advantage, and suffer from smoke', () => {
  expect(need({ weapon: 'torpedo', rating: null, advantage: 'crossing' })).toBe(4);
  expect(need({ weapon: 'torpedo', rating: null, enemySmoke: true })).toBe(3);
});

test('[TAS-28] every need says what made it', () => {
  const answer = shotNeed({ ...SHOT, range: 'medium', advantage: 'crossing', enemySmoke: true });
  expect(answer).toMatchObject({
    value: {
      value: 4,
      parts: [
        { rule: 'TAS-25', value: 4 },
        { rule: 'TAS-27', value: -1 },
        { rule: 'TAS-28', value: 2 },
        { rule: 'TAS-29', value: -1 },
      ],
    },
  });
});

const CRUISER: Gunner = {
  class: 'cruiser',
  hits: 0,
  fire: 'guns',
  primary: 2,
  secondary: 4,
  letter: 'M',
  torpedo: true,
};
const CALM = { range: 'short', advantage: null, enemySmoke: false, ownSmoke: false } as const;
const dice = (gunner: Partial<Gunner>, conditions: object = {}, rulings: object = {}) =>
  batteriesOf({ ...CRUISER, ...gunner }, { ...CALM, ...conditions }, { ...DEFAULT_RULINGS, ...rulings }).map(
    (battery) => [battery.weapon, battery.dice.value, battery.need.value],
  );

test('[TAS-24] three dice a weapon, one fewer for each hit marker; torpedoes in place of both', () => {
  expect(dice({})).toEqual([
    ['primary', 3, 2],
    ['secondary', 3, 4],
  ]);
  expect(dice({ hits: 2 })).toEqual([
    ['primary', 1, 2],
    ['secondary', 1, 4],
  ]);
  expect(dice({ fire: 'torpedoes' })).toEqual([['torpedo', 3, 4]]);
  expect(dice({ class: 'battleship', hits: 2 })).toEqual([
    ['primary', 1, 2],
    ['secondary', 1, 4],
  ]);
  expect(dice({ primary: null })).toEqual([['secondary', 3, 4]]);
  expect(shotDice('destroyer', 3).value).toBe(0);
});

test('[AMB-8] three dice in all are rolled with the guns that hit more easily', () => {
  expect(dice({}, {}, { threeDice: 'in-all' })).toEqual([['secondary', 3, 4]]);
  expect(dice({}, { range: 'medium' }, { threeDice: 'in-all' })).toEqual([['secondary', 3, 2]]);
  expect(dice({ secondary: 2 }, {}, { threeDice: 'in-all' })).toEqual([['primary', 3, 2]]);
  expect(dice({ class: 'battleship' }, {}, { threeDice: 'in-all' })).toHaveLength(2);
});

test('[TAS-27][TAS-29] what is silent throws nothing, nor does who lays smoke', () => {
  expect(dice({}, { range: 'long' })).toEqual([]);
  expect(dice({}, { ownSmoke: true })).toEqual([]);
  expect(dice({}, { enemySmoke: true })).toEqual([
    ['primary', 3, 1],
    ['secondary', 3, 3],
  ]);
});
