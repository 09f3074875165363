import { err, ok, type Result } from '@/lib/result';

import { type BadInput, badValue } from './refusal';
import type { RuleId } from './trace';

/** What tables may decide otherwise: by key the answers, the default first, and the rule they read. */
export type RulingTable = Readonly<
  Record<string, { readonly values: readonly [string, ...string[]]; readonly rule: RuleId }>
>;
/** One answer for each key. */
export type Chosen<T extends RulingTable> = { readonly [K in keyof T]: T[K]['values'][number] };

export type RulingProblem = BadInput | { readonly code: 'UNKNOWN_HOUSE_RULE'; readonly field: string };

export const defaultsOf = <T extends RulingTable>(table: T): Chosen<T> =>
  Object.fromEntries(Object.entries(table).map(([key, { values }]) => [key, values[0]])) as Chosen<T>;

/** A table's choices over the defaults. */
export function chosenFrom<T extends RulingTable>(table: T, chosen: unknown): Result<Chosen<T>, RulingProblem> {
  if (typeof chosen !== 'object' || chosen === null || Array.isArray(chosen)) {
    return err(badValue('houseRules', 'object'));
  }
  for (const [key, value] of Object.entries(chosen)) {
    const field = `houseRules.${key}`;
    if (!Object.hasOwn(table, key)) return err({ code: 'UNKNOWN_HOUSE_RULE', field });
    const values: readonly unknown[] = table[key]!.values;
    if (!values.includes(value)) return err(badValue(field, values.join('|')));
  }
  return ok({ ...defaultsOf(table), ...chosen });
}
