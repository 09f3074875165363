import { nearWords } from '@/kit/dial/near-words';
import { percentWords } from '@/kit/words/percent';
import type { Quarter } from '@/kit/ship-plan/plan-facts';
import { nearEdge } from '@/measure/band';
import { inches } from '@/measure/units';
import { t } from '@/messages/messages';
import { ARC_LIMITS, type BattleState, previewFire, RANGE_BANDS } from '@/rules/togo/index';

import type { ShipView } from '../plan-state';
import { typeWords } from '../words/ship-words';
import { type FirePlan, moveTarget, shotsOf } from './fire-plan';

/** The side of the firer the target lies on: guns of one side do not bear on the other. */
export function quarterOf(bearing: number): Quarter {
  const off = Math.abs(((bearing + 180) % 360) - 180);
  if (off <= ARC_LIMITS.bow.to) return 'bow';
  if (off >= ARC_LIMITS.stern.from) return 'stern';
  return bearing < 180 ? 'starboard' : 'port';
}

/** What half an inch either way would change: a tape across a table is not exact, and a band is worth an argument. */
export function nearWarning(state: BattleState, ship: string, plan: FirePlan, within: number): string | null {
  const at = plan.positions[plan.active];
  const near = at && nearEdge(inches(at.range), RANGE_BANDS, within);
  if (!at || !near) return null;
  const there = moveTarget(plan, plan.active, { ...at, range: near.beyond ? near.edge : near.edge + 0.25 });
  const preview = previewFire(
    state,
    ship,
    shotsOf(there).map((shot) => ({ ...shot, arc: null })),
  );
  const firing = preview?.shots.find(({ numbers, target }) => numbers !== null && target === plan.active)?.numbers;
  if (!preview || !firing) return nearWords(t, near, null);
  const chance = t('battle.fire.percent', { percent: percentWords(preview.odds.effective.atLeastOne) });
  return nearWords(t, near, { start: firing.start.value, chance });
}

/** What she is, and the two ratings the dice will be held against. */
export const targetWords = ({ card: { type, size, armour } }: ShipView): string =>
  t('battle.fire.targetFacts', { type: typeWords(type), size: size.gun, armour });
