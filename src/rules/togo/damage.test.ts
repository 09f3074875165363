import { outcomeOf } from '@/testing/scripted-dice';
import { house } from '@/testing/togo-arbitraries';
import { resolveHits, statusOf, type Target, torpedoesAboard } from './damage';
import { PRINTED, type Ruleset } from './ruleset';
import type { Column, PendingHit } from './types';

const FRESH: Target = { column: 'B', P: 0, M: 0, S: 0, T: 0, fires: 0, torpedoFactors: 2, torpedoFactorsLeft: 2 };
const GUN: PendingHit = { kind: 'gun', beyond8: false, restricted: false };
const LONG: PendingHit = { ...GUN, beyond8: true };
const TORPEDO: PendingHit = { ...GUN, kind: 'torpedo' };

const one = (column: Column, hit: PendingHit, faces: readonly number[], rules: Ruleset = PRINTED, target = FRESH) => {
  const outcome = outcomeOf(resolveHits({ ...target, column }, [hit], faces, rules));
  const { P, M, S, T, fires } = outcome.target;
  return { markers: `P${P} M${M} S${S} T${T} F${fires}`, status: outcome.status };
};

test.each([
  ['[TOGO-57] P', [1], 'P1 M0 S0 T0 F0', 'afloat'],
  ['[TOGO-58] M and a magazine', [2, 1], 'P0 M1 S0 T0 F0', 'sunk'],
  ['[TOGO-58] M and a fire', [2, 3], 'P0 M1 S0 T0 F1', 'afloat'],
  ['[TOGO-58] M alone', [2, 4], 'P0 M1 S0 T0 F0', 'afloat'],
  ['[TOGO-59][AMB-47] S and a fire', [3, 2], 'P0 M0 S1 T0 F1', 'afloat'],
  ['[TOGO-59] S alone', [3, 3], 'P0 M0 S1 T0 F0', 'afloat'],
  ['[TOGO-60] T and an explosion', [4, 1], 'P0 M0 S0 T1 F0', 'sunk'],
  ['[TOGO-60] T alone', [4, 2], 'P0 M0 S0 T1 F0', 'afloat'],
  ['[TOGO-61] no effect', [5], 'P0 M0 S0 T0 F0', 'afloat'],
  ['[TOGO-61] fire', [6], 'P0 M0 S0 T0 F1', 'afloat'],
])('%s', (_, faces, markers, status) => {
  expect(one('B', GUN, faces)).toEqual({ markers, status });
});

test('[TOGO-52] the table die is asked for first, and only then what follows', () => {
  const calls = [[], [2]].map((faces) => resolveHits(FRESH, [GUN], faces));
  expect(calls).toMatchObject([
    { needs: { call: { purpose: 'effect', rule: 'TOGO-53', need: null, countable: false } } },
    { needs: { call: { purpose: 'followM', rule: 'TOGO-58', need: null, countable: false } } },
  ]);
});

test('[TOGO-54] letters left to right, each with its own die, and sinking stops the rest', () => {
  expect(one('CA', TORPEDO, [1, 2])).toEqual({ markers: 'P2 M0 S1 T0 F1', status: 'silenced' });
  expect(one('CA', TORPEDO, [3], PRINTED, { ...FRESH, P: 2 })).toEqual({ markers: 'P3 M0 S0 T0 F0', status: 'sunk' });
  expect(one('C3', TORPEDO, [6, 1])).toEqual({ markers: 'P0 M1 S0 T0 F0', status: 'sunk' });
});

test.each([
  ['B', 'CA', [2, 3, 4]],
  ['C2', 'C3', [3, 4, 5]],
] as const)('[TOGO-66] gun hits do the same to %s and %s', (a, b, followed) => {
  for (const die of [1, 2, 3, 4, 5, 6]) {
    const faces = followed.some((row) => row === die) ? [die, 6] : [die];
    expect(one(a, GUN, faces)).toEqual(one(b, GUN, faces));
  }
});

test('[TOGO-55][AMB-11] far off the table shifts by one, and a 1 stays a 1', () => {
  expect(one('C2', LONG, [2]).markers).toBe('P2 M0 S0 T0 F0');
  expect(one('C2', LONG, [1]).markers).toBe('P2 M0 S0 T0 F0');
  expect(one('C2', LONG, [1], house({ oneToZero: 'no-effect' })).markers).toBe('P0 M0 S0 T0 F0');
  expect(one('B', { ...TORPEDO, beyond8: true }, [4, 6]).markers).toBe('P0 M1 S0 T0 F0');
});

