import type { PlanState } from '@/kit/ship-plan/plan-facts';
import type { BattleView } from '@/rules/togo/index';

export type ShipView = BattleView['ships'][string];

/** A ship's damage as her plan shows it. */
export const planStateOf = ({ markers, fires, waiting, batteries, status }: ShipView): PlanState => ({
  markers,
  fires,
  pending: waiting.length,
  left: batteries,
  sunk: status === 'sunk',
});
