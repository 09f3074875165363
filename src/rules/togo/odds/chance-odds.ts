import { err, ok, type Result } from '@/lib/result';
import { SIDES_OF_A_DIE } from '../../common/dice';
import { enumerate } from '../../common/enumerate';
import { UNPLANNED_RESULTS, type UnplannedResult } from '../data/turn-tables';
import { unplannedSteps } from '../movement';
import type { Refusal } from '../refusals';
import { PRINTED, type Ruleset } from '../ruleset';
import { sightingChance, type SightingChance, type SightingFacts } from '../sighting';

/** The chance to see a counter in this sighting phase. */
export function sightingOdds(
  facts: SightingFacts,
  rules: Ruleset = PRINTED,
): Result<SightingChance & { readonly p: number }, Refusal> {
  const chance = sightingChance(facts, rules);
  if (!chance.ok) return err(chance.error);
  const { automatic, need } = chance.value;
  return ok({ ...chance.value, p: automatic ? 1 : (need?.value ?? 0) / SIDES_OF_A_DIE });
}

/** The chance of each unplanned movement (TOGO-17). */
export function unplannedOdds(rules: Ruleset = PRINTED): { readonly [R in UnplannedResult]: number } {
  const odds = Object.fromEntries(UNPLANNED_RESULTS.map((result) => [result, 0])) as Record<UnplannedResult, number>;
  enumerate(
    () => unplannedSteps(rules),
    ({ result }, chance) => {
      odds[result] += chance;
    },
  );
  return odds;
}
