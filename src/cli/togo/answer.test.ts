import { answerTogo } from '../answers';
import type { Json } from '../json-lines';
import { QUESTIONS } from './questions';

const TWELVE = {
  weapon: '12in',
  dice: 4,
  range: 3.5,
  size: 5,
  armour: 4,
  turning: false,
  overHalfTurning: false,
  batteryHits: 0,
  night: null,
};
const help = answerTogo({ do: 'help' }) as { ok: true; questions: readonly { do: string; example: Json }[] };

test('help lists every question', () => {
  expect(help.questions.map((question) => question.do)).toEqual(['help', ...Object.keys(QUESTIONS)]);
});

test.each(help.questions.map(({ do: name, example }) => [name, example] as const))(
  'the example of %s answers ok',
  (_, example) => {
    expect(answerTogo(example)).toMatchObject({ ok: true });
  },
);

test('gunfire.odds answers every field', () => {
  const answer = answerTogo({ do: 'gunfire.odds', ...TWELVE });
  expect(answer).toMatchObject({
    ok: true,
    dice: 4,
    start: 4,
    hit: 2,
    sizeValue: 5,
    pen: 2,
    penRaw: 2,
    restricted: false,
    long: false,
    onTarget: expect.closeTo(4 / 6, 12) as number,
  });
  for (const stage of ['potential', 'actual', 'effective'] as const) {
    const { expected, atLeastOne, distribution } = answer[stage] as {
      expected: number;
      atLeastOne: number;
      distribution: number[];
    };
    expect(distribution).toHaveLength(5);
    expect(distribution.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
    expect(distribution.reduce((sum, p, k) => sum + k * p, 0)).toBeCloseTo(expected, 12);
    expect(1 - (distribution[0] ?? 0)).toBeCloseTo(atLeastOne, 12);
  }
});

test('gunfire.resolve to its end, and on the way', () => {
  expect(answerTogo({ do: 'gunfire.resolve', ...TWELVE, faces: [4, 1, 2, 5, 2, 3, 5, 6, 2, 3] })).toEqual({
    ok: true,
    done: true,
    onTarget: true,
    potential: 3,
    actual: 2,
    effective: 1,
    restricted: false,
    long: false,
  });
  expect(answerTogo({ do: 'gunfire.resolve', ...TWELVE, faces: [4] })).toEqual({
    ok: true,
    done: false,
    needs: { purpose: 'hit', count: 4, atOrUnder: 2, rule: 'TOGO-29' },
  });
  expect(answerTogo({ do: 'hits.resolve', ...QUESTIONS['hits.resolve']?.example, faces: [] })).toMatchObject({
    needs: { purpose: 'effect', count: 1, atOrUnder: null, rule: 'TOGO-53' },
  });
});

test('ship.odds names what may not fire, and is refused when nothing may', () => {
  const misc = { ...TWELVE, weapon: 'misc' };
  const some = answerTogo({ do: 'ship.odds', batteries: [TWELVE, misc] });
  expect(some).toMatchObject({ ok: true, refused: [{ index: 1, code: 'WEAPON_HAS_NO_VALUE_AT_RANGE' }] });
  expect(some.effective).toEqual(answerTogo({ do: 'gunfire.odds', ...TWELVE }).effective);
  expect(answerTogo({ do: 'ship.odds', batteries: [misc] })).toMatchObject({ ok: false });
});

test('target.odds answers the chances and the markers', () => {
  const answer = answerTogo({ do: 'target.odds', ...QUESTIONS['target.odds']?.example });
  expect(Object.keys(answer)).toEqual([
    'ok',
    'pSunk',
    'pAbandonedNotSunk',
    'pSilencedAfloat',
    'expectedFires',
    'pFire',
    'pPropulsion',
    'pMain',
    'pSecondary',
    'pTorpedo',
    'refused',
  ]);
});

test('hits.odds answers four numbers', () => {
  const answer = answerTogo({ do: 'hits.odds', ...QUESTIONS['hits.odds']?.example });
  expect(Object.keys(answer)).toEqual(['ok', 'pSunk', 'pAbandonedNotSunk', 'pSilencedAfloat', 'expectedFires']);
});

test.each([
  [
    { do: 'turn.cost', turns: [60], allowance: 3 },
    { ok: true, cost: 1.5, turned: true, overHalf: false, mayFire: true, halfDice: true },
  ],
  [
    {
      do: 'formation.speed',
      ships: [
        { speed: 3.5, P: 0 },
        { speed: 3, P: 1 },
      ],
    },
    { ok: true, speed: 0.5, limitedBy: 1 },
  ],
  [
    { do: 'unplanned', faces: [1, 1] },
    { ok: true, done: true, total: 2, result: 'LEFT_180' },
  ],
  [
    { do: 'sighting', side: 'irn', range: 3, night: 4, burning: false, fired: false },
    { ok: true, automatic: false, need: 2, p: 1 / 3, how: 'rolled' },
  ],
  [
    { do: 'sighting', side: 'irn', range: 7, night: { range: 4 }, burning: true, fired: false },
    { ok: true, automatic: true, need: null, p: 1, how: 'burning' },
  ],
  [
    { do: 'sighting', side: 'ijn', range: 25, night: null, burning: false, fired: false },
    { ok: true, automatic: false, need: null, p: 0, how: 'out-of-range' },
  ],
])('%j', (question, answer) => {
  expect(answerTogo(question)).toEqual(answer);
});

test.each([
  [{ ...TWELVE, do: 'gunfire.odds', range: -1 }, 'BAD_VALUE', 'range'],
  [{ ...TWELVE, do: 'gunfire.odds', weapon: '16in' }, 'BAD_VALUE', 'weapon'],
  [{ ...TWELVE, do: 'gunfire.odds', dice: undefined }, 'BAD_VALUE', 'dice'],
  [{ ...TWELVE, do: 'gunfire.resolve', faces: [4, 7] }, 'BAD_VALUE', 'faces'],
  [{ ...TWELVE, do: 'gunfire.resolve', faces: 'many' }, 'BAD_VALUE', 'faces'],
  [{ ...TWELVE, do: 'gunfire.resolve', faces: [5, 1] }, 'TOO_MANY_FACES', 'faces'],
  [{ do: 'ship.odds' }, 'BAD_VALUE', 'batteries'],
  [{ do: 'ship.odds', batteries: [TWELVE, { ...TWELVE, size: 9 }] }, 'BAD_VALUE', 'batteries[1].size'],
  [{ do: 'target.odds' }, 'BAD_VALUE', 'target'],
  [{ do: 'gunfire.series' }, 'BAD_VALUE', 'batteries'],
  [{ do: 'gunfire.whatIf', batteries: [TWELVE], change: 3 }, 'BAD_VALUE', 'change'],
  [{ do: 'torpedo.odds', factors: 3, range: 1, sizeUsed: 0, armour: 1 }, 'BAD_VALUE', 'sizeUsed'],
  [{ do: 'hit.odds', kind: 'gun' }, 'BAD_VALUE', 'column'],
  [{ do: 'cards.odds', deck: 18, events: 6 }, 'BAD_VALUE', 'seen'],
  [{ do: 'damageControl.odds', marker: 'Q', attempts: 1 }, 'BAD_VALUE', 'marker'],
  [{ do: 'unplanned', houseRules: { dice: 'loaded' } }, 'UNKNOWN_HOUSE_RULE', 'houseRules.dice'],
  [{ do: 'unplanned', houseRules: { tExplosion: 'loud' } }, 'BAD_VALUE', 'houseRules.tExplosion'],
  [{ do: 'unplanned', tables: { start: [1] } }, 'BAD_VALUE', 'tables.start'],
  [{ do: 'gunfire' }, 'UNKNOWN_QUESTION', 'do'],
  [{ do: 'constructor' }, 'UNKNOWN_QUESTION', 'do'],
  [{}, 'UNKNOWN_QUESTION', 'do'],
])('%j: %s in %s', (question, error, field) => {
  expect(answerTogo(question)).toEqual({ ok: false, error, field, message: expect.any(String) });
});

const times = <T>(count: number, one: T): readonly T[] => Array.from({ length: count }, () => one);
const FLOTILLA = { ...TWELVE, range: 1.5, dice: 20, boats: 20 };
const PENDING = { kind: 'gun', beyond8: false, restricted: false };
const BASE = { do: 'base.odds', target: { type: 'TBD', units: 3 } };
const SHIP = { column: 'B', P: 0, M: 0, S: 0, T: 0, fires: 0, torpedoFactors: 2, torpedoFactorsLeft: 2 };

test.each([
  [{ do: 'ship.odds', batteries: times(5000, TWELVE) }, 'batteries', 'list of 1..12'],
  [{ do: 'ship.odds', batteries: times(12, FLOTILLA) }, 'batteries', 'at most 2400 dice'],
  [{ do: 'gunfire.series', batteries: times(13, TWELVE) }, 'batteries', 'list of 1..12'],
  [{ do: 'gunfire.series', batteries: times(12, FLOTILLA) }, 'batteries', 'at most 2400 dice'],
  [{ do: 'gunfire.whatIf', batteries: times(12, FLOTILLA), change: {} }, 'batteries', 'at most 2400 dice'],
  [{ do: 'gunfire.odds', ...TWELVE, dice: 21 }, 'dice', '0..20'],
  [{ do: 'gunfire.odds', ...TWELVE, boats: 21 }, 'boats', '1..20'],
  [{ do: 'torpedo.odds', factors: 21, range: 1, sizeUsed: 4, armour: 0 }, 'factors', '0..20'],
  [{ ...BASE, firers: times(61, { batteries: [TWELVE] }) }, 'firers', 'list of 0..60'],
  [{ ...BASE, firers: [{ batteries: times(13, TWELVE) }] }, 'firers[0].batteries', 'list of 1..12'],
  [{ ...BASE, firers: times(60, { batteries: [FLOTILLA] }) }, 'firers', 'at most 2400 dice'],
  [{ ...BASE, pending: times(201, PENDING) }, 'pending', 'list of 0..200'],
  [{ ...BASE, target: { type: 'TBD', units: 61 } }, 'target.units', '0..60'],
  [{ do: 'target.odds', target: SHIP, firers: times(7, { batteries: [FLOTILLA] }) }, 'firers', 'at most 2400 dice'],
  [{ do: 'hits.odds', ...PENDING, column: 'B', torpedoesAboard: true, hits: 201 }, 'hits', '0..200'],
  [{ do: 'hits.resolve', target: SHIP, pending: times(201, PENDING) }, 'pending', 'list of 0..200'],
  [{ do: 'damageControl.odds', marker: 'P', attempts: 201 }, 'attempts', '0..200'],
  [{ do: 'cards.odds', deck: 201, events: 6, seen: 4 }, 'deck', '0..200'],
  [{ do: 'turn.cost', turns: times(41, 10), allowance: 3 }, 'turns', 'list of 0..40'],
  [{ do: 'formation.speed', ships: times(9, { speed: 3 }) }, 'ships', 'list of 1..8'],
  [{ do: 'initiative', faces: times(2001, 3) }, 'faces', 'list of 0..2000'],
] as const)('a question may hold only so much: case %#', (question, field, expected) => {
  expect(answerTogo(question)).toMatchObject({
    ok: false,
    error: 'BAD_VALUE',
    field,
    message: `${field}: expected ${expected}`,
  });
});

test.each([
  [{ ...TWELVE, do: 'gunfire.odds', range: 12.5 }, 'BEYOND_12_INCHES'],
  [{ ...TWELVE, do: 'gunfire.resolve', batteryHits: 2, faces: [] }, 'NO_GUNS_BEARING'],
  [{ do: 'torpedo.odds', factors: 1, range: 3, sizeUsed: 4, armour: 0 }, 'BEYOND_TORPEDO_RANGE'],
  [{ do: 'torpedo.resolve', factors: 1, range: 1, sizeUsed: 4, armour: 0, bearing: 0 }, 'OUTSIDE_TORPEDO_ARC'],
  [{ do: 'torpedo.odds', factors: 1, range: 1, sizeUsed: 4, armour: 0, launched: true }, 'ALREADY_LAUNCHED'],
  [{ do: 'damageControl.resolve', markers: [], fires: 2, attempt: null, status: 'sunk' }, 'SUNK'],
])('%j is refused: %s', (question, refused) => {
  expect(answerTogo(question)).toEqual({ ok: false, refused });
});

test('base.resolve asks for no die that decides nothing', () => {
  const base = { target: { type: 'TBD', units: 3 }, pending: [{ kind: 'torpedo', beyond8: false, restricted: true }] };
  const houseRules = { restrictedSmall: 'must-roll-S-or-F', torpedoRestricted: 'guns-only' };
  expect(answerTogo({ do: 'base.resolve', ...base, houseRules })).toMatchObject({ done: true, lost: 1 });
});

test('house rules and errata reach the answer', () => {
  const far = { do: 'hit.odds', kind: 'gun', column: 'C3', beyond8: true, restricted: false, torpedoesAboard: true };
  expect(answerTogo(far).pSunk).toBeCloseTo(1 / 36, 12);
  expect(answerTogo({ ...far, houseRules: { natural6Long: 'fire-plus-shifted' } }).pSunk).toBeCloseTo(1 / 18, 12);
  expect(answerTogo({ do: 'gunfire.odds', ...TWELVE, tables: { start: [6, 6, 2, 1] } }).onTarget).toBe(1);
});
