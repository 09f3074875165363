import { ASSAULT_ROUNDS, LAND_CRT, TERRAIN_CHART } from './data/land-tables';
import { HOUSE_CELLS, HOUSE_MANOEUVRE, MANOEUVRE_FORM, readingOf } from './data/manoeuvre';
import {
  ADMIRAL_CASUALTY,
  ATTRITION_POINTS,
  ATTRITION_SHIPS,
  BLOCKADE,
  COMMAND_MODIFIER,
  INITIAL_RANGE,
  INITIAL_WEATHER,
  NAVAL_ROUNDS,
  WEATHER_CHANGE,
} from './data/naval-tables';
import { HOUSE_FORCES } from './data/house-forces';
import { DOCUMENTS, parseForces } from './documents';
import { assaultModifier, assaultRow, lossesAt, oddsColumn } from './land';
import { attritionAt, commandNeed, damageAt, readShot } from './naval';
import { DEFAULT_RULINGS, parseRulings, RULINGS } from './rulings';
import { AID_EVENTS, ODDS, type Season, TERRAINS } from './types';

/** Faces as `1-3`, or one face. */
const facesOf = (text: string): readonly number[] => {
  const [from = 0, to = from] = text.split('-').map(Number);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
};

test('[RSR-11] initial weather', () => {
  for (const [faces, weather] of [
    ['1-4', 'clear'],
    ['5', 'fog'],
    ['6', 'storm'],
  ] as const) {
    for (const face of facesOf(faces)) expect([face, INITIAL_WEATHER[face - 1]]).toEqual([face, weather]);
  }
});

test.each([
  ['clear', '1-5', 'clear'],
  ['clear', '6', 'fog'],
  ['fog', '1-3', 'clear'],
  ['fog', '4-5', 'fog'],
  ['fog', '6', 'storm'],
  ['storm', '1-2', 'clear'],
  ['storm', '3-5', 'storm'],
  ['storm', '6', 'fog'],
] as const)('[RSR-12][AMB-9] %s, %s: %s', (before, faces, after) => {
  for (const face of facesOf(faces)) expect(WEATHER_CHANGE[before][face - 1]).toBe(after);
});

test('[RSR-13] initial range', () => {
  expect(INITIAL_RANGE).toEqual({ clear: 6, fog: 4, storm: 3 });
});

test('[RSR-14][AMB-10] the season on command dice', () => {
  expect(COMMAND_MODIFIER).toEqual({ winter: 2, spring: 1, autumn: 1, summer: 0 });
});

test('[RSR-15] admirals by the face', () => {
  expect(ADMIRAL_CASUALTY.join(' ')).toBe('unharmed unharmed unharmed wounded killed killed');
});

test('[RSR-16] blockade by the total, its points and ships', () => {
  expect(BLOCKADE.join(' ')).toBe('none none none none five ten sunk sunk');
  expect(ATTRITION_POINTS).toEqual({ none: 0, five: 5, ten: 10, sunk: 0 });
  expect(ATTRITION_SHIPS).toEqual({ none: 0, five: 1, ten: 1, sunk: 2 });
});

test.each<readonly [Season, string, string, string]>([
  ['summer', 'none none none none five ten', 'none none none none five ten', 'none none none none five ten'],
  ['spring', 'none none none five ten sunk', 'none none none five ten five', 'none none none five ten ten'],
  ['autumn', 'none none none five ten sunk', 'none none none five ten five', 'none none none five ten ten'],
  ['winter', 'none none five ten sunk sunk', 'none none five ten five ten', 'none none five ten ten ten'],
])('[RSR-16][AMB-4] blockade in %s: first, later, and later with both as 6', (season, first, later, both) => {
  const faces = (sunkUsed: boolean, laterSinking: 'five-or-ten' | 'ten') =>
    [1, 2, 3, 4, 5, 6].map((face) => attritionAt(face, { season, sunkUsed }, { laterSinking })).join(' ');
  expect([faces(false, 'five-or-ten'), faces(true, 'five-or-ten'), faces(true, 'ten')]).toEqual([first, later, both]);
});

