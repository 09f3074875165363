import { house } from '@/testing/togo-arbitraries';
import type { Target } from './damage';
import { DEFAULT_HOUSE_RULES } from './house-rules';
import { speedAfterHits } from './movement';
import { destroyerGun, fitness, shootingRefusal } from './ship';

const DAMAGE: Target = { column: 'CA', P: 0, M: 0, S: 0, T: 0, fires: 0, torpedoFactors: 3, torpedoFactorsLeft: 3 };
const CARD = {
  speed: 3.5,
  batteries: [
    { name: 'main', weapon: '8in', main: true, dice: { bow: 2, side: 4, stern: 2 } },
    { name: 'casemate', weapon: '6in', main: false, dice: { bow: 3, side: 7, stern: 3 } },
    { name: 'light', weapon: '12p', main: false, dice: { bow: 1, side: 2, stern: 0 } },
  ],
} as const;

test('[TOGO-58][TOGO-59][TOGO-65] M halves the main battery, S every other, arc by arc', () => {
  const dice = fitness(CARD, { ...DAMAGE, M: 1, S: 1 }).batteries.map(
    ({ dice: { bow, side, stern } }) => `${bow}-${side}-${stern}`,
  );
  expect(dice).toEqual(['1-2-1', '1-3-1', '0-1-0']);
});

test('[AMB-18] treating the second P gives guns back', () => {
  expect(fitness(CARD, { ...DAMAGE, P: 2 }).silenced).toBe(true);
  expect(fitness(CARD, { ...DAMAGE, P: 1 }).silenced).toBe(false);
});

test.each([
  [3, {}, 1],
  [3.5, {}, 1],
  [4, {}, 2],
  [3, { speedFraction: 'half-inch' }, 1.5],
  [3.5, { speedFraction: 'half-inch' }, 1.5],
  [3.5, { speedFraction: 'exact' }, 1.75],
] as const)('[TOGO-57][AMB-14] speed %d with one P under %j: %d', (speed, chosen, left) => {
  expect(speedAfterHits(speed, 1, house(chosen).houseRules).value).toBe(left);
  expect(speedAfterHits(speed, 2, house(chosen).houseRules).value).toBe(0);
});

test('[TOGO-8] an undamaged ship has her printed allowance', () => {
  expect(speedAfterHits(3.5, 0, DEFAULT_HOUSE_RULES)).toEqual({ value: 3.5, parts: [{ rule: 'TOGO-8', value: 3.5 }] });
});

test.each([
  ['[TOGO-62] a silenced ship', { status: 'silenced' }, 'SILENCED'],
  ['[TOGO-62] a sunk ship', { status: 'sunk' }, 'SUNK'],
  ['[AMB-48] an abandoned ship', { status: 'abandoned' }, 'ABANDONED'],
  ['[TOGO-64][AMB-49] a convoy ship, whatever guns she has', { type: 'convoy' }, 'CONVOY_NEVER_FIRES'],
  ['[AMB-28] anyone at a blank counter', { targetSighted: false }, 'TARGET_NOT_SIGHTED'],
] as const)('%s does not fire', (_, facts, code) => {
  expect(shootingRefusal({ type: 'B', status: 'afloat', targetSighted: true, ...facts })?.code).toBe(code);
});

test('a whole ship may fire at a sighted target', () => {
  expect(shootingRefusal({ type: 'B', status: 'afloat', targetSighted: true })).toBeNull();
});

test.each([
  ['irn', 1904, '6/12p(R)'],
  ['irn', 1905, '6/12p(R)'],
  ['ijn', 1904, '6/12p(R)'],
  ['ijn', 1905, '6/12p(J)'],
] as const)('[TOGO-42] destroyers of %s in %d use %s', (side, year, gun) => {
  expect(destroyerGun(side, year)).toBe(gun);
});
