import { SHIPS } from '../ships/library';
import { designOf, parseShipDesign } from './ship-design';
import {
  addBattery,
  canAddBattery,
  changeBattery,
  leadingBattery,
  NUMBER_LIMITS,
  removeBattery,
  SHIP_NUMBERS,
  shipNumber,
  stepDice,
  stepNumber,
  withBatteries,
  withNumber,
} from './ship-edit';
import { LONGEST_NAME, LONGEST_NOTE, SHIP_LIMITS, SHIP_TYPES, stepped } from './ship-limits';
import { blankDesign, copyDesign, copyName } from './ship-new';
import { shipWarnings } from './ship-warnings';

const mikasa = designOf(SHIPS.find(({ id }) => id === 'mikasa')!);
const weapons = ({ ratings }: typeof mikasa) => ratings.batteries.map(({ weapon }) => weapon);

test.each(SHIP_NUMBERS)('%s steps to its limits and no further, and what stands there can be stored', (number) => {
  const { min, max, step } = NUMBER_LIMITS[number];
  for (const [way, end] of [
    [1, max],
    [-1, min],
  ] as const) {
    let design = mikasa;
    for (let tap = 0; tap <= (max - min) / step; tap += 1) design = stepNumber(design, number, way);
    expect(shipNumber(design, number)).toBe(end);
    expect(stepNumber(design, number, way)).toEqual(design);
    expect(parseShipDesign(design)).toEqual({ ok: true, value: design });
  }
  expect(parseShipDesign(withNumber(mikasa, number, max + step))).toMatchObject({ ok: false });
});

test('a length between two steps goes to the next whole metre', () => {
  expect(stepped(131.7, 1, SHIP_LIMITS.length)).toBe(132);
  expect(stepped(131.7, -1, SHIP_LIMITS.length)).toBe(131);
  expect(stepped(3, 1, SHIP_LIMITS.speed)).toBe(3.5);
});

test('dice of one arc step alone, from 0 to 20', () => {
  expect(stepDice(mikasa, 0, 'bow', -1).ratings.batteries[0]?.dice).toEqual({ bow: 1, side: 4, stern: 2 });
  let design = mikasa;
  for (let tap = 0; tap < 30; tap += 1) design = stepDice(design, 1, 'stern', 1);
  expect(design.ratings.batteries[1]?.dice.stern).toBe(20);
});

test('batteries stand in the order of their weight, whatever is added or changed', () => {
  expect(weapons(addBattery(mikasa, '8in'))).toEqual(['12in', '8in', '6in', '12p', 'misc']);
  expect(weapons(changeBattery(mikasa, 1, (one) => ({ ...one, weapon: '12.5in' })))[0]).toBe('12.5in');
  expect(weapons(removeBattery(mikasa, 1))).toEqual(['12in', '12p', 'misc']);
});

test('the batteries of every library ship are in that order already', () => {
  for (const facts of SHIPS) {
    const design = designOf(facts);
    expect(withBatteries(design, design.ratings.batteries)).toEqual(design);
  }
});

test('the first battery of a ship is her main one, and twelve are the most', () => {
  let design = { ...mikasa, ratings: { ...mikasa.ratings, batteries: [] as typeof mikasa.ratings.batteries } };
  expect(leadingBattery(design)).toBeNull();
  design = addBattery(design, '6in');
  expect(leadingBattery(design)).toMatchObject({ weapon: '6in', main: true });
  while (canAddBattery(design)) design = addBattery(design, '12p');
  expect(design.ratings.batteries).toHaveLength(12);
  expect(addBattery(design, '12p')).toBe(design);
  expect(parseShipDesign(design).ok).toBe(true);
});

test.each(SHIP_TYPES)('a new %s can be stored and gives no cause for a warning', (type) => {
  const design = blankDesign({ id: 'x', name: 'New', side: 'irn', type });
  expect(parseShipDesign(design)).toEqual({ ok: true, value: design });
  expect(shipWarnings(design, [])).toEqual([]);
});

test('a copy has a name of its own, however often she is copied', () => {
  expect(copyName('Mikasa', ['Mikasa'])).toBe('Mikasa (2)');
  expect(copyName('Mikasa (2)', ['Mikasa', 'Mikasa (2)'])).toBe('Mikasa (3)');
  expect(copyName('x'.repeat(120), [])).toHaveLength(120);
  const copy = copyDesign(mikasa, 'new', ['Mikasa']);
  expect(copy).toEqual({ ...mikasa, id: 'new', name: 'Mikasa (2)' });
  expect(copy.from).toBe('mikasa');
});

test('names and notes as long as is said can be stored, and no longer ones', () => {
  const stored = (change: Partial<typeof mikasa>) => parseShipDesign({ ...mikasa, ...change }).ok;
  expect([stored({ name: 'x'.repeat(LONGEST_NAME) }), stored({ name: 'x'.repeat(LONGEST_NAME + 1) })]).toEqual([
    true,
    false,
  ]);
  expect([stored({ notes: 'x'.repeat(LONGEST_NOTE) }), stored({ notes: 'x'.repeat(LONGEST_NOTE + 1) })]).toEqual([
    true,
    false,
  ]);
});
