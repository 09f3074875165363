import { LAST_SUDDEN_TURN, type Side } from './types';

/** Steps the Russians have lost for the test: on the track, without communication, and one for each end of the Cavalry Corps. */
export const russianTotal = (steps: {
  readonly irnLosses: number;
  readonly withoutLoc: number;
  readonly cavalryEliminations: number;
}): number => steps.irnLosses + steps.withoutLoc + steps.cavalryEliminations;

interface Verdict {
  readonly winner: Side;
  /** Five times the Russian losses less six times the Japanese: not below 0 where the test is passed (MUK-9). */
  readonly margin: number;
}

/** Who has won after the last turn (MUK-9, AMB-8). */
export function verdictOf(
  steps: Parameters<typeof russianTotal>[0] & { readonly ijnLosses: number; readonly mukden: Side },
): Verdict {
  const russian = russianTotal(steps);
  const margin = 5 * russian - 6 * steps.ijnLosses;
  return { winner: steps.mukden === 'ijn' && russian > 0 && margin >= 0 ? 'ijn' : 'irn', margin };
}

/** Russian steps at which the test is passed: 1.2 times the Japanese losses, and at least one (MUK-9). */
export const russianGoal = (ijnLosses: number): number => Math.max(1, Math.ceil((6 * ijnLosses) / 5));

/** Who wins at once when a side takes a critical hex; null where nobody does (MUK-7, MUK-8, AMB-1). */
export function suddenWinner(hex: 'mukden' | 'liaoyang' | 'railroad', side: Side, turn: number): Side | null {
  if (hex === 'liaoyang') return side === 'irn' ? 'irn' : null;
  return side === 'ijn' && turn <= LAST_SUDDEN_TURN ? 'ijn' : null;
}
