import { outcomeOf } from '@/testing/scripted-dice';
import { house } from '@/testing/togo-arbitraries';
import { smallOdds } from './odds/small-odds';
import { resolveSmallHits, type SmallTarget } from './small-craft';
import { tally } from './tally';

const HIT = { kind: 'gun', beyond8: false, restricted: false } as const;
const RESTRICTED = { ...HIT, restricted: true };
const BASE: SmallTarget = { type: 'TBD', units: 3 };

test('[TOGO-63] any hit disables a boat, without a table die', () => {
  expect(outcomeOf(resolveSmallHits(BASE, [HIT, { ...HIT, kind: 'torpedo' }], []))).toMatchObject({ left: 1, lost: 2 });
});

test('[TOGO-64] every hit sinks a ship of a convoy, and no more than there are', () => {
  expect(outcomeOf(resolveSmallHits({ type: 'convoy', units: 2 }, [HIT, HIT, HIT], []))).toMatchObject({
    left: 0,
    lost: 2,
  });
});

test('[AMB-17] the whole base goes with one hit, but not the whole convoy', () => {
  const rules = house({ boatsPerHit: 'whole-base' });
  expect(outcomeOf(resolveSmallHits(BASE, [HIT], [], rules)).left).toBe(0);
  expect(outcomeOf(resolveSmallHits(BASE, [], [], rules)).left).toBe(3);
  expect(outcomeOf(resolveSmallHits({ type: 'convoy', units: 3 }, [HIT], [], rules)).left).toBe(2);
});

test('[AMB-16] restricted hits count, or must roll S or F in the light cruisers column', () => {
  expect(outcomeOf(resolveSmallHits(BASE, [RESTRICTED], [])).left).toBe(2);
  const rules = house({ restrictedSmall: 'must-roll-S-or-F' });
  const left = [1, 2, 3, 4, 5, 6].map((die) => outcomeOf(resolveSmallHits(BASE, [RESTRICTED], [die], rules)).left);
  expect(left).toEqual([3, 3, 3, 2, 3, 2]);
  expect(outcomeOf(resolveSmallHits(BASE, [HIT], [], rules)).left).toBe(2);
});

test('[AMB-5][AMB-16] no die is asked for a hit that counts in full, nor for one on a base that is gone', () => {
  const torpedo = { ...RESTRICTED, kind: 'torpedo' } as const;
  const rolls = house({ restrictedSmall: 'must-roll-S-or-F' });
  const inFull = house({ restrictedSmall: 'must-roll-S-or-F', torpedoRestricted: 'guns-only' });
  expect(resolveSmallHits(BASE, [torpedo], [], rolls)).toMatchObject({ type: 'needs' });
  expect(outcomeOf(resolveSmallHits(BASE, [torpedo], [], inFull))).toMatchObject({ lost: 1, harmless: 0 });
  expect(resolveSmallHits(BASE, [RESTRICTED], [], inFull)).toMatchObject({ type: 'needs' });
  const gone = resolveSmallHits({ type: 'TBD', units: 1 }, [HIT, RESTRICTED], [], rolls);
  expect(outcomeOf(gone)).toMatchObject({ lost: 1, harmless: 0 });
});

test('[AMB-45] boats that have launched are lost first', () => {
  expect(outcomeOf(resolveSmallHits({ ...BASE, launched: 1 }, [HIT, HIT], []))).toMatchObject({
    left: 1,
    launchedLeft: 0,
  });
});

test('odds of a base: units lost, from waiting hits and from fire', () => {
  const odds = smallOdds({ target: BASE, pending: [HIT, RESTRICTED] }, house({ restrictedSmall: 'must-roll-S-or-F' }));
  expect(odds.ok && odds.value.lost.distribution.map((p) => Number(p.toFixed(12)))).toEqual([
    0, 0.666666666667, 0.333333333333, 0,
  ]);
  const fire = { batteries: [{ weapon: '4.7in', dice: 6, range: 2, size: 3, armour: 0 }] } as const;
  const shot = smallOdds({ target: { type: 'TB', units: 1 }, firers: [fire] });
  expect(shot.ok && shot.value.pAllLost).toBeCloseTo(269297 / 531441, 12);
});

test('[TOGO-74][AMB-44] losses are counted, and nobody is told who won', () => {
  const count = tally([
    { side: 'ijn', type: 'B', status: 'silenced', unitsLost: 0 },
    { side: 'irn', type: 'CA', status: 'sunk', unitsLost: 0 },
    { side: 'irn', type: 'B', status: 'abandoned', unitsLost: 0 },
    { side: 'irn', type: 'TBD', status: 'afloat', unitsLost: 2 },
    { side: 'irn', type: 'TB', status: 'sunk', unitsLost: 4 },
    { side: 'irn', type: 'convoy', status: 'sunk', unitsLost: 3 },
  ]);
  expect(count).toEqual({
    ijn: { ships: 0, boats: 0, transports: 0 },
    irn: { ships: 2, boats: 6, transports: 3 },
  });
});

test.each([
  ['target.type', { type: 'B' }],
  ['target.units', { units: -1 }],
])('a bad %s is refused and named', (field, facts) => {
  const bad = { ...BASE, ...facts } as SmallTarget;
  expect(resolveSmallHits(bad, [], [])).toMatchObject({ type: 'refused', refusal: { code: 'BAD_VALUE', field } });
  expect(smallOdds({ target: bad })).toMatchObject({ ok: false, error: { code: 'BAD_VALUE', field } });
});
