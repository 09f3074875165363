import type { DiceInput } from '../common/dice';
import { type Answer, type Procedure, run } from '../common/procedure';
import { rollOff } from './roll-off';
import type { Refusal } from './refusals';
import type { Side } from './types';

export type InitiativeOutcome = {
  readonly dice: { readonly [S in Side]: number };
  /** Throws of the dice, ties included. */
  readonly rounds: number;
  /** In both movement phases (TOGO-6). */
  readonly movesLast: Side;
  /** In the gunfire phase (TOGO-7). */
  readonly firesFirst: Side;
};

/** One die each, the Japanese first; ties are thrown again (TOGO-5). Rolled between phases A and B (AMB-50). */
export const resolveInitiative = (dice: DiceInput): Answer<InitiativeOutcome, Refusal> => run(initiativeSteps(), dice);

function* initiativeSteps(): Procedure<InitiativeOutcome> {
  const { rounds, winner, ...dice } = yield* rollOff('TOGO-5');
  return { dice, rounds, movesLast: winner, firesFirst: winner };
}
