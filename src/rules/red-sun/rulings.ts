import type { Result } from '@/lib/result';

import { chosenFrom, type Chosen, defaultsOf, type RulingProblem, type RulingTable } from '../common/rulings';

/** What a table may decide otherwise, the default first. README.md says what each means. */
// prettier-ignore
export const RULINGS = {
  navalModTo:    { values: ['strength', 'die'],                  rule: 'AMB-1' },
  commandMod:    { values: ['initiative-and-activation', 'none'], rule: 'AMB-3' },
  laterSinking:  { values: ['five-or-ten', 'ten'],                rule: 'AMB-4' },
  sortiePicks:   { values: ['open', 'private'],                   rule: 'RSR-2' },
} as const satisfies RulingTable;

export type RulingKey = keyof typeof RULINGS;
export type Rulings = Chosen<typeof RULINGS>;

export const RULING_KEYS = Object.keys(RULINGS) as RulingKey[];
export const DEFAULT_RULINGS: Rulings = defaultsOf(RULINGS);

/** A table's choices over the defaults. */
export const parseRulings = (chosen: unknown): Result<Rulings, RulingProblem> => chosenFrom(RULINGS, chosen);