test('[TOGO-56][AMB-10] a natural 6 is a fire at any range; an owner may add row 5', () => {
  expect(one('C2', LONG, [6]).markers).toBe('P0 M0 S0 T0 F1');
  expect(one('C2', LONG, [6, 4], house({ natural6Long: 'fire-plus-shifted' })).markers).toBe('P0 M0 S0 T1 F1');
  expect(one('C2', LONG, [6, 1], house({ natural6Long: 'fire-plus-shifted' }))).toEqual({
    markers: 'P0 M0 S0 T1 F0',
    status: 'sunk',
  });
});

test.each([
  ['gun', [1], 'P0 M0 S0 T0 F0'],
  ['gun', [2], 'P0 M0 S0 T0 F0'],
  ['gun', [3, 1], 'P0 M0 S1 T0 F1'],
  ['gun', [4], 'P0 M0 S0 T0 F0'],
  ['gun', [6], 'P0 M0 S0 T0 F1'],
  ['torpedo', [1], 'P0 M0 S0 T0 F0'],
  ['torpedo', [6], 'P0 M0 S0 T0 F1'],
] as const)('[TOGO-39][AMB-5] a restricted %s hit keeps S and F only: %j', (kind, faces, markers) => {
  const column = kind === 'torpedo' ? 'C3' : 'B';
  expect(one(column, { kind, beyond8: false, restricted: true }, faces).markers).toBe(markers);
});

test('[AMB-5] or restricted torpedo hits count in full', () => {
  const hit = { ...TORPEDO, restricted: true };
  expect(one('C3', hit, [1], house({ torpedoRestricted: 'guns-only' })).status).toBe('sunk');
});

test.each([
  ['if-torpedoes-aboard', 2, [4, 3], 'T1'],
  ['if-torpedoes-aboard', 0, [4], 'T0'],
  ['always', 0, [4, 3], 'T0'],
  ['never', 2, [4], 'T1'],
] as const)('[AMB-12] T under %s with %d factors left', (tExplosion, left, faces, marker) => {
  const target = { ...FRESH, torpedoFactorsLeft: left };
  expect(one('B', GUN, faces, house({ tExplosion }), target).markers).toContain(marker);
});

test('[TOGO-60][AMB-13] torpedoes are halved twice, then there is nothing left to explode', () => {
  const outcome = outcomeOf(resolveHits(FRESH, [GUN, GUN, GUN], [4, 6, 4, 6, 4]));
  expect(outcome.target.T).toBe(2);
  expect(torpedoesAboard({ ...FRESH, torpedoFactors: 7, torpedoFactorsLeft: 7, T: 1 }, PRINTED)).toBe(3);
});

test.each([
  [{ P: 1, fires: 3 }, 'afloat'],
  [{ P: 2 }, 'silenced'],
  [{ fires: 4 }, 'silenced'],
  [{ fires: 5 }, 'abandoned'],
  [{ P: 3, fires: 5 }, 'sunk'],
  [{ sunk: true }, 'sunk'],
] as const)('[TOGO-62][AMB-18] %j is %s, by the markers of the moment', (markers, status) => {
  expect(statusOf({ ...FRESH, ...markers })).toBe(status);
});

test('[AMB-20] hits still waiting when she sinks are dropped', () => {
  const outcome = outcomeOf(resolveHits(FRESH, [GUN, GUN, GUN], [2, 1]));
  expect(outcome).toMatchObject({ status: 'sunk', dropped: 2 });
});

test('[AMB-48] an abandoned ship can still be sunk', () => {
  expect(outcomeOf(resolveHits({ ...FRESH, fires: 4 }, [GUN, GUN], [6, 2, 1])).status).toBe('sunk');
});

test.each([
  ['target.column', { column: 'C1' }],
  ['target.P', { P: -1 }],
  ['target.fires', { fires: 1.5 }],
  ['target.torpedoFactors', { torpedoFactors: NaN }],
  ['target.torpedoFactorsLeft', { torpedoFactorsLeft: undefined }],
])('a bad %s is refused and named', (field, facts) => {
  const refusal = { code: 'BAD_VALUE', field };
  expect(resolveHits({ ...FRESH, ...facts } as Target, [], [])).toMatchObject({ type: 'refused', refusal });
});

test('a bad hit is refused and named', () => {
  const refusal = { code: 'BAD_VALUE', field: 'pending[1].kind' };
  expect(resolveHits(FRESH, [GUN, { ...GUN, kind: 'ram' as 'gun' }], [])).toMatchObject({ type: 'refused', refusal });
});
