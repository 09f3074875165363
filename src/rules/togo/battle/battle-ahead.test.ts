import { play, scenarioSetup, seeded } from '@/testing/togo-battles';

import { damageOdds } from '../odds/target-odds';
import { battleAhead } from './battle-ahead';
import { defaultTarget, openingShot } from './default-target';
import { previewFire, whySilent } from './preview-fire';
import { rulesOf, targetOf } from './queries';
import { togoBattle } from './rulebook';
import type { BattleState, Ship } from './state';

/** Off Ulsan as the first gunfire begins, both lines in sight. */
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
const shots = (ship: Ship, target: Ship) => {
  const { range, bearing } = openingShot(state, ship, target);
  return [...ship.card.batteries.keys()].map((battery) => ({ battery, target: target.id, range, bearing, arc: null }));
};
const seen = (side: string) =>
  Object.values(state.ships).filter((ship) => ship.side === side && state.groups[ship.group]?.sighted);
const lost = (rows: ReturnType<typeof battleAhead>, id: string) =>
  rows![0]!.ships.find((ship) => ship.id === id)!.pLost;

/** Whom she fires at, looked for anew. */
function aimOf(policy: 'line' | 'best', ship: Ship, enemies: readonly Ship[]): string | null {
  if (whySilent(state, ship.id) !== null) return null;
  if (policy === 'line') return defaultTarget(state, ship)?.id ?? null;
  const [best] = enemies
    .map((target) => ({
      id: target.id,
      hits: previewFire(state, ship.id, shots(ship, target))!.odds.effective.expected,
    }))
    .sort((a, b) => b.hits - a.hits);
  return best !== undefined && best.hits > 0 ? best.id : null;
}

test.each(['line', 'best'] as const)(
  '[TOGO-33] by policy %s each enemy has this turn to fear what all her firers together bring',
  (policy) => {
    const rows = battleAhead(state, policy, 2)!;
    let fired = 0;
    for (const side of ['ijn', 'irn'] as const) {
      const enemies = seen(side === 'ijn' ? 'irn' : 'ijn');
      const aims = seen(side).map((ship) => ({ ship, target: aimOf(policy, ship, enemies) }));
      for (const enemy of enemies) {
        const firers = aims.filter(({ target }) => target === enemy.id);
        fired += firers.length;
        const salvos = firers.map(({ ship }) =>
          previewFire(state, ship.id, shots(ship, enemy))!.shots.flatMap(({ numbers }) => numbers ?? []),
        );
        const odds = damageOdds(targetOf(enemy), salvos, rulesOf(state), { pending: enemy.waiting });
        expect(lost(rows, enemy.id)).toBeCloseTo(odds.pSunk + odds.pAbandonedNotSunk, 12);
      }
    }
    expect(fired).toBeGreaterThan(3);
    expect(rows[1]!.lost.irn).toBeGreaterThan(rows[0]!.lost.irn);
  },
);

test('after the gunfire of a turn its guns are silent, and the next turn is the first to cost anybody anything', () => {
  const rows = battleAhead({ ...state, phase: 'G' }, 'line', 2)!;
  expect(rows[0]!.lost).toEqual({ ijn: 0, irn: 0 });
  expect(rows[1]!.lost.irn).toBeGreaterThan(0);
});

test('who holds fire this turn, or whose side has ceased fire, costs nobody anything before the next', () => {
  const ships = Object.fromEntries(
    Object.entries(state.ships).map(([id, ship]) => [id, ship.side === 'ijn' ? { ...ship, heldIn: state.turn } : ship]),
  );
  for (const silent of [
    { ...state, ships },
    { ...state, finished: ['ijn'] as const },
  ]) {
    const rows = battleAhead(silent, 'line', 2)!;
    expect(rows[0]!.lost.irn).toBe(0);
    expect(rows[1]!.lost.irn).toBeGreaterThan(0);
    expect(rows[0]!.lost.ijn).toBe(battleAhead(state, 'line', 2)![0]!.lost.ijn);
  }
});

test('[TOGO-19] whom nobody has sighted is not counted; without two lines in sight there is nothing to say', () => {
  const hidden = Object.fromEntries(
    Object.values(state.groups).map((group) => [group.id, group.side === 'irn' ? { ...group, sighted: false } : group]),
  );
  expect(battleAhead({ ...state, groups: hidden }, 'best', 2)).toBeNull();
});
