import { codeOf, outcomeOf } from '@/testing/scripted-dice';
import { house } from '@/testing/togo-arbitraries';
import { type BatteryFacts, batteryNumbers, type FireNumbers } from './battery';
import { resolveGunfire } from './gunfire';
import { PRINTED, type Ruleset } from './ruleset';
import { hitOf } from './salvo';

const TWELVE: BatteryFacts = { weapon: '12in', dice: 4, range: 3.5, size: 5, armour: 4 };
const SIX: BatteryFacts = { weapon: '6in', dice: 7, range: 2, size: 5, armour: 2 };

function numbers(facts: BatteryFacts, rules: Ruleset = PRINTED): FireNumbers {
  const result = batteryNumbers(facts, rules);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

test.each([
  [0, 6],
  [2, 6],
  [2.01, 4],
  [4, 4],
  [4.01, 2],
  [8, 2],
  [8.01, 1],
  [12, 1],
])('[TOGO-28][AMB-26] at %d inches the start number is %d: bands include their far end', (range, start) => {
  expect(numbers({ ...TWELVE, range }).start.value).toBe(start);
});

test('[TOGO-28] one start die for the ship puts one battery on target and leaves another off', () => {
  const far = { ...TWELVE, range: 6 };
  const near = { ...SIX, dice: 1 };
  const { salvos } = outcomeOf(resolveGunfire([far, near], [3, 6]));
  expect(salvos.map((salvo) => salvo.onTarget)).toEqual([false, true]);
});

test('[TOGO-27] every battery is declared before the one die is asked for', () => {
  const answer = resolveGunfire([TWELVE, { ...SIX, range: 6 }], []);
  expect(answer).toMatchObject({
    type: 'needs',
    needs: { missing: 1, call: { purpose: 'start', rule: 'TOGO-28', need: { value: 4 }, countable: false } },
  });
});

test('[TOGO-29][TOGO-30][TOGO-31] each roll asks for as many dice as the one before left', () => {
  const asked = [[4], [4, 1, 2, 5, 2], [4, 1, 2, 5, 2, 3, 5, 6]].map((faces) => {
    const answer = resolveGunfire([TWELVE], faces);
    if (answer.type !== 'needs') throw new Error(answer.type);
    const { purpose, rule, dice, need } = answer.needs.call;
    return [purpose, rule, dice.value, need?.value];
  });
  expect(asked).toEqual([
    ['hit', 'TOGO-29', 4, 2],
    ['size', 'TOGO-30', 3, 5],
    ['pen', 'TOGO-31', 2, 2],
  ]);
});

test('[TOGO-40] dice that cannot fail are asked for all the same', () => {
  const facts = { ...TWELVE, dice: 1, size: 6, armour: 0 };
  const answer = resolveGunfire([facts], [1, 1, 6]);
  expect(answer).toMatchObject({
    type: 'needs',
    needs: { missing: 1, call: { purpose: 'pen', need: { value: 6 } } },
  });
});

test('[TOGO-32][AMB-32] hits carry range and restriction of their own battery', () => {
  expect(hitOf(numbers({ ...TWELVE, range: 9 }))).toEqual({ kind: 'gun', beyond8: true, restricted: false });
  expect(hitOf(numbers({ ...SIX, armour: 4 }))).toEqual({ kind: 'gun', beyond8: false, restricted: true });
});

test('[TOGO-55] exactly 8 inches is not yet far', () => {
  expect([8, 8.01].map((range) => numbers({ ...TWELVE, range }).long)).toEqual([false, true]);
});

test('[TOGO-26][AMB-33] what one ship does with her dice does not depend on who fired before', () => {
  const first = resolveGunfire([TWELVE], [4, 1, 2, 5, 2, 3, 5, 6, 2, 3]);
  resolveGunfire([SIX], [6, 6, 6, 6, 6, 6, 6, 6]);
  expect(resolveGunfire([TWELVE], [4, 1, 2, 5, 2, 3, 5, 6, 2, 3])).toEqual(first);
});

test('[TOGO-33] batteries take different targets, but none takes two', () => {
  const declared = [
    { ...TWELVE, battery: 'main' },
    { ...TWELVE, battery: 'main', size: 3 },
    { ...SIX, battery: 'casemate', dice: 1 },
  ];
  const { salvos, refused } = outcomeOf(resolveGunfire(declared, [6, 6]));
  expect(salvos.map((salvo) => salvo.index)).toEqual([0, 2]);
  expect(refused).toEqual([{ index: 1, refusal: { code: 'BATTERY_ALREADY_FIRING', rule: 'TOGO-33' } }]);
});

test.each([
  [7, 3],
  [2, 1],
  [1, 1],
])('[TOGO-35] turning leaves %d dice %d', (dice, left) => {
  expect(numbers({ ...SIX, dice, turning: true }).dice.value).toBe(left);
});

test('[TOGO-36] over half the movement spent turning: no fire, whatever else', () => {
  expect(codeOf(resolveGunfire([{ ...SIX, overHalfTurning: true, dice: 0 }], []))).toBe(
    'MORE_THAN_HALF_MOVEMENT_TURNING',
  );
});

test('[TOGO-37][AMB-29] night takes one off the hit value alone', () => {
  const night = { range: 4, targetBurning: false };
  const day = numbers(SIX);
  const dark = numbers({ ...SIX, night });
  expect([day.hit.value, dark.hit.value]).toEqual([3, 2]);
  expect([dark.start, dark.size, dark.pen, dark.dice]).toEqual([day.start, day.size, day.pen, day.dice]);
  expect(numbers({ ...SIX, weapon: '12p', range: 3, night }).hit).toEqual({
    value: 1,
    parts: [
      { rule: 'TOGO-41', value: 1 },
      { rule: 'TOGO-37', value: -1 },
      { rule: 'TOGO-40', value: 1 },
    ],
  });
});

test.each([
  ['N, not burning', 2.5, { range: 2, targetBurning: false }, {}, 'BEYOND_NIGHT_GUN_RANGE'],
  ['N + 4, burning', 6, { range: 2, targetBurning: true }, {}, null],
  ['over N + 4, burning', 6.5, { range: 2, targetBurning: true }, {}, 'BEYOND_NIGHT_GUN_RANGE'],
  ['unlimited, burning', 8, { range: 2, targetBurning: true }, { nightBurningRange: 'unlimited' }, null],
  [
    'unlimited, not burning',
    2.5,
    { range: 2, targetBurning: false },
    { nightBurningRange: 'unlimited' },
    'BEYOND_NIGHT_GUN_RANGE',
  ],
] as const)('[TOGO-38][AMB-27] night gun range: %s', (_, range, night, chosen, code) => {
  const result = batteryNumbers({ ...TWELVE, range, night }, house(chosen));
  expect(result.ok ? null : result.error.code).toBe(code);
});

test.each([
  [0, 6, 6, false],
  [2, 4, 4, false],
  [5, 1, 1, false],
  [6, 0, 1, true],
])('[TOGO-31][TOGO-39] 12in against armour %d: raw %d, rolled %d, restricted %s', (armour, raw, pen, restricted) => {
  expect(numbers({ ...TWELVE, armour })).toMatchObject({ penRaw: raw, pen: { value: pen }, restricted });
});

test.each([
  ['BEYOND_12_INCHES', { weapon: 'misc', range: 12.5, overHalfTurning: true, dice: 0 }],
  ['WEAPON_HAS_NO_VALUE_AT_RANGE', { weapon: 'misc', range: 6, overHalfTurning: true, dice: 0 }],
  ['BEYOND_NIGHT_GUN_RANGE', { range: 6, overHalfTurning: true, dice: 0, night: { range: 2, targetBurning: false } }],
  ['MORE_THAN_HALF_MOVEMENT_TURNING', { overHalfTurning: true, dice: 0 }],
  ['NO_GUNS_BEARING', { dice: 0 }],
] as const)('%s comes before every refusal below it', (code, facts) => {
  expect(codeOf(batteryNumbers({ ...TWELVE, ...facts }))).toBe(code);
});

test.each([
  [7, 1, {}, 3],
  [7, 2, {}, 0],
  [7, 1, { halfOriginal: 'loss-floored' }, 4],
  [7, 2, { halfOriginal: 'loss-floored' }, 1],
  [7, 2, { secondaryHalving: 'of-remaining' }, 1],
  [7, 3, { secondaryHalving: 'of-remaining' }, 0],
  [7, 2, { halfOriginal: 'loss-floored', secondaryHalving: 'of-remaining' }, 2],
] as const)('[AMB-13][TOGO-65] %d dice after %d hits under %j: %d', (dice, batteryHits, chosen, left) => {
  const result = batteryNumbers({ ...SIX, dice, batteryHits, main: false }, house(chosen));
  expect(result.ok ? result.value.dice.value : 0).toBe(left);
});

test('[AMB-13] halving what remains is for the other guns only', () => {
  const main = { ...TWELVE, dice: 7, batteryHits: 2, main: true };
  expect(codeOf(batteryNumbers(main, house({ secondaryHalving: 'of-remaining' })))).toBe('NO_GUNS_BEARING');
});

test.each([
  [1, {}, 'NO_GUNS_BEARING'],
  [1, { minOneDie: 'also-first-damage' }, 1],
  [0, { minOneDie: 'also-first-damage' }, 'NO_GUNS_BEARING'],
] as const)('[AMB-15] a battery of %d with one hit under %j: %s', (dice, chosen, expected) => {
  const result = batteryNumbers({ ...SIX, dice, batteryHits: 1 }, house(chosen));
  expect(result.ok ? result.value.dice.value : result.error.code).toBe(expected);
});

test('[AMB-45] a base throws for every boat, halved once for turning, under one start die', () => {
  const boats = numbers({ weapon: '6/12p(R)', dice: 3, boats: 3, range: 1, size: 2, armour: 0, turning: true });
  expect(boats.dice).toEqual({
    value: 4,
    parts: [
      { rule: 'TOGO-34', value: 3 },
      { rule: 'AMB-45', value: 6 },
      { rule: 'TOGO-35', value: -5 },
    ],
  });
});

test('[AMB-31] friends in the line of fire are no fact the rules ask for', () => {
  expect(numbers({ ...TWELVE, friendsBetween: 3 } as BatteryFacts)).toEqual(numbers(TWELVE));
});

test('[AMB-26] how a range was measured is for the players: the number counts', () => {
  const ways = (['centre', 'base-edge', 'mast'] as const).map((rangeMeasure) =>
    numbers(TWELVE, house({ rangeMeasure })),
  );
  expect(ways[1]).toEqual(ways[0]);
  expect(ways[2]).toEqual(ways[0]);
});

test.each([
  ['weapon', { weapon: '14in' }],
  ['dice', { dice: 21 }],
  ['dice', { dice: 1.5 }],
  ['range', { range: -0.1 }],
  ['range', { range: NaN }],
  ['range', { range: Infinity }],
  ['range', { range: '3' }],
  ['size', { size: 0 }],
  ['size', { size: 7 }],
  ['armour', { armour: -1 }],
  ['armour', { armour: 7 }],
  ['turning', { turning: 1 }],
  ['batteryHits', { batteryHits: -1 }],
  ['night', { night: true }],
  ['night.range', { night: { range: 3 } }],
  ['night.range', { night: { range: 3 }, range: 13 }],
  ['night.targetBurning', { night: { range: 4, targetBurning: 'yes' } }],
])('a bad %s is refused and named: %j', (field, facts) => {
  const bad = { ...TWELVE, ...facts } as BatteryFacts;
  expect(batteryNumbers(bad)).toMatchObject({ ok: false, error: { code: 'BAD_VALUE', field } });
  expect(resolveGunfire([TWELVE, bad], [])).toMatchObject({
    type: 'refused',
    refusal: { code: 'BAD_VALUE', field: `batteries[1].${field}` },
  });
});

test.each([null, undefined, 3, {}, []])('%j is no list of batteries', (batteries) => {
  expect(resolveGunfire(batteries as never, [])).toMatchObject({ type: 'refused', refusal: { code: 'BAD_VALUE' } });
});
