import { type Draft, evaluate } from '@/game/act';
import type { Book } from '@/game/battle';
import { type BattleState, type DamageInHand, damageInHand, togoBattle } from '@/rules/togo/index';
import type { OpenGame } from '../game';

/** The hits of a ship as far as the dice of the open strip have come. */
export function damageOf({ battle, state }: OpenGame, draft: Draft, ship: string): DamageInHand | null {
  const evaluated = evaluate(togoBattle as Book<BattleState>, battle, draft);
  const rolls = evaluated.ok ? evaluated.value.rolls : [];
  return damageInHand(state, ship, (step) => rolls.find(({ call }) => call.key === step)?.roll);
}