test('[RSR-18] five events bring foreign aid', () => {
  expect(AID_EVENTS).toEqual(['rail-hex', 'seoul', 'port-arthur', 'liaoyang', 'mukden']);
});

test.each([
  ['clear', 0.5, 12, 0],
  ['rough', 1, 6, -1],
  ['mountain', 2, 4, -2],
  ['fortress', null, 12, -2],
  ['city', null, 12, -1],
  ['town', null, 8, 0],
  ['road', 0.5, null, null],
  ['rail-line', 0, 4, null],
  ['river', 1, null, -1],
] as const)('[RSR-19][AMB-8] %s: movement %p, stacking %p, combat %p', (terrain, movement, stacking, combat) => {
  expect(TERRAIN_CHART[terrain]).toEqual({ movement, stacking, combat });
});

test('[RSR-19][AMB-7] terrain and river add up', () => {
  expect(TERRAINS.map((terrain) => assaultModifier(terrain, false).value)).toEqual([0, -1, -2, -2, -1, 0]);
  expect(TERRAINS.map((terrain) => assaultModifier(terrain, true).value)).toEqual([-1, -2, -3, -3, -2, -1]);
});

/** The table as it is printed, a row for each die. */
const PRINTED_NAVAL = [
  '- - - - - 1 2 3',
  '- - - - 1 2 3 4',
  '- - - 2 2 3 4 5',
  '- - 3 3 3 4 5 6',
  '- 4 4 4 4 5 6 7',
  '5 5 5 5 5 6 7 8',
];

describe.each(PRINTED_NAVAL.map((row, index) => [index + 1, row] as const))('[RSR-20] die %i', (die, row) => {
  test.each(row.split(' ').map((cell, index) => [index + 1, cell === '-' ? 0 : Number(cell)] as const))(
    'strength %i: %i',
    (column, damage) => {
      expect(damageAt({ column, dieModifier: 0 }, die)).toBe(damage);
    },
  );
});

test.each([
  [{}, 8],
  [{ range: 3 }, 5],
  [{ weather: 'fog' }, 7],
  [{ weather: 'storm' }, 6],
  [{ disabled: true }, 5],
  [{ range: 2, weather: 'storm', disabled: true }, 1],
  [{ range: 3, weather: 'storm', disabled: true }, null],
  [{ strength: 11, range: 1 }, 7],
  [{ strength: 11, range: -2 }, 8],
] as const)('[RSR-20][AMB-1][AMB-2] strength 8 with %j: column %p', (facts, column) => {
  const reading = readShot({ strength: 8, range: 0, weather: 'clear', disabled: false, ...facts }, DEFAULT_RULINGS);
  expect(reading.column).toBe(column);
  expect(reading.sum.parts.reduce((sum, { value }) => sum + value, 0)).toBe(reading.sum.value);
});

test('[AMB-1] modifiers on the die: the column stays, a die below 1 does nothing', () => {
  const rulings = { navalModTo: 'die' } as const;
  const reading = readShot({ strength: 11, range: 3, weather: 'fog', disabled: false }, rulings);
  expect(reading).toMatchObject({ column: 8, dieModifier: -4 });
  expect([1, 4, 5, 6].map((face) => damageAt(reading, face))).toEqual([0, 0, 3, 4]);
});

test('[RSR-14][AMB-3] the season on initiative and activation, or on neither', () => {
  const facts = { rating: 4, season: 'winter' } as const;
  expect(commandNeed(facts, 'RSR-2', DEFAULT_RULINGS).value).toBe(2);
  expect(commandNeed({ ...facts, lent: 2 }, 'RSR-7', DEFAULT_RULINGS).value).toBe(4);
  expect(commandNeed(facts, 'RSR-2', { commandMod: 'none' }).value).toBe(4);
});

const PRINTED_LAND: readonly (readonly [number, string])[] = [
  [0, '3/1 2/1 2/1 1/- 1/- 1/1'],
  [1, '2/1 1/- 1/1 1/- 1/1 2/2'],
  [2, '1/- 1/- 1/- 1/1 2/2 1/1'],
  [3, '1/- 1/- 1/1 2/2 1/1 -/1'],
  [4, '1/- 1/1 2/2 1/1 -/1 -/1'],
  [5, '1/1 2/2 -/1 -/1 1/2 1/2'],
  [6, '1/1 1/1 1/2 1/2 1/3 1/3'],
];

