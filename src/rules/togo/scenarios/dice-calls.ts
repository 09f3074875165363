import type { DiceCall } from '../../common/dice';
import { num } from '../../common/trace';
import type { SpecialRuleId } from './effects';

/** What the dice of special rules are thrown for. */
const SCENARIO_PURPOSES = ['arrival', 'visibility', 'weigh-anchor', 'trigger'] as const;
export type ScenarioPurpose = (typeof SCENARIO_PURPOSES)[number];

/** One die of a special rule that wants a number or less, or a number or more. */
export const ruleDie = (
  key: string,
  purpose: ScenarioPurpose,
  rule: SpecialRuleId,
  { at, need }: { readonly at: DiceCall['at']; readonly need: number },
): DiceCall => ({
  key,
  purpose,
  rule,
  dice: num(1, rule),
  need: num(need, rule),
  at,
  of: 'each',
  countable: false,
});
