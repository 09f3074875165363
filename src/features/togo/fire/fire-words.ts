import { nearWords } from '@/kit/dial/near-words';
import { inchWords } from '@/kit/words/inches';
import { percentWords } from '@/kit/words/percent';
import type { Quarter } from '@/kit/ship-plan/plan-facts';
import { nearEdge } from '@/measure/band';
import { inches } from '@/measure/units';
import { t } from '@/messages/messages';
import { ARC_LIMITS, type BattleState, type OpeningShot, RANGE_BANDS } from '@/rules/togo/index';

import type { ShipView } from '../plan-state';
import { typeWords } from '../words/ship-words';
import { type FirePlan, moveTarget, previewOf, shotsOf } from './fire-plan';
import type { DivisionFire, ShipFire } from './volley';

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
  const preview = previewOf(state, ship, shotsOf(there));
  const firing = preview?.shots.find(({ numbers, target }) => numbers !== null && target === plan.active)?.numbers;
  if (!preview || !firing) return nearWords(t, near, null);
  const chance = t('battle.fire.percent', { percent: percentWords(preview.odds.effective.atLeastOne) });
  return nearWords(t, near, { start: firing.start.value, chance });
}

/** The range of a pair of formations as it was measured before; null where it has not been. */
export function rangeWords({ turn: now }: BattleState, { range, turn }: OpeningShot): string | null {
  if (turn === null) return null;
  const words = inchWords(range);
  if (turn === now) return t('volley.range.now', { range: words });
  return turn === now - 1 ? t('volley.range.last', { range: words }) : t('volley.range.turn', { range: words, turn });
}

/** "At 1st Division · Last turn 3¾″": a line is named as a whole where its ships fire at one. */
export function aimWords(state: BattleState, { firing, ships }: DivisionFire, nameOf: (id: string) => string): string {
  const shots = firing.length > 0 ? firing : ships;
  const aimed = shots.flatMap(({ target, also }) => [target, ...also]);
  const targets = [...new Set(aimed.map(({ id }) => id))];
  const lines = [...new Set(aimed.map(({ group }) => group))];
  const [first] = shots;
  if (first === undefined) return t('volley.outOfRange');
  const target =
    targets.length === 1
      ? nameOf(first.target.id)
      : lines.length === 1
        ? nameOf(first.target.group)
        : t('volley.ships', { count: targets.length });
  const ranges = shots.map(({ at }) => at.range);
  const [nearest, farthest] = [Math.min(...ranges), Math.max(...ranges)];
  const range =
    nearest === farthest
      ? (rangeWords(state, first.at) ?? t('volley.range.none', { range: inchWords(first.at.range) }))
      : t('volley.range.from', { nearest: inchWords(nearest), farthest: inchWords(farthest) });
  return t('volley.aim', { target, range });
}

/** One ship's part of a volley. */
export const shotWords = ({ target, also, fire, atLeastOne }: ShipFire, nameOf: (id: string) => string): string =>
  fire === null
    ? t('volley.outOfRange')
    : t('volley.shot', {
        target: [target, ...also].map(({ id }) => nameOf(id)).join(', '),
        percent: percentWords(atLeastOne),
      });

/** What she is, and the two ratings the dice will be held against. */
export const targetWords = ({ card: { type, size, armour } }: ShipView): string =>
  t('battle.fire.targetFacts', { type: typeWords(type), size: size.gun, armour });
