import { codeOf, outcomeOf } from '@/testing/scripted-dice';
import { house } from '@/testing/togo-arbitraries';
import { entryRefusal, formingRefusal, gapRefusal, joiningRefusal } from './formation';
import { DEFAULT_HOUSE_RULES } from './house-rules';
import { resolveInitiative } from './initiative';
import { flagshipLost, formationSpeed, resolveUnplanned, unplannedTurn } from './movement';
import { PRINTED } from './ruleset';
import { turnCost, turning, type TurningFacts } from './turning';

test('[TOGO-5] ties are thrown again', () => {
  expect(resolveInitiative([4, 4])).toMatchObject({
    type: 'needs',
    needs: { missing: 2, call: { purpose: 'initiative' } },
  });
  expect(outcomeOf(resolveInitiative([4, 4, 1, 1, 2, 5])).rounds).toBe(3);
});

test('[TOGO-6][TOGO-7] the higher die moves last and fires first', () => {
  expect(outcomeOf(resolveInitiative([6, 5]))).toMatchObject({ movesLast: 'ijn', firesFirst: 'ijn' });
  expect(outcomeOf(resolveInitiative([1, 2]))).toMatchObject({ movesLast: 'irn', firesFirst: 'irn' });
});

test('[TOGO-2] a face no die has is refused', () => {
  for (const face of [0, 7, 2.5, NaN, '3', null]) {
    expect(codeOf(resolveInitiative([face as number, 1]))).toBe('BAD_VALUE');
  }
});

test.each([
  [0, 0],
  [1, 0.5],
  [22.5, 0.5],
  [22.6, 1],
  [45, 1],
  [45.1, 1.5],
  [60, 1.5],
  [67.5, 1.5],
  [90, 2],
  [135, 3],
  [180, 4],
])('[TOGO-9] %d degrees cost %d inches', (degrees, cost) => {
  expect(turnCost(degrees)).toBe(cost);
});

const effect = (facts: TurningFacts, rules = PRINTED) => {
  const result = turning(facts, rules);
  if (!result.ok) throw new Error(result.error.code);
  const { cost, ...rest } = result.value;
  return { cost: cost.value, ...rest };
};

test('[AMB-24] each separate turn is rounded up by itself', () => {
  expect(effect({ turns: [10, 10, 10], allowance: 3 }).cost).toBe(1.5);
});

test('[TOGO-35][TOGO-36] any turn halves the dice; more than half the movement silences, exactly half does not', () => {
  expect(effect({ turns: [60], allowance: 3 })).toEqual({
    cost: 1.5,
    turned: true,
    overHalf: false,
    mayFire: true,
    halfDice: true,
  });
  expect(effect({ turns: [70], allowance: 3 })).toMatchObject({ overHalf: true, mayFire: false });
  expect(effect({ turns: [], allowance: 0 })).toMatchObject({ turned: false, mayFire: true, halfDice: false });
});

test('[AMB-23] half of the allowance, or of what she moved', () => {
  const facts = { turns: [60], allowance: 3, moved: 2 };
  expect(effect(facts).mayFire).toBe(true);
  expect(effect(facts, house({ halfMovement: 'distance-moved' })).mayFire).toBe(false);
});

test.each([
  ['turns[0]', { turns: [-10], allowance: 3 }],
  ['turns[1]', { turns: [10, NaN], allowance: 3 }],
  ['turns', { turns: 60, allowance: 3 }],
  ['allowance', { turns: [], allowance: 9 }],
])('a bad %s is refused and named', (field, facts) => {
  expect(turning(facts as TurningFacts)).toMatchObject({ ok: false, error: { code: 'BAD_VALUE', field } });
});

const speed = (speeds: readonly number[], extra = {}, rules = PRINTED) => {
  const result = formationSpeed({ ships: speeds.map((value) => ({ speed: value })), ...extra }, rules);
  return result.ok ? { speed: result.value.speed.value, limitedBy: result.value.limitedBy } : result.error.code;
};

test('[TOGO-16] half an inch slower than the slowest', () => {
  expect(speed([3.5, 3, 3.5])).toEqual({ speed: 2.5, limitedBy: 1 });
});

test('[AMB-46] one ship alone loses nothing', () => {
  expect(speed([3.5])).toEqual({ speed: 3.5, limitedBy: 0 });
});

test('[TOGO-15][AMB-34] boats on one base are a formation, with or without the half inch', () => {
  expect(speed([5], { smallBase: true })).toEqual({ speed: 4.5, limitedBy: 0 });
  expect(speed([5], { smallBase: true }, house({ smallBaseFormation: 'no-penalty' }))).toEqual({
    speed: 5,
    limitedBy: 0,
  });
});

