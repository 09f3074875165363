import { type DiceCall, faceOf, type Roll } from '../common/dice';
import { tableDice } from './calls';
import type { Side, TogoRule } from './types';

export type RollOff = { readonly ijn: number; readonly irn: number; readonly rounds: number; readonly winner: Side };
/** What is added to each side's die. */
type Bonus = { readonly [S in Side]: number };

/** Both sides throw a die, the Japanese first, until one is higher: initiative (TOGO-5), or an arc in dispute (AMB-25). */
export function* rollOff(
  rule: TogoRule,
  { ijn: ours, irn: theirs }: Bonus = { ijn: 0, irn: 0 },
): Generator<DiceCall, RollOff, Roll> {
  for (let round = 0; ; round += 1) {
    const roll = yield tableDice(`initiative.${round}`, 'initiative', rule, 2);
    const ijn = faceOf(roll);
    const irn = roll.faces?.[1] ?? ijn;
    const lead = ijn + ours - irn - theirs;
    if (lead !== 0) return { ijn, irn, rounds: round + 1, winner: lead > 0 ? 'ijn' : 'irn' };
  }
}
