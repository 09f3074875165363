import { codeOf, outcomeOf } from '@/testing/scripted-dice';
import { house } from '@/testing/togo-arbitraries';
import { DEFAULT_HOUSE_RULES } from './house-rules';
import { PRINTED } from './ruleset';
import { evades, resolveTorpedo, type TorpedoFacts, torpedoNumbers, torpedoSize, torpedoTimeline } from './torpedo';

const ATTACK: TorpedoFacts = { factors: 3, range: 1.5, sizeUsed: 4, armour: 3 };

function numbers(facts: TorpedoFacts, rules = PRINTED) {
  const result = torpedoNumbers(facts, rules);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

test('[TOGO-43][TOGO-50] four rolls like gunfire: start 6, hit 1, power 4', () => {
  const { dice, start, hit, size, pen, long } = numbers({ ...ATTACK, armour: 0 });
  expect([dice, start, hit, size, pen].map((number) => number.value)).toEqual([3, 6, 1, 4, 4]);
  expect(long).toBe(false);
  expect(resolveTorpedo(ATTACK, [])).toMatchObject({
    type: 'needs',
    needs: { call: { purpose: 'start', rule: 'TOGO-50' } },
  });
});

test('[AMB-8c] night is no fact of a torpedo attack', () => {
  expect(numbers({ ...ATTACK, night: { range: 2, targetBurning: false } } as TorpedoFacts)).toEqual(numbers(ATTACK));
});

test.each([
  ['in range and arc', { range: 2, bearing: 90, mount: 'fixed' }, null],
  ['beyond 2 inches', { range: 2.1, bearing: 0, launched: true }, 'BEYOND_TORPEDO_RANGE'],
  ['ahead', { bearing: 10, launched: true }, 'OUTSIDE_TORPEDO_ARC'],
  ['off the beam with fixed tubes', { bearing: 60, mount: 'fixed' }, 'OUTSIDE_TORPEDO_ARC'],
] as const)('[TOGO-44] a target %s', (_, facts, code) => {
  const result = torpedoNumbers({ ...ATTACK, ...facts });
  expect(result.ok ? null : result.error.code).toBe(code);
});

test('[AMB-8b] range and arc are those of phase A: no fact of later movement is asked for', () => {
  expect(numbers({ ...ATTACK, rangeAfterMovement: 5 } as TorpedoFacts)).toEqual(numbers(ATTACK));
});

test('[TOGO-49] a ship launches once', () => {
  expect(codeOf(torpedoNumbers({ ...ATTACK, launched: true }))).toBe('ALREADY_LAUNCHED');
});

test('[AMB-7] one target for a launch, unless it may be split', () => {
  expect(codeOf(torpedoNumbers({ ...ATTACK, targets: 2 }))).toBe('ONE_TARGET_PER_LAUNCH');
  expect(torpedoNumbers({ ...ATTACK, targets: 2 }, house({ torpedoSplit: 'split' })).ok).toBe(true);
});

test('[TOGO-45] the factors written down are the dice, and none cannot be launched', () => {
  expect(numbers({ ...ATTACK, factors: 2 }).dice.parts).toEqual([{ rule: 'TOGO-45', value: 2 }]);
  expect(codeOf(torpedoNumbers({ ...ATTACK, factors: 0 }))).toBe('NO_TORPEDOES_LEFT');
});

test('[AMB-45] boats that have not launched bring their factors', () => {
  expect(numbers({ ...ATTACK, factors: 2, boats: 3 }).dice.value).toBe(6);
});

test.each([
  [{}, 3, null],
  [{ torpedoTurning: 'halve' }, 1, 'MORE_THAN_HALF_MOVEMENT_TURNING'],
] as const)('[AMB-6] turning under %j leaves %d factors', (chosen, factors, overHalf) => {
  expect(numbers({ ...ATTACK, turning: true }, house(chosen)).dice.value).toBe(factors);
  const result = torpedoNumbers({ ...ATTACK, turning: true, overHalfTurning: true }, house(chosen));
  expect(result.ok ? null : result.error.code).toBe(overHalf);
});

test('[AMB-4] armour reduces the power, unless it does not', () => {
  expect(numbers(ATTACK)).toMatchObject({ penRaw: 1, pen: { value: 1 }, restricted: false });
  expect(numbers(ATTACK, house({ torpedoArmour: 'no-armour' }))).toMatchObject({ penRaw: 4, pen: { value: 4 } });
});

test('[AMB-5] armour 4 restricts torpedo hits, unless only guns are restricted', () => {
  expect(numbers({ ...ATTACK, armour: 4 })).toMatchObject({ penRaw: 0, pen: { value: 1 }, restricted: true });
  expect(numbers({ ...ATTACK, armour: 4 }, house({ torpedoRestricted: 'guns-only' }))).toMatchObject({
    pen: { value: 1 },
    restricted: false,
  });
});

test('[TOGO-51] effective hits are counted one by one for the torpedo table', () => {
  expect(outcomeOf(resolveTorpedo({ ...ATTACK, armour: 0 }, [6, 1, 1, 1, 4, 4, 5, 4, 1])).salvos[0]?.effective).toBe(2);
});

const TARGET = { printed: 4, evaded: false, stationary: false, unaware: false, convoy: false };

test.each([
  ['[TOGO-46] a moving ship shows her printed size', {}, 4],
  ['[TOGO-47] evasion carried out', { evaded: true }, 1],
  ['[TOGO-48][AMB-42] lying still', { stationary: true, evaded: true }, 6],
  ['[TOGO-48][AMB-43] a side that has sighted nobody', { unaware: true }, 6],
  ['[AMB-1] unaware, but evading', { unaware: true, evaded: true }, 1],
  ['[TOGO-64] a convoy does not evade', { convoy: true, evaded: true }, 4],
])('%s', (_, facts, size) => {
  expect(torpedoSize({ ...TARGET, ...facts })).toMatchObject({ ok: true, value: { value: size } });
});

test('[AMB-1] always six: evasion does not help the unaware, and still helps the aware', () => {
  const rules = house({ torpedoSurprise: 'always-six' });
  expect(torpedoSize({ ...TARGET, unaware: true, evaded: true }, rules)).toMatchObject({ value: { value: 6 } });
  expect(torpedoSize({ ...TARGET, evaded: true }, rules)).toMatchObject({ value: { value: 1 } });
});

const EVASION = { declared: true, degrees: 60, away: true, moved: 1.5, agreed: false };

test.each([
  [{}, true],
  [{ declared: false, agreed: true }, false],
  [{ degrees: 59.9 }, false],
  [{ away: false }, false],
  [{ moved: 1 }, false],
])('[TOGO-47][AMB-8] evasion with %j counts: %s', (facts, counts) => {
  expect(evades({ ...EVASION, ...facts }, DEFAULT_HOUSE_RULES)).toBe(counts);
});

test('[AMB-8] or the players agree', () => {
  const { houseRules } = house({ evasionGeometry: 'trust-player' });
  expect(evades(EVASION, houseRules)).toBe(false);
  expect(evades({ ...EVASION, degrees: 0, agreed: true }, houseRules)).toBe(true);
});

test.each([
  [{}, 'D', 'D'],
  [{ torpedoTiming: 'roll-on-move' }, 'on-move', 'on-move'],
  [{ torpedoDamageTiming: 'in-H' }, 'D', 'H'],
] as const)('[AMB-2][AMB-3] torpedoes under %j are rolled %s and felt %s', (chosen, rolled, damage) => {
  expect(torpedoTimeline(house(chosen).houseRules)).toEqual({ launched: 'A', revealed: 'on-move', rolled, damage });
});

test.each([
  ['factors', { factors: -1 }],
  ['range', { range: NaN }],
  ['sizeUsed', { sizeUsed: 7 }],
  ['armour', { armour: 1.5 }],
  ['bearing', { bearing: 400 }],
  ['mount', { mount: 'deck' }],
])('a bad %s is refused and named', (field, facts) => {
  const bad = { ...ATTACK, ...facts } as TorpedoFacts;
  expect(resolveTorpedo(bad, [])).toMatchObject({ type: 'refused', refusal: { code: 'BAD_VALUE', field } });
});
