import { type DiceInput, faceOf } from '../common/dice';
import { type Answer, type Procedure, run } from '../common/procedure';
import { check, int, object, type Of, oneOf, optional } from '../common/shape';
import { tableDice } from './calls';
import { HITS } from './damage';
import { MOST } from './data/limits';
import { isRestricted, readHit } from './hit-effect';
import type { Refusal } from './refusals';
import { PRINTED, type Ruleset } from './ruleset';
import { type PendingHit, type ShipType, SMALL_TYPES } from './types';

export const SMALL_TARGET = object({
  type: oneOf(SMALL_TYPES),
  /** Boats on the base or ships in the convoy, still in action. */
  units: int(0, MOST.units),
  /** Boats of these that have launched their torpedoes. */
  launched: optional(int(0, MOST.units)),
});
export type SmallTarget = Of<typeof SMALL_TARGET>;

export type SmallOutcome = {
  readonly left: number;
  readonly lost: number;
  /** Of the boats left, those that have launched: hits fall on them first (AMB-45). */
  readonly launchedLeft: number;
  /** Hits that disabled nothing because they rolled neither S nor F (AMB-16). */
  readonly harmless: number;
};

/** Hits on destroyers, torpedo boats and convoys: one unit a hit, and no table (TOGO-63, TOGO-64, AMB-16, AMB-17). */
export function resolveSmallHits(
  target: SmallTarget,
  hits: readonly PendingHit[],
  dice: DiceInput,
  rules: Ruleset = PRINTED,
): Answer<SmallOutcome, Refusal> {
  const facts = check(SMALL_TARGET, target, 'target');
  if (!facts.ok) return { type: 'refused', refusal: facts.error };
  const pending = check(HITS, hits, 'pending');
  if (!pending.ok) return { type: 'refused', refusal: pending.error };
  return run(smallSteps(target, hits, rules), dice);
}

export function* smallSteps(target: SmallTarget, hits: readonly PendingHit[], rules: Ruleset): Procedure<SmallOutcome> {
  let counted = 0;
  let harmless = 0;
  for (const [index, hit] of hits.entries()) {
    // Nothing is left that a die could save.
    if (unitsLost(target, counted, rules) === target.units) break;
    const harms =
      !mustRoll(hit, rules) || counts(hit, faceOf(yield tableDice(`${index}.effect`, 'effect', 'AMB-16')), rules);
    if (harms) counted += 1;
    else harmless += 1;
  }
  const lost = unitsLost(target, counted, rules);
  return {
    left: target.units - lost,
    lost,
    launchedLeft: Math.max(0, (target.launched ?? 0) - lost),
    harmless,
  };
}

/** Whether one hit takes all boats of a base (AMB-17); of a convoy it takes one ship. */
export const takesWholeBase = (type: ShipType, { boatsPerHit }: Ruleset['houseRules']): boolean =>
  type !== 'convoy' && boatsPerHit === 'whole-base';

export const unitsLost = ({ type, units }: SmallTarget, hits: number, { houseRules }: Ruleset): number =>
  takesWholeBase(type, houseRules) && hits > 0 ? units : Math.min(units, hits);

export const mustRoll = (hit: PendingHit, rules: Ruleset): boolean =>
  isRestricted(hit, rules) && rules.houseRules.restrictedSmall === 'must-roll-S-or-F';

/** A restricted hit on a small craft reads the light cruisers' column and needs an S or an F there (AMB-16). */
export const counts = (hit: PendingHit, die: number, rules: Ruleset): boolean =>
  readHit(hit, 'C3', die, rules).letters.length > 0;
