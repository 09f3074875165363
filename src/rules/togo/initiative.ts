import type { DiceInput } from '../common/dice';
import { type Num, num } from '../common/trace';
import { type CardModifier, withCards } from './cards/effects';
import { type Answer, type Procedure, run } from '../common/procedure';
import { rollOff } from './roll-off';
import type { Refusal } from './refusals';
import type { Side } from './types';

/** Cards in force for each side (CARD-19). */
type InitiativeCards = { readonly [S in Side]?: readonly CardModifier[] };

type InitiativeOutcome = {
  readonly dice: { readonly [S in Side]: number };
  /** The dice with what cards add to them. */
  readonly sums: { readonly [S in Side]: Num };
  /** Throws of the dice, ties included. */
  readonly rounds: number;
  /** In both movement phases (TOGO-6). */
  readonly movesLast: Side;
  /** In the gunfire phase (TOGO-7). */
  readonly firesFirst: Side;
};

/** One die each, the Japanese first; ties are thrown again (TOGO-5). Rolled between phases A and B (AMB-50). */
export const resolveInitiative = (dice: DiceInput, cards: InitiativeCards = {}): Answer<InitiativeOutcome, Refusal> =>
  run(initiativeSteps(cards), dice);

function* initiativeSteps(cards: InitiativeCards): Procedure<InitiativeOutcome> {
  const sum = (side: Side, die: number): Num => withCards(num(die, 'TOGO-5'), cards[side], 'initiative');
  const { rounds, winner, ...dice } = yield* rollOff('TOGO-5', (side, die) => sum(side, die).value);
  const sums = { ijn: sum('ijn', dice.ijn), irn: sum('irn', dice.irn) };
  return { dice, sums, rounds, movesLast: winner, firesFirst: winner };
}
