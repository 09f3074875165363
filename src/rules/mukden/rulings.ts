import type { Result } from '@/lib/result';

import { chosenFrom, type Chosen, defaultsOf, type RulingProblem, type RulingTable } from '../common/rulings';

/** What a table may decide otherwise, the default first. README.md says what each means. */
// prettier-ignore
export const RULINGS = {
  railStart:       { values: ['2310', '2210'],                 rule: 'AMB-1' },
  riverAndTrench:  { values: ['one', 'two'],                   rule: 'AMB-6' },
  hexColumns:      { values: ['even-lower', 'odd-lower'],      rule: 'AMB-15' },
  lossCount:       { values: ['counted', 'at-the-end'],        rule: 'MUK-10' },
  stacks:          { values: ['hidden', 'open'],               rule: 'MUK-18' },
} as const satisfies RulingTable;

export type RulingKey = keyof typeof RULINGS;
export type Rulings = Chosen<typeof RULINGS>;

export const RULING_KEYS = Object.keys(RULINGS) as RulingKey[];
export const DEFAULT_RULINGS: Rulings = defaultsOf(RULINGS);

/** A table's choices over the defaults. */
export const parseRulings = (chosen: unknown): Result<Rulings, RulingProblem> => chosenFrom(RULINGS, chosen);