test('[AMB-41] a stopped ship stops her formation, and is named', () => {
  const result = formationSpeed({ ships: [{ speed: 3 }, { speed: 3, P: 2 }] });
  expect(result).toMatchObject({ ok: true, value: { speed: { value: 0 }, limitedBy: 1 } });
});

test('[TOGO-12] at most eight ships, formed at set-up or on entry', () => {
  expect(formingRefusal({ ships: 8, onTable: false })).toBeNull();
  expect(formingRefusal({ ships: 9, onTable: false })?.code).toBe('FORMATION_OVER_8_SHIPS');
  expect(formingRefusal({ ships: 2, onTable: true })?.code).toBe('FORMED_ON_THE_TABLE');
  expect(speed([3, 3, 3, 3, 3, 3, 3, 3, 3])).toBe('BAD_VALUE');
  expect(speed([])).toBe('BAD_VALUE');
});

test('[TOGO-13] joining happens off the table, and never makes nine', () => {
  expect(joiningRefusal({ ships: 7, onTable: false })).toBeNull();
  expect(joiningRefusal({ ships: 2, onTable: true })?.code).toBe('JOINED_ON_THE_TABLE');
  expect(joiningRefusal({ ships: 8, onTable: false })?.code).toBe('FORMATION_OVER_8_SHIPS');
});

test('[TOGO-14] gaps of two inches at most', () => {
  expect(gapRefusal([2, 1.5])).toBeNull();
  expect(gapRefusal([2, 2.1])?.code).toBe('GAP_OVER_2_INCHES');
  expect(gapRefusal([NaN])?.code).toBe('GAP_OVER_2_INCHES');
});

test('[TOGO-11] in over the own edge, and never back', () => {
  const facts = { edge: 'north', friendlyEdges: ['north', 'west'], leftBefore: false } as const;
  expect(entryRefusal(facts)).toBeNull();
  expect(entryRefusal({ ...facts, edge: 'south' })?.code).toBe('NOT_THE_FRIENDLY_EDGE');
  expect(entryRefusal({ ...facts, leftBefore: true })?.code).toBe('LEFT_THE_TABLE');
});

test('[TOGO-17] two dice for everybody but the fleet flagship and her formation', () => {
  expect(resolveUnplanned({}, [])).toMatchObject({
    type: 'needs',
    needs: { missing: 2, call: { purpose: 'unplanned' } },
  });
  expect(resolveUnplanned({}, [3])).toMatchObject({ type: 'needs', needs: { missing: 1 } });
  expect(codeOf(resolveUnplanned({ fleetFlagship: true }, [3, 4]))).toBe('FLEET_FLAGSHIP_DOES_NOT_ROLL');
});

test('[AMB-37] dummies roll, or do not', () => {
  expect(outcomeOf(resolveUnplanned({ dummy: true }, [1, 1])).result).toBe('LEFT_180');
  expect(codeOf(resolveUnplanned({ dummy: true }, [], house({ dummyUnplanned: 'no-roll' })))).toBe(
    'DUMMY_DOES_NOT_ROLL',
  );
});

test.each([
  ['LEFT_180', 3, {}, { degrees: -135, cost: 3, straight: 0, carried: 0 }],
  ['LEFT_180', 3, { unplannedOverrun: 'carries-over' }, { degrees: -135, cost: 3, straight: 0, carried: -45 }],
  ['RIGHT_90', 3, {}, { degrees: 90, cost: 2, straight: 1, carried: 0 }],
  ['STRAIGHT', 3, {}, { degrees: 0, cost: 0, straight: 3, carried: 0 }],
  ['AS_ORDERED', 3, {}, { degrees: null, cost: 0, straight: 3, carried: 0 }],
] as const)('[AMB-35] %s with %d inches under %j', (result, allowance, chosen, expected) => {
  expect(unplannedTurn(result, allowance, house(chosen).houseRules)).toEqual(expected);
});

test('[TOGO-18][AMB-36] a lost flagship: one turn straight; the fleet flagship costs the exemption too', () => {
  expect(flagshipLost(false, DEFAULT_HOUSE_RULES)).toEqual({
    straightTurns: 1,
    losesExemption: false,
    mayNameFleetFlagship: false,
  });
  expect(flagshipLost(true, DEFAULT_HOUSE_RULES)).toEqual({
    straightTurns: 1,
    losesExemption: true,
    mayNameFleetFlagship: true,
  });
  expect(
    flagshipLost(true, house({ flagshipLoss: 'fleet-flagship-not-replaced' }).houseRules).mayNameFleetFlagship,
  ).toBe(false);
});
