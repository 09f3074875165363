import { codeOf, outcomeOf } from '@/testing/scripted-dice';
import { house } from '@/testing/togo-arbitraries';
import { type ControlFacts, resolveDamageControl } from './damage-control';
import { PHASES } from './data/turn-tables';
import { DEFAULT_HOUSE_RULES } from './house-rules';
import { torpedoTimeline } from './torpedo';

const P: ControlFacts = { markers: [{ letter: 'P' }, { letter: 'M' }], fires: 0, attempt: 0 };

test.each([
  [1, 'REMOVED', [0], []],
  [2, 'NO_CHANGE', [], []],
  [5, 'NO_CHANGE', [], []],
  [6, 'PERMANENT', [], [0]],
])('[TOGO-67][TOGO-68] a %d on a marker: %s', (face, attempt, removed, madePermanent) => {
  expect(outcomeOf(resolveDamageControl(P, [face]))).toMatchObject({ attempt, removed, madePermanent });
});

test('[TOGO-67] the die is asked for as a face: a 6 matters too', () => {
  expect(resolveDamageControl(P, [])).toMatchObject({
    type: 'needs',
    needs: { missing: 1, call: { purpose: 'control', rule: 'TOGO-67', need: { value: 1 }, countable: false } },
  });
  expect(codeOf(resolveDamageControl(P, { control: { count: 1 } }))).toBe('COUNT_NOT_ALLOWED');
});

const FIRES: ControlFacts = { markers: [], fires: 3, attempt: 'fire' };

test.each([
  ['each-fire', 'fire', [1, 4, 5], 2, 1],
  ['each-fire', 'fire', [6, 6, 1], 3, 2],
  ['each-fire', null, [5, 6, 4], 3, 2],
  ['attempt-only', 'fire', [5], 3, 1],
  ['attempt-only', null, [], 3, 0],
  ['ship-once', 'fire', [6], 3, 1],
  ['ship-once', null, [5], 3, 1],
] as const)(
  '[AMB-9][TOGO-70] %s, attempt on %s, dice %j: %d fires, %d hits',
  (fireCheck, attempt, faces, fires, hits) => {
    const outcome = outcomeOf(resolveDamageControl({ ...FIRES, attempt }, faces, house({ fireCheck })));
    expect([outcome.fires, outcome.extraHits.length]).toEqual([fires, hits]);
  },
);

test('[TOGO-68] a 6 on a fire is a hit, never permanent', () => {
  expect(outcomeOf(resolveDamageControl({ ...FIRES, fires: 1 }, [6]))).toMatchObject({
    attempt: 'EXTRA_HIT',
    madePermanent: [],
    extraHits: [{ kind: 'gun', beyond8: false, restricted: false }],
  });
});

test('[AMB-9] other fires may be told as how many did no harm', () => {
  const sheet = { control: { faces: [3] }, fire: { count: 1 } };
  expect(outcomeOf(resolveDamageControl(FIRES, sheet)).extraHits).toHaveLength(1);
});

test.each([
  ['in-H', 'H'],
  ['immediate', 'G'],
] as const)('[AMB-9] hits by fires under %s are worked in %s', (fireHitTiming, phase) => {
  expect(outcomeOf(resolveDamageControl(FIRES, [6, 6, 6], house({ fireHitTiming }))).extraHitsIn).toBe(phase);
});

test.each([
  ['one-letter', [1]],
  ['whole-result', [0, 1]],
] as const)('[AMB-19] success on one letter of PP under %s removes %j', (multiLetterDC, removed) => {
  const facts: ControlFacts = {
    markers: [
      { letter: 'P', hit: 7 },
      { letter: 'P', hit: 7 },
      { letter: 'M', hit: 8 },
      { letter: 'S', hit: 7, permanent: true },
    ],
    fires: 0,
    attempt: 1,
  };
  expect(outcomeOf(resolveDamageControl(facts, [1], house({ multiLetterDC }))).removed).toEqual(removed);
});

test.each([
  ['PERMANENT_DAMAGE', { markers: [{ letter: 'P', permanent: true }] }],
  ['NO_SUCH_DAMAGE', { attempt: 5 }],
  ['NO_SUCH_DAMAGE', { attempt: 'fire' }],
  ['ABANDONED', { status: 'abandoned' }],
  ['SUNK', { status: 'sunk' }],
] as const)('[AMB-48][TOGO-68] %s', (code, facts) => {
  expect(codeOf(resolveDamageControl({ ...P, ...facts } as ControlFacts, []))).toBe(code);
});

test('[AMB-18][TOGO-62] a sunk ship has no fires to check: she is refused whether anything is tried or not', () => {
  const sunk = { markers: [], fires: 2, attempt: null, status: 'sunk' } as const;
  expect(codeOf(resolveDamageControl(sunk, []))).toBe('SUNK');
  const flooded = { markers: Array.from({ length: 3 }, () => ({ letter: 'P' as const })), fires: 2, attempt: null };
  expect(codeOf(resolveDamageControl(flooded, []))).toBe('SUNK');
  // Fires on an abandoned ship still throw their dice.
  expect(resolveDamageControl({ ...sunk, status: 'abandoned' }, [])).toMatchObject({ type: 'needs' });
});

test('[TOGO-69] torpedo damage can be treated in its own turn, gun damage cannot', () => {
  const at = (phase: string) => PHASES.findIndex((row) => row.id === phase);
  expect(at(torpedoTimeline(DEFAULT_HOUSE_RULES).damage)).toBeLessThan(at('G'));
  expect(at('G')).toBeLessThan(at('H'));
});

test.each([
  ['attempt', { attempt: 'P' }],
  ['attempt', { attempt: undefined }],
  ['fires', { fires: -1 }],
  ['markers[0].letter', { markers: [{ letter: 'F' }] }],
])('a bad %s is refused and named', (field, facts) => {
  const refusal = { code: 'BAD_VALUE', field };
  expect(resolveDamageControl({ ...P, ...facts } as ControlFacts, [])).toMatchObject({ type: 'refused', refusal });
});
