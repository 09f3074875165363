import * as v from 'valibot';

import { joined } from '../scenarios/problems';
import { SIDES } from '../types';

/** What is wrong with a document from a file, a code or an older app: where, and what would fit. */
export interface DocumentProblem {
  readonly path: string;
  readonly expected: string | null;
}

export const docId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
export const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120));
export const note = v.pipe(v.string(), v.maxLength(2000));
export const side = v.picklist(SIDES);
export { list, real, whole } from '../scenarios/schema-parts';

export function firstProblem([issue]: readonly v.BaseIssue<unknown>[]): DocumentProblem {
  const path = joined((issue?.path ?? []).map(({ key }) => key));
  return { path, expected: issue?.expected ?? null };
}
