import { DICE, LETTER_RANGES, RANGE_MODIFIERS, SINKS_AT } from './data/combat-tables';
import { MATRIX, PAIRS, RESULTS } from './data/manoeuvre-tables';
import { TOGO_POINTS } from './data/point-tables';
import { CROSSING, MINES, RECOVERY, VLADIVOSTOK_FROZEN } from './data/port-tables';
import { COUNTERS, HOUSE_RATINGS } from './data/ships';
import { manoeuvre } from './manoeuvre';
import { RULINGS } from './rulings';
import type { ChitPair } from './types';

/** The matrix as it is printed, row by row. */
const PRINTED: readonly (readonly [string, string])[] = [
  ['FSH/FSH', '1 3 3 4 4 2'],
  ['FSH/HP', '4 5 6 6 5 4'],
  ['FSH/HS', '4 6 7 6 5 5'],
  ['HP/HP', '2 7 6 8 9 8'],
  ['HP/HS', '3 6 7 8 10 9'],
  ['HS/HS', '3 7 5 9 10 10'],
];
const chits = (pair: string): ChitPair => pair.split('/') as unknown as ChitPair;
const turned = ([one, two]: ChitPair): ChitPair => [two, one];

describe.each(PRINTED)('[TAS-19] the row %s', (row, cells) => {
  test.each(cells.split(' ').map((cell, column) => [PRINTED[column]![0], Number(cell)] as const))(
    'against %s is %i, in whatever order the chits are',
    (column, result) => {
      for (const ijn of [chits(row), turned(chits(row))]) {
        for (const irn of [chits(column), turned(chits(column))]) expect(manoeuvre(ijn, irn).result).toBe(result);
      }
    },
  );
});

test('[TAS-19] six pairs a side, 36 cells, each number as often as printed', () => {
  expect(PAIRS).toHaveLength(6);
  const counts = MATRIX.flat().reduce<Record<number, number>>((sum, n) => ({ ...sum, [n]: (sum[n] ?? 0) + 1 }), {});
  expect(counts).toEqual({ 1: 1, 2: 2, 3: 4, 4: 5, 5: 5, 6: 6, 7: 4, 8: 3, 9: 3, 10: 3 });
});

test.each([
  [1, 'short', 'both', 2],
  [2, 'short', null, 2],
  [3, 'short', 'ijn', 2],
  [4, 'short', 'irn', 2],
  [5, 'medium', 'ijn', 2],
  [6, 'medium', null, 2],
  [7, 'medium', 'irn', 2],
  [8, 'long', 'ijn', 1],
  [9, 'long', 'irn', 1],
  [10, 'long', null, 1],
])('[TAS-20] %i is %s, broadside %s, %i rounds', (result, range, broadside, rounds) => {
  expect(RESULTS[result]).toEqual({ range, broadside, rounds });
});

test.each([
  ['primary', 'long', 2],
  ['primary', 'medium', 1],
  ['primary', 'short', 0],
  ['secondary', 'long', null],
  ['secondary', 'medium', 2],
  ['secondary', 'short', 0],
  ['torpedo', 'long', null],
  ['torpedo', 'medium', null],
  ['torpedo', 'short', 0],
] as const)('[TAS-27] %s at %s: %p', (weapon, range, modifier) => {
  expect(RANGE_MODIFIERS[weapon][range]).toBe(modifier);
});

test('[TAS-27][AMB-20] L fires everywhere, M not at long, S or blank at short only', () => {
  expect(LETTER_RANGES).toEqual({ L: ['short', 'medium', 'long'], M: ['short', 'medium'], S: ['short'] });
});

test('[TAS-18] mines: the highest face that passes', () => {
  expect(MINES.irn).toEqual({ battleship: 4, cruiser: 5, destroyer: 5 });
  expect(MINES.ijn).toEqual({ battleship: 5, cruiser: 5, destroyer: 5 });
});

test('[TAS-21] crossing the T: Russians 2, Japanese 4', () => {
  expect(CROSSING).toEqual({ irn: { need: 2, tsushima: 1 }, ijn: { need: 4, tsushima: -1 } });
});

test('[TAS-30] recovery: Port Arthur 3, Vladivostok and Japan 4', () => {
  expect(RECOVERY).toEqual({ 'port-arthur': 3, vladivostok: 4, japan: 4 });
});

test('[TAS-4] Vladivostok is frozen in on turns 8 to 12', () => {
  expect(VLADIVOSTOK_FROZEN).toEqual({ from: 8, to: 12 });
});

test('[TAS-6][AMB-2] each deed and its Togo points', () => {
  const changes = Object.entries(TOGO_POINTS).map(([reason, { change }]) => [reason, change]);
  expect(Object.fromEntries(changes)).toEqual({
    'unopposed-sortie': -1,
    'japanese-withdraw': -2,
    'russians-withdraw': 2,
    'russians-cross-t': -3,
    'japanese-cross-t': 3,
    'japanese-battleship-sunk': -1,
    'russian-battleship-sunk': 1,
    'not-evacuated': 1,
  });
});

test('[TAS-24][TAS-26][AMB-7] dice of a class, and what sinks it', () => {
  expect(DICE).toEqual({ battleship: 1, cruiser: 3, destroyer: 3 });
  expect(SINKS_AT).toEqual({ battleship: 2, cruiser: 3, destroyer: 3 });
});

test('[TAS-2] Vladivostok and Port Arthur begin with the printed ships', () => {
  const of = (fleet: string, type: string) => COUNTERS.filter((each) => each.fleet === fleet && each.class === type);
  expect(of('vladivostok', 'cruiser')).toHaveLength(2);
  expect(of('vladivostok', 'destroyer')).toHaveLength(2);
  expect(of('vladivostok', 'battleship')).toEqual([]);
  expect(of('port-arthur', 'battleship').map(({ name }) => name)).toEqual([
    'Sevastopol',
    'Peresvyet',
    'Poltava',
    'Pobyeda',
    'Tsesarevich',
    'Retvizen',
    'Petropavlovsk',
  ]);
  expect(of('port-arthur', 'cruiser')).toHaveLength(1);
  expect(of('port-arthur', 'destroyer')).toHaveLength(1);
});

test('every rating of the list is marked as a house value, and ids stand once', () => {
  expect(COUNTERS.every(({ house, ratings, class: type }) => house && ratings === HOUSE_RATINGS[type])).toBe(true);
  expect(new Set(COUNTERS.map(({ id }) => id)).size).toBe(COUNTERS.length);
});

test('every ruling is a choice of two', () => {
  expect(Object.values(RULINGS).every(({ values }) => values.length === 2)).toBe(true);
});
