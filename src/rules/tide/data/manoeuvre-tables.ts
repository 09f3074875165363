import type { ChitPair, Range, Side } from '../types';

/** The rows and columns of the matrix (TAS-19); in a pair the order does not matter. */
export const PAIRS = [
  ['FSH', 'FSH'],
  ['FSH', 'HP'],
  ['FSH', 'HS'],
  ['HP', 'HP'],
  ['HP', 'HS'],
  ['HS', 'HS'],
] as const satisfies readonly ChitPair[];

/** A row for each Japanese pair, a column for each Russian one (TAS-19). */
export const MATRIX = [
  [1, 3, 3, 4, 4, 2],
  [4, 5, 6, 6, 5, 4],
  [4, 6, 7, 6, 5, 5],
  [2, 7, 6, 8, 9, 8],
  [3, 6, 7, 8, 10, 9],
  [3, 7, 5, 9, 10, 10],
] as const;

export interface ManoeuvreResult {
  readonly range: Range;
  readonly broadside: Side | 'both' | null;
  readonly rounds: number;
}

/** What each number of the matrix means (TAS-20). */
export const RESULTS: Readonly<Record<number, ManoeuvreResult>> = {
  1: { range: 'short', broadside: 'both', rounds: 2 },
  2: { range: 'short', broadside: null, rounds: 2 },
  3: { range: 'short', broadside: 'ijn', rounds: 2 },
  4: { range: 'short', broadside: 'irn', rounds: 2 },
  5: { range: 'medium', broadside: 'ijn', rounds: 2 },
  6: { range: 'medium', broadside: null, rounds: 2 },
  7: { range: 'medium', broadside: 'irn', rounds: 2 },
  8: { range: 'long', broadside: 'ijn', rounds: 1 },
  9: { range: 'long', broadside: 'irn', rounds: 1 },
  10: { range: 'long', broadside: null, rounds: 1 },
};

/** Rounds of the Battle of Tsushima, whatever the matrix says (TAS-33). */
export const TSUSHIMA_ROUNDS = 4;
