import { type DiceCall, faceOf, type Roll } from '../../common/dice';
import { num } from '../../common/trace';
import type { SpecialRuleId } from './effects';

/** What the dice of special rules are thrown for. */
export const SCENARIO_PURPOSES = ['arrival', 'visibility', 'weigh-anchor', 'trigger'] as const;
export type ScenarioPurpose = (typeof SCENARIO_PURPOSES)[number];

/** One die of a special rule that wants a number or less. */
export const atMostDie = (key: string, purpose: ScenarioPurpose, rule: SpecialRuleId, atMost: number): DiceCall => ({
  ...{ key, purpose, rule, dice: num(1, rule), atOrUnder: num(atMost, rule), countable: false },
});

/** One die that wants a number or more: its face is read, because a strip only knows "at or under". */
export const atLeastDie = (purpose: ScenarioPurpose, rule: SpecialRuleId, key: string = purpose): DiceCall => ({
  ...{ key, purpose, rule, dice: num(1, rule), atOrUnder: null, countable: false },
});

export const succeeds = (roll: Roll, atLeast: number): boolean => faceOf(roll) >= atLeast;
