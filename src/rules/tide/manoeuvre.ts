import { MATRIX, type ManoeuvreResult, PAIRS, RESULTS } from './data/manoeuvre-tables';
import type { Chit, ChitPair } from './types';

export interface Manoeuvre extends ManoeuvreResult {
  /** The number in the matrix. */
  readonly result: number;
}

/** Where both pairs meet on the matrix, and what that brings (TAS-19, TAS-20). */
export function manoeuvre(japanese: ChitPair, russian: ChitPair): Manoeuvre {
  const result = MATRIX[placeOf(japanese)]![placeOf(russian)]!;
  return { result, ...RESULTS[result]! };
}

/** The row or column of a pair; the order of its chits does not matter. */
export const placeOf = ([one, two]: ChitPair): number =>
  PAIRS.findIndex(([a, b]) => isPair(one, two, a, b) || isPair(two, one, a, b));

const isPair = (one: Chit, two: Chit, a: Chit, b: Chit): boolean => one === a && two === b;
