import fc from 'fast-check';

import { SHIPS } from '../ships/library';
import { designOf, type ShipDesign } from './ship-design';
import { asInLibrary, libraryDesign, ownChanges, putBack, shipDifferences } from './ship-differences';
import { addBattery, changeBattery, removeBattery, SHIP_NUMBERS, stepDice, stepNumber } from './ship-edit';
import { HOUSE_GUNS, SHIP_TYPES } from './ship-limits';
import { blankDesign, copyDesign } from './ship-new';

const mikasa = designOf(SHIPS.find(({ id }) => id === 'mikasa')!);

test('a ship nobody has touched differs in nothing', () => {
  for (const facts of SHIPS) expect(ownChanges(designOf(facts))).toEqual([]);
});

test('each change is told with what was and what is', () => {
  const edited = stepDice(stepNumber({ ...mikasa, name: 'Togo' }, 'armour', 1), 0, 'bow', -1);
  const was = mikasa.ratings.batteries[0]!;
  expect(ownChanges(edited)).toEqual([
    { field: 'name', was: 'Mikasa', is: 'Togo' },
    { field: 'armour', was: 3, is: 4 },
    {
      field: 'battery',
      weapon: '12in',
      nth: 0,
      was,
      is: { weapon: '12in', main: true, dice: { bow: 1, side: 4, stern: 2 } },
    },
  ]);
});

test('a battery that went and one that came are told apart', () => {
  const edited = changeBattery(mikasa, 0, (one) => ({ ...one, weapon: '10in' }));
  expect(ownChanges(edited)).toMatchObject([
    { weapon: '12in', is: null },
    { weapon: '10in', was: null },
  ]);
  const doubled = addBattery(mikasa, '6in');
  expect(ownChanges(doubled)).toMatchObject([{ weapon: '6in', nth: 1, was: null }]);
});

test('a ship from nothing has nothing to differ from', () => {
  const own = blankDesign({ id: 'own', name: 'Own', side: 'ijn', type: 'B' });
  expect(libraryDesign(own)).toBeNull();
  expect(ownChanges(own)).toEqual([]);
  expect(asInLibrary(own)).toBe(own);
});

test('a copy keeps her name through a reset, and her name is no difference', () => {
  const copy = stepNumber(copyDesign(mikasa, 'copy', ['Mikasa']), 'speed', 1);
  expect(ownChanges(copy).map(({ field }) => field)).toEqual(['speed']);
  expect(asInLibrary(copy)).toEqual({ ...mikasa, id: 'copy', name: 'Mikasa (2)' });
});

const way = fc.constantFrom(1 as const, -1 as const);
const place = fc.nat({ max: 5 });
const change = fc.oneof(
  fc.tuple(fc.constantFrom(...SHIP_NUMBERS), way).map(
    ([n, by]) =>
      (d: ShipDesign) =>
        stepNumber(d, n, by),
  ),
  fc.tuple(place, fc.constantFrom('bow' as const, 'side' as const, 'stern' as const), way).map(
    ([at, arc, by]) =>
      (d: ShipDesign) =>
        stepDice(d, at, arc, by),
  ),
  fc.constantFrom(...HOUSE_GUNS).map((weapon) => (d: ShipDesign) => addBattery(d, weapon)),
  place.map((at) => (d: ShipDesign) => removeBattery(d, at)),
  place.map((at) => (d: ShipDesign) => changeBattery(d, at, (one) => ({ ...one, main: !one.main }))),
  fc
    .constantFrom(...SHIP_TYPES)
    .map((type) => (d: ShipDesign): ShipDesign => ({ ...d, ratings: { ...d.ratings, type } })),
  fc.string({ maxLength: 20 }).map((notes) => (d: ShipDesign): ShipDesign => ({ ...d, notes })),
);
const edited = fc
  .tuple(fc.constantFrom(...SHIPS), fc.array(change, { maxLength: 12 }))
  .map(([facts, changes]) => changes.reduce((design, one) => one(design), designOf(facts)));

test('putting every difference back, the last one first, gives the library ship again', () => {
  fc.assert(
    fc.property(edited, (design) => {
      const undone = [...ownChanges(design)].reverse().reduce(putBack, design);
      expect(ownChanges(undone)).toEqual([]);
      expect(undone).toEqual(libraryDesign(design));
    }),
  );
});

test('putting one difference back takes away that one and adds none', () => {
  fc.assert(
    fc.property(edited, (design) => {
      for (const one of ownChanges(design)) {
        const left = ownChanges(putBack(design, one));
        expect(left.length).toBeLessThan(ownChanges(design).length);
      }
    }),
  );
});

test('differences between two states of any ship name what an undo would put back', () => {
  const before = blankDesign({ id: 'own', name: 'Own', side: 'ijn', type: 'C3' });
  expect(shipDifferences(before, { ...before, side: 'irn' })).toEqual([{ field: 'side', was: 'ijn', is: 'irn' }]);
});
