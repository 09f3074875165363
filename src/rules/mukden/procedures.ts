import { type DiceCall, faceOf } from '../common/dice';
import type { Procedure } from '../common/procedure';
import { num } from '../common/trace';
import { cellsAt } from './combat';
import { type Crt, lossesOf, RESULTS } from './data/crt';
import type { Losses, MukdenRule, Purpose } from './types';

const dieFor = (purpose: Purpose, rule: MukdenRule, dice: 0 | 1, results?: readonly string[]): DiceCall => ({
  ...{ key: purpose, purpose, rule, need: null, at: 'least', of: 'each', countable: false, dice: num(dice, rule) },
  ...(results && { results }),
});

/** Russian units that the Japanese may paralyse: half the die, rounded down (MUK-14). */
export const paralysedBy = (die: number): number => Math.floor(die / 2);

export function* rollParalysis(): Procedure<{ readonly die: number; readonly count: number }> {
  const die = faceOf(yield dieFor('paralysis', 'MUK-14', 1));
  return { die, count: paralysedBy(die) };
}

/**
 * One die in a column; the players may say what their own table says instead, and must where no table has the whole column
 * (MUK-34).
 */
export function* rollCombat(
  crt: Crt | null,
  column: number,
): Procedure<{ readonly die: number | null; readonly losses: Losses }> {
  const cells = crt === null ? [] : cellsAt(crt, column);
  const isWhole = cells.length > 0 && cells.every((cell) => cell !== null);
  const roll = yield dieFor('combat', 'MUK-34', isWhole ? 1 : 0, RESULTS);
  if (roll.result !== undefined) return { die: null, losses: lossesOf(roll.result) };
  const die = faceOf(roll);
  return { die, losses: cells[die - 1] ?? [0, 0] };
}
