import type { CampaignView, Hex, UnitView } from '@/rules/mukden/index';

type Facts = Pick<CampaignView, 'activity' | 'actor' | 'action'>;

const isToAct = ({ actor, action }: Facts, { side, ready }: UnitView): boolean =>
  action === null && side === actor && ready;

/** Whether a drag moves it by the rules; otherwise it sets the counter right. */
export const mayMove = (view: Facts, unit: UnitView): boolean => view.activity === 'movement' && isToAct(view, unit);

/** Whether a tap on this hex opens the attack on it. */
export const mayAttack = (view: Facts, unit: UnitView, hex: Hex): boolean =>
  view.activity === 'combat' && isToAct(view, unit) && unit.targets.includes(hex);
