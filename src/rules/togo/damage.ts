import { type DiceCall, type DiceInput, faceOf, type Roll } from '../common/dice';
import { type Answer, type Procedure, run } from '../common/procedure';
import { bool, check, list, object, type Of, oneOf, optional } from '../common/shape';
import { RATING } from './battery';
import { tableDice } from './calls';
import { type FollowUpEffect, type FollowUpLetter, THRESHOLDS } from './data/hit-tables';
import { MOST } from './data/limits';
import { halved } from './halving';
import { type HitReading, readHit } from './hit-effect';
import type { Refusal } from './refusals';
import { PRINTED, type Ruleset } from './ruleset';
import { COLUMNS, HIT_KINDS, type PendingHit, type Purpose, type TogoRule } from './types';

export const TARGET = object({
  column: oneOf(COLUMNS),
  P: RATING.hits,
  M: RATING.hits,
  S: RATING.hits,
  T: RATING.hits,
  fires: RATING.hits,
  torpedoFactors: RATING.torpedoFactors,
  /** Not launched. What T hits took of them is worked out. */
  torpedoFactorsLeft: RATING.torpedoFactors,
  sunk: optional(bool),
});

/** A ship as far as hits concern her. */
export type Target = Of<typeof TARGET>;

export const HIT = object({ kind: oneOf(HIT_KINDS), beyond8: bool, restricted: bool });
export const HITS = list(HIT, 0, MOST.hits);

export const STATUSES = ['afloat', 'silenced', 'abandoned', 'sunk'] as const;
export type Status = (typeof STATUSES)[number];

export type FollowUp = { readonly letter: FollowUpLetter; readonly die: number; readonly effect: FollowUpEffect };

export type HitOutcome = HitReading & {
  readonly follow: readonly FollowUp[];
  /** New fires of this hit. */
  readonly fires: number;
  readonly sunk: boolean;
};

type DamageOutcome = {
  readonly target: Target;
  readonly status: Status;
  readonly hits: readonly HitOutcome[];
  /** Hits left over when the ship sank (AMB-20). */
  readonly dropped: number;
};

/** Works pending hits off in order; sinking stops the rest, abandonment does not (TOGO-52, AMB-20, AMB-48). */
export function resolveHits(
  target: Target,
  hits: readonly PendingHit[],
  dice: DiceInput,
  rules: Ruleset = PRINTED,
): Answer<DamageOutcome, Refusal> {
  const facts = check(TARGET, target, 'target');
  if (!facts.ok) return { type: 'refused', refusal: facts.error };
  const pending = check(HITS, hits, 'pending');
  if (!pending.ok) return { type: 'refused', refusal: pending.error };
  return run(damageSteps(target, hits, rules), dice);
}

/** Two P or four fires silence, three P sink, five fires make the crew leave; present markers count (TOGO-62, AMB-18). */
export function statusOf(target: Target): Status {
  if (target.sunk || target.P >= THRESHOLDS.sunk.P) return 'sunk';
  if (target.fires >= THRESHOLDS.abandoned.fires) return 'abandoned';
  const silenced = target.P >= THRESHOLDS.silenced.P || target.fires >= THRESHOLDS.silenced.fires;
  return silenced ? 'silenced' : 'afloat';
}

/** Torpedo factors a ship still has: what was not launched, less what T hits took (TOGO-60, AMB-13). */
export const torpedoesAboard = (target: Target, rules: Ruleset): number =>
  Math.min(target.torpedoFactorsLeft, halved(target.torpedoFactors, target.T, rules.houseRules));

export function* damageSteps(target: Target, pending: readonly PendingHit[], rules: Ruleset): Procedure<DamageOutcome> {
  const hits: HitOutcome[] = [];
  let state = target;
  for (const [index, hit] of pending.entries()) {
    if (statusOf(state) === 'sunk') break;
    const result = yield* hitSteps(state, hit, `${index}`, rules);
    state = result.target;
    hits.push(result.outcome);
  }
  return { target: state, status: statusOf(state), hits, dropped: pending.length - hits.length };
}

/** A hit while the die of one of its letters is wanted: that letter's marker lies beside her already. */
export type HalfWorked = {
  readonly target: Target;
  readonly reading: HitReading;
  readonly follow: readonly FollowUp[];
  readonly letter: FollowUpLetter;
};

/** One hit: the table die, then its letters left to right, each M, S and T with a die of its own (TOGO-52 to TOGO-61). */
export function* hitSteps(
  target: Target,
  hit: PendingHit,
  name: string,
  rules: Ruleset,
  watch?: (half: HalfWorked) => void,
): Generator<DiceCall, { readonly target: Target; readonly outcome: HitOutcome }, Roll> {
  const die = faceOf(yield tableDice(`${name}.effect`, 'effect', hit.kind === 'gun' ? 'TOGO-53' : 'TOGO-54'));
  const reading = readHit(hit, target.column, die, rules);
  const follow: FollowUp[] = [];
  let state = target;
  for (const [index, letter] of reading.letters.entries()) {
    if (statusOf(state) === 'sunk') break;
    if (letter === 'sunk') state = { ...state, sunk: true };
    else if (letter === 'P') state = { ...state, P: state.P + 1 };
    else if (letter === 'F') state = { ...state, fires: state.fires + 1 };
    else {
      const rolled = letter !== 'T' || explodes(state, rules);
      if (letter !== 'T' || torpedoesAboard(state, rules) > 0) state = { ...state, [letter]: state[letter] + 1 };
      if (!rolled) continue;
      const { purpose, rule } = FOLLOW_UP_CALLS[letter];
      watch?.({ target: state, reading, follow: [...follow], letter });
      const face = faceOf(yield tableDice(`${name}.${index}.${purpose}`, purpose, rule));
      const effect = rules.tables.followUps[letter][face - 1] ?? null;
      if (effect === 'sunk') state = { ...state, sunk: true };
      if (effect === 'fire') state = { ...state, fires: state.fires + 1 };
      follow.push({ letter, die: face, effect });
    }
  }
  const sunk = statusOf(state) === 'sunk';
  return { target: state, outcome: { ...reading, follow, fires: state.fires - target.fires, sunk } };
}

const FOLLOW_UP_CALLS = {
  M: { purpose: 'followM', rule: 'TOGO-58' },
  S: { purpose: 'followS', rule: 'TOGO-59' },
  T: { purpose: 'followT', rule: 'TOGO-60' },
} as const satisfies { readonly [L in FollowUpLetter]: { readonly purpose: Purpose; readonly rule: TogoRule } };

/** Whether a T hit throws its die; judged before the hit's own loss (TOGO-60, AMB-12). */
function explodes(state: Target, rules: Ruleset): boolean {
  if (rules.houseRules.tExplosion === 'never') return false;
  return rules.houseRules.tExplosion === 'always' || torpedoesAboard(state, rules) > 0;
}
