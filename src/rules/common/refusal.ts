/**
 * BAD_VALUE          a fact or a face is not what its field allows
 * TOO_MANY_FACES     more faces in a list than the procedure can use
 * COUNT_NOT_ALLOWED  a number of successes where the faces matter
 * SUM_NOT_ALLOWED    a sum where the dice are looked at one by one
 * RESULT_NOT_ALLOWED  a result of the players' own table where the book has the table
 */
export type BadInput = {
  readonly code: 'BAD_VALUE' | 'TOO_MANY_FACES' | 'COUNT_NOT_ALLOWED' | 'SUM_NOT_ALLOWED' | 'RESULT_NOT_ALLOWED';
  readonly field: string;
  /** What the field takes, in the notation of `shape.ts`: `1..6`, `true|false`. */
  readonly expected: string;
};

export const badValue = (field: string, expected: string): BadInput => ({ code: 'BAD_VALUE', field, expected });
