import { type DiceCall, faceOf, type Roll } from '../common/dice';
import { tableDice } from './calls';
import type { Side, TogoRule } from './types';

type RollOff = { readonly ijn: number; readonly irn: number; readonly rounds: number; readonly winner: Side };

/**
 * Both sides throw a die, the Japanese first, until one counts for more: initiative (TOGO-5), or an arc in dispute
 * (AMB-25). `worth` is what a side's die counts for.
 */
export function* rollOff(
  rule: TogoRule,
  worth: (side: Side, die: number) => number = (_, die) => die,
): Generator<DiceCall, RollOff, Roll> {
  for (let round = 0; ; round += 1) {
    const roll = yield tableDice(`initiative.${round}`, 'initiative', rule, 2);
    const ijn = faceOf(roll);
    const irn = roll.faces?.[1] ?? ijn;
    const lead = worth('ijn', ijn) - worth('irn', irn);
    if (lead !== 0) return { ijn, irn, rounds: round + 1, winner: lead > 0 ? 'ijn' : 'irn' };
  }
}
