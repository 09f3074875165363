import { house } from '@/testing/togo-arbitraries';
import { arcsAt, bearingDice, offBow, tubesBear } from './arcs';
import { DEFAULT_HOUSE_RULES } from './house-rules';

test.each([
  [0, 'bow'],
  [29.9, 'bow'],
  [30, 'bow side'],
  [-30, 'bow side'],
  [90, 'side'],
  [270, 'side'],
  [150, 'side stern'],
  [-150, 'side stern'],
  [180, 'stern'],
  [-540, 'stern'],
])('[TOGO-34] a target at %d degrees is in %s', (bearing, arcs) => {
  expect(arcsAt(bearing).join(' ')).toBe(arcs);
});

test('[TOGO-34] the arcs cover the whole circle: 60, twice 120, 60', () => {
  const degrees = Array.from({ length: 3600 }, (_, tenth) => tenth / 10 + 0.05);
  const share = (arc: string) => degrees.filter((bearing) => arcsAt(bearing).join() === arc).length / 10;
  expect([share('bow'), share('side'), share('stern')]).toEqual([60, 240, 60]);
});

test('bearings fold to degrees off the bow', () => {
  expect([0, 190, -190, 360, 359, 720].map(offBow)).toEqual([0, 170, 170, 0, 1, 0]);
});

const DICE = { bow: 2, side: 4, stern: 1 };

test('[AMB-25] on an edge the firer takes the better arc', () => {
  expect(bearingDice(DICE, 30, DEFAULT_HOUSE_RULES)).toEqual({ arc: 'side', dice: 4, contested: false });
  expect(bearingDice(DICE, 150, DEFAULT_HOUSE_RULES)).toEqual({ arc: 'side', dice: 4, contested: false });
});

test('[AMB-25] or both sides throw for it', () => {
  const { houseRules } = house({ arcEdge: 'dice-off' });
  expect(bearingDice(DICE, 30, houseRules).contested).toBe(true);
  expect(bearingDice(DICE, 31, houseRules).contested).toBe(false);
  expect(bearingDice({ bow: 4, side: 4, stern: 1 }, 30, houseRules).contested).toBe(false);
});

test.each([
  ['trainable', 29, false],
  ['trainable', 30, true],
  ['trainable', -150, true],
  ['trainable', 151, false],
  ['fixed', 74.9, false],
  ['fixed', 75, true],
  ['fixed', -105, true],
  ['fixed', 105.1, false],
] as const)('[TOGO-44] %s tubes at %d degrees: %s', (mount, bearing, bear) => {
  expect(tubesBear(mount, bearing)).toBe(bear);
});
