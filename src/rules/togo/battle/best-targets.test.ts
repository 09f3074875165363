import { play, scenarioSetup, seeded } from '@/testing/togo-battles';

import { bestTargets } from './best-targets';
import { previewFire } from './preview-fire';
import { togoBattle } from './rulebook';
import type { BattleState } from './state';

/** Off Ulsan at the gunfire of a turn, both lines in sight. */
function atGunfire(): BattleState {
  for (const { after } of play(togoBattle.begin(scenarioSetup('ulsan', 11)), seeded(11))) {
    const seen = new Set(
      Object.values(after.groups).flatMap(({ sighted, dummy, side }) => (sighted && !dummy ? side : [])),
    );
    if (after.phase === 'F' && seen.size === 2) return after;
  }
  throw new Error('never reached');
}

const state = atGunfire();
const ships = Object.values(state.ships).filter(({ group }) => state.groups[group]?.sighted);
const japanese = ships.filter(({ side }) => side === 'ijn');
const russians = ships.filter(({ side }) => side === 'irn');
const bearings = japanese.flatMap(({ id }) =>
  russians.map((target, place) => ({ ship: id, target: target.id, range: 3 + place, bearing: 90 })),
);

test('[TOGO-33] each battery is given the target at which it brings most, by the odds its fire would have', () => {
  const { ships: best } = bestTargets(state, bearings);
  expect(best.size).toBeGreaterThan(0);
  for (const [ship, batteries] of best) {
    for (const { battery, expected } of batteries) {
      const all = bearings
        .filter((each) => each.ship === ship)
        .map(({ target, range, bearing }) => {
          const preview = previewFire(state, ship, [{ battery, target, range, bearing, arc: null }]);
          return preview?.shots[0]?.odds?.effective.expected ?? 0;
        });
      expect(expected).toBeCloseTo(Math.max(...all), 12);
    }
  }
});

test('the whole line on a target: hits add up, and nobody fires who does not bear', () => {
  const { targets } = bestTargets(state, bearings);
  expect(targets.length).toBeGreaterThan(0);
  const sorted = targets.map(({ hits }) => hits.expected);
  expect(sorted).toEqual([...sorted].sort((a, b) => b - a));
  for (const { hits, damage, ships: firers } of targets) {
    expect(hits.distribution.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    expect(firers.length).toBeLessThanOrEqual(japanese.length);
    if (damage) expect(damage.pSunk + damage.pSilencedAfloat + damage.pAbandonedNotSunk).toBeLessThanOrEqual(1);
  }
  expect(bestTargets(state, [])).toEqual({ ships: new Map(), targets: [] });
});

test.each(['sunk', 'struck', 'left', 'captured'] as const)('whoever is %s fires at nobody and is no target', (fate) => {
  const [gone] = japanese;
  const [lost] = russians;
  const after: BattleState = {
    ...state,
    ships: { ...state.ships, [gone!.id]: { ...gone!, fate }, [lost!.id]: { ...lost!, fate } },
  };
  const { ships: best, targets } = bestTargets(after, bearings);
  expect(bestTargets(state, bearings).ships.has(gone!.id)).toBe(true);
  expect(best.has(gone!.id)).toBe(false);
  expect(targets.flatMap(({ ships: firers }) => firers)).not.toContain(gone!.id);
  // A ship that has struck can still be hit.
  expect(targets.some(({ target }) => target === lost!.id)).toBe(fate === 'struck');
});
