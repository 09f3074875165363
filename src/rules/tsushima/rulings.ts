import type { Result } from '@/lib/result';

import { type Chosen, chosenFrom, defaultsOf, type RulingProblem, type RulingTable } from '../common/rulings';

export type { RulingProblem };

/** What a table may decide otherwise, the default first. README.md says what each means. */
// prettier-ignore
export const RULINGS = {
  range:          { values: ['between', 'difference'],     rule: 'AMB-1' },
  flightSalvos:   { values: ['own', 'at-them'],            rule: 'AMB-3' },
  sweepingDice:   { values: ['per-ship', 'one'],           rule: 'AMB-4' },
  moraleFloor:    { values: ['none', 'minus-three'],       rule: 'AMB-5' },
  chemulpoNoLoss: { values: ['any-hit', 'sunk'],           rule: 'AMB-10' },
  planCFirst:     { values: ['not-counted', 'counted'],    rule: 'AMB-21' },
  moraleSign:     { values: ['handicap', 'literal'],       rule: 'AMB-22' },
  portSpotting:   { values: ['ordinary', 'always-seen'],   rule: 'AMB-23' },
  blockShipLoss:  { values: ['all-used', 'lodged-only'],   rule: 'AMB-25' },
  stacks:         { values: ['open', 'hidden'],            rule: 'TSU-17' },
} as const satisfies RulingTable;

export type RulingKey = keyof typeof RULINGS;
export type Rulings = Chosen<typeof RULINGS>;

export const RULING_KEYS = Object.keys(RULINGS) as RulingKey[];
export const DEFAULT_RULINGS: Rulings = defaultsOf(RULINGS);

/** A table's choices over the defaults. */
export const parseRulings = (chosen: unknown): Result<Rulings, RulingProblem> => chosenFrom(RULINGS, chosen);
