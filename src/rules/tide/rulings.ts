import type { Result } from '@/lib/result';

import { type Chosen, chosenFrom, defaultsOf, type RulingProblem, type RulingTable } from '../common/rulings';

export type { RulingProblem };

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
} as const satisfies RulingTable;

export type RulingKey = keyof typeof RULINGS;
export type Rulings = Chosen<typeof RULINGS>;

export const RULING_KEYS = Object.keys(RULINGS) as RulingKey[];
export const DEFAULT_RULINGS: Rulings = defaultsOf(RULINGS);

/** A table's choices over the defaults. */
export const parseRulings = (chosen: unknown): Result<Rulings, RulingProblem> => chosenFrom(RULINGS, chosen);
