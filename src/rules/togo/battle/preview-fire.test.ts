import { smallSetup, Trial } from '@/testing/togo-battles';

import { PRINTED } from '../ruleset';
import { batteryOdds } from '../odds/salvo-odds';
import { targetOdds } from '../odds/target-odds';
import { targetOf } from './queries';
import { nightReach, previewFire, targetsFor, whySilent } from './preview-fire';
import type { Shot } from './state';

const shot = (over: Partial<Shot> = {}): Shot => ({
  ...{ battery: 0, target: 'sissoi', range: 4, arc: 'side', bearing: null },
  ...over,
});

function gunnery(): Trial {
  const trial = Trial.of(smallSetup()).to('B');
  trial.do({ type: 'rollInitiative' }, [5, 2]);
  return trial.to('F');
}

test('[TOGO-33] each battery has the numbers and odds it would roll with; one out of reach says why and keeps its row', () => {
  const { state } = gunnery();
  const preview = previewFire(state, 'asama', [shot({ range: 9 }), shot({ battery: 1, range: 9 })]);
  const alone = batteryOdds({ weapon: '8in', dice: 4, range: 9, size: 5, armour: 3 });
  expect(preview?.shots[0]?.odds?.effective).toEqual(alone.ok && alone.value.effective);
  expect(preview?.odds.effective).toEqual(alone.ok && alone.value.effective);
  expect(preview?.shots[1]).toMatchObject({
    battery: 1,
    numbers: null,
    refusal: { code: 'WEAPON_HAS_NO_VALUE_AT_RANGE', rule: 'TOGO-41' },
  });
});

test('[TOGO-28] the batteries of a ship share her start die', () => {
  const { state } = gunnery();
  const both = previewFire(state, 'asama', [shot(), shot({ battery: 1 })]);
  const [first, second] = both?.shots ?? [];
  const apart = 1 - (1 - (first?.odds?.effective.atLeastOne ?? 0)) * (1 - (second?.odds?.effective.atLeastOne ?? 0));
  expect(both?.odds.effective.atLeastOne).toBeLessThan(apart);
  expect(both?.odds.effective.expected).toBeCloseTo(
    (first?.odds?.effective.expected ?? 0) + (second?.odds?.effective.expected ?? 0),
    12,
  );
});

test('[TOGO-52] the target is reckoned with all hits that wait and all fire declared', () => {
  const trial = gunnery();
  trial.do(
    { type: 'fire', fires: [{ ship: 'iwate', shots: [{ battery: 0, target: 'sissoi', range: 2, arc: 'side' }] }] },
    [1, 1, 1, 6, 6, 1, 1, 1, 1],
  );
  const { state } = trial;
  const sissoi = state.ships.sissoi!;
  expect(sissoi.waiting.length).toBeGreaterThan(0);
  const preview = previewFire(state, 'asama', [shot()]);
  const facts = { battery: '0', weapon: '8in', dice: 4, range: 4, size: 5, armour: 3 } as const;
  const pending = sissoi.waiting.map(({ kind, beyond8, restricted }) => ({ kind, beyond8, restricted }));
  const expected = targetOdds({ target: targetOf(sissoi), firers: [{ batteries: [facts] }], pending }, PRINTED);
  expect(preview?.targets[0]?.odds?.pSunk).toBeCloseTo(expected.ok ? expected.value.pSunk : NaN, 12);
  expect(preview?.targets[0]?.odds?.pFire).toBeCloseTo(expected.ok ? expected.value.pFire : NaN, 12);
});

test('[AMB-28] only sighted enemies on the table are offered, and an unknown one is refused', () => {
  const { state } = gunnery();
  const ids = targetsFor(state, 'ijn').map(({ id }) => id);
  expect(ids).toContain('sissoi');
  expect(ids).not.toContain('asama');
  expect(previewFire(state, 'asama', [shot({ target: 'nobody' })])?.shots[0]?.refusal?.code).toBe('TARGET_NOT_SIGHTED');
  expect(previewFire(state, 'nobody', [shot()])).toBeNull();
});

test('[TOGO-62] a ship that may not fire says why', () => {
  const trial = gunnery();
  expect(whySilent(trial.state, 'asama')).toBeNull();
  trial.do({ type: 'setFate', ship: 'asama', fate: 'struck' });
  expect(whySilent(trial.state, 'asama')?.code).toBe('OUT_OF_PLAY');
});

test('[TOGO-38] at night guns reach the normal range, farther at a ship that burns; by day the tables say', () => {
  const trial = Trial.of(smallSetup({ light: { night: 2, day: 24 } })).to('F');
  expect(nightReach(trial.state, 'sissoi')).toBe(2);
  trial.do({ type: 'correct', path: ['ships', 'sissoi', 'fires'], value: 1 });
  expect(nightReach(trial.state, 'sissoi')).toBeGreaterThan(2);
  expect(nightReach(gunnery().state, 'sissoi')).toBeNull();
});
