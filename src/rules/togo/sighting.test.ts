import { outcomeOf } from '@/testing/scripted-dice';
import { house } from '@/testing/togo-arbitraries';
import { sightingOdds } from './odds/chance-odds';
import { resolveSighting, sightingChance, type SightingFacts } from './sighting';

const DAY: SightingFacts = { side: 'irn', range: 20, night: null };
const NIGHT: SightingFacts = { side: 'ijn', range: 3, night: 4 };

test.each([
  ['[TOGO-19] sighted before, at any range', { ...NIGHT, range: 40, sighted: true }, {}, true, 'already'],
  ['[TOGO-20] by day within 24 inches', { ...DAY, range: 24 }, {}, true, 'day'],
  ['[TOGO-20] by day beyond 24 inches', { ...DAY, range: 24.5 }, {}, false, 'out-of-range'],
  ['[TOGO-20] by day beyond it, but firing', { ...DAY, range: 30, fired: true }, {}, true, 'fired'],
  ['[TOGO-20] in the mist of a scenario', { ...DAY, range: 20, dayRange: 12 }, {}, false, 'out-of-range'],
  ['[TOGO-23] burning at N + 4', { ...NIGHT, range: 8, burning: true }, {}, true, 'burning'],
  ['[TOGO-23] burning beyond N + 4', { ...NIGHT, range: 8.5, burning: true }, {}, false, 'out-of-range'],
  ['[TOGO-24][AMB-38] gun flashes within N', { ...NIGHT, range: 4, fired: true }, {}, true, 'fired'],
  ['[AMB-38] gun flashes beyond N', { ...NIGHT, range: 5, fired: true }, {}, false, 'out-of-range'],
  ['[AMB-38] gun flashes to 24 inches', { ...NIGHT, range: 24, fired: true }, { gunFlashRange: '24' }, true, 'fired'],
  ['[TOGO-25] dummies see nothing', { ...DAY, onlyDummies: true }, {}, false, 'only-dummies'],
] as const)('%s', (_, facts, chosen, sighted, how) => {
  expect(outcomeOf(resolveSighting(facts, [], house(chosen)))).toEqual({ sighted, how });
});

test.each([
  ['ijn', 4],
  ['irn', 2],
] as const)('[TOGO-21] at night %s need %d or less', (side, need) => {
  expect(sightingChance({ ...NIGHT, side })).toMatchObject({ ok: true, value: { need: { value: need } } });
  expect(outcomeOf(resolveSighting({ ...NIGHT, side }, [need])).sighted).toBe(true);
  expect(outcomeOf(resolveSighting({ ...NIGHT, side }, [need + 1])).sighted).toBe(false);
  const odds = sightingOdds({ ...NIGHT, side });
  expect(odds.ok && odds.value.p).toBeCloseTo(need / 6, 12);
});

test('[TOGO-22][AMB-39] one die for a counter or a formation, whoever watches', () => {
  expect(resolveSighting(NIGHT, [])).toMatchObject({
    type: 'needs',
    needs: { missing: 1, call: { purpose: 'sighting' } },
  });
});

test.each([
  ['side', { side: 'raf' }],
  ['range', { range: -1 }],
  ['night', { night: 3 }],
  ['burning', { burning: 'no' }],
])('a bad %s is refused and named', (field, facts) => {
  const bad = { ...NIGHT, ...facts } as SightingFacts;
  expect(resolveSighting(bad, [])).toMatchObject({ type: 'refused', refusal: { code: 'BAD_VALUE', field } });
});
