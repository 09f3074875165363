import type { DiceCall } from '../common/dice';
import { num } from '../common/trace';
import type { Purpose, TogoRule } from './types';

/** Dice read from a table: their faces matter, so they can never be entered as a count. */
export const tableDice = (key: string, purpose: Purpose, rule: TogoRule, dice = 1): DiceCall => ({
  key,
  purpose,
  rule,
  dice: num(dice, rule),
  need: null,
  at: 'most',
  of: 'each',
  countable: false,
});
