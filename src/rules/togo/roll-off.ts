import { type DiceCall, faceOf, type Roll } from '../common/dice';
import { tableDice } from './calls';
import type { Side, TogoRule } from './types';

export type RollOff = { readonly ijn: number; readonly irn: number; readonly rounds: number; readonly winner: Side };

/** Both sides throw a die, the Japanese first, until one is higher: initiative (TOGO-5), or an arc in dispute (AMB-25). */
export function* rollOff(rule: TogoRule): Generator<DiceCall, RollOff, Roll> {
  for (let round = 0; ; round += 1) {
    const roll = yield tableDice(`initiative.${round}`, 'initiative', rule, 2);
    const ijn = faceOf(roll);
    const irn = roll.faces?.[1] ?? ijn;
    if (ijn !== irn) return { ijn, irn, rounds: round + 1, winner: ijn > irn ? 'ijn' : 'irn' };
  }
}