describe.each(PRINTED_LAND)('[RSR-21] row %i', (row, cells) => {
  test.each(cells.split(' ').map((cell, index) => [ODDS[index]!, cell] as const))('odds %s: %s', (odds, cell) => {
    expect(LAND_CRT[odds][row]!.map((losses) => (losses === 0 ? '-' : String(losses))).join('/')).toBe(cell);
  });
});

test.each([
  [20, 7, '2-1'],
  [28, 7, '4-1'],
  [27, 7, '3-1'],
  [99, 1, '4-1'],
  [7, 7, '1-1'],
  [6, 7, '1-2'],
  [7, 14, '1-2'],
  [7, 21, '1-3'],
  [6, 21, '<1-3'],
  [0, 3, '<1-3'],
])('[RSR-21][AMB-7] %i against %i: %s', (attack, defence, column) => {
  expect(oddsColumn(attack, defence)).toBe(column);
});

test('[AMB-7] a die below 0 or above 6 is read at the end of the table', () => {
  expect([assaultRow(1, -3), assaultRow(6, -3), assaultRow(6, 2)]).toEqual([0, 3, 6]);
});

test('[RSR-21] below 1-3 the attacker loses a step', () => {
  expect(lossesAt('<1-3', -3, 6)).toEqual([1, 0]);
});

test('[RSR-1][RSR-8] ten naval rounds, three assault rounds', () => {
  expect([NAVAL_ROUNDS, ASSAULT_ROUNDS]).toEqual([10, 3]);
});

test('[AMB-11] the manoeuvre table is typed by the face; the house has one of its own', () => {
  const parse = DOCUMENTS['red-sun-table'].parse;
  const table = { id: 'manoeuvre', name: 'Mine', table: 'manoeuvre', source: 'yours', form: 'faces' };
  expect(HOUSE_MANOEUVRE.join(' ')).toBe('-2 -1 0 0 +1 choice');
  expect(readingOf({ cells: HOUSE_CELLS })).toEqual(HOUSE_MANOEUVRE);
  expect(MANOEUVRE_FORM.rows).toHaveLength(6);
  expect(parse({ ...table, cells: { '/1/change': '-2' } })).toMatchObject({ ok: true });
  expect(readingOf({ cells: { '/1/change': '-2' } })).toBeNull();
  expect(parse({ ...table, cells: { '/1/change': '-9' } })).toMatchObject({ ok: false });
});

test('the owner’s forces are kept as they are typed; every id is one thing', () => {
  const document = { id: 'mine', name: 'My copy', forces: HOUSE_FORCES };
  expect(parseForces(JSON.parse(JSON.stringify(document)))).toEqual({ ok: true, value: document });
  const [fleet] = document.forces.fleets;
  const twice = { ...document, forces: { ...document.forces, fleets: [fleet, fleet] } };
  expect(parseForces(twice)).toMatchObject({ ok: false, error: { field: 'forces.first-fleet' } });
  const odd = { ...document, forces: { ...document.forces, sighting: { clear: -1, fog: null, storm: null } } };
  expect(parseForces(odd)).toMatchObject({ ok: false, error: { field: 'forces.sighting.clear' } });
});

test('[AMB-1][AMB-3][AMB-4] rulings that can be changed: the default first', () => {
  expect(Object.keys(RULINGS)).toEqual(['navalModTo', 'commandMod', 'laterSinking', 'sortiePicks']);
  expect(parseRulings({ navalModTo: 'die' })).toEqual({ ok: true, value: { ...DEFAULT_RULINGS, navalModTo: 'die' } });
  expect(parseRulings({ navalModTo: 'range' })).toMatchObject({ error: { code: 'BAD_VALUE' } });
  expect(parseRulings({ fog: 'none' })).toMatchObject({ error: { code: 'UNKNOWN_HOUSE_RULE' } });
  expect(parseRulings([])).toMatchObject({ error: { field: 'houseRules' } });
});
