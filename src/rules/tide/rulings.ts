import { err, ok, type Result } from '@/lib/result';

import { type BadInput, badValue } from '../common/refusal';
import type { TideRule } from './types';

/** What a table may decide otherwise, the default first. README.md says what each means. */
// prettier-ignore
export const RULINGS = {
  bothFleetsOut:         { values: ['vladivostok-first', 'split'],        rule: 'AMB-1' },
  notEvacuated:          { values: ['togo-points', 'five-victory-points'], rule: 'AMB-5' },
  hitMarkers:            { values: ['undamaged', 'damaged'],              rule: 'AMB-6' },
  threeDice:             { values: ['per-weapon', 'in-all'],              rule: 'AMB-8' },
  tsushimaManoeuvre:     { values: ['once', 'every-round'],               rule: 'AMB-13' },
  recoveryAfterEarlyEnd: { values: ['always', 'literal'],                 rule: 'AMB-23' },
  twoHitsOneRound:       { values: ['sinks', 'flips'],                    rule: 'AMB-26' },
  conditionInPort:       { values: ['open', 'secret'],                    rule: 'TAS-31' },
} as const satisfies { readonly [key: string]: { readonly values: readonly [string, ...string[]]; readonly rule: TideRule } };

export type RulingKey = keyof typeof RULINGS;
export type Rulings = { readonly [K in RulingKey]: (typeof RULINGS)[K]['values'][number] };

export const RULING_KEYS = Object.keys(RULINGS) as RulingKey[];

export const DEFAULT_RULINGS = Object.fromEntries(RULING_KEYS.map((key) => [key, RULINGS[key].values[0]])) as Rulings;

export type RulingProblem = BadInput | { readonly code: 'UNKNOWN_HOUSE_RULE'; readonly field: string };

/** A table's choices over the defaults. */
export function parseRulings(chosen: unknown): Result<Rulings, RulingProblem> {
  if (typeof chosen !== 'object' || chosen === null || Array.isArray(chosen)) {
    return err(badValue('houseRules', 'object'));
  }
  for (const [key, value] of Object.entries(chosen)) {
    const field = `houseRules.${key}`;
    if (!isRuling(key)) return err({ code: 'UNKNOWN_HOUSE_RULE', field });
    const values: readonly unknown[] = RULINGS[key].values;
    if (!values.includes(value)) return err(badValue(field, values.join('|')));
  }
  return ok({ ...DEFAULT_RULINGS, ...chosen });
}

const isRuling = (key: string): key is RulingKey => Object.hasOwn(RULINGS, key);
