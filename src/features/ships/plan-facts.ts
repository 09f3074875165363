import type { PlanFacts } from '@/kit/ship-plan/plan-facts';
import type { ShipDesign } from '@/rules/togo/index';

const kept = new WeakMap<ShipDesign, PlanFacts>();

/** What a ship's plan is drawn from; the same object for the same ship, so that the drawing is not made twice. */
export function planFactsOf(design: ShipDesign): PlanFacts {
  const known = kept.get(design);
  if (known) return known;
  const { type, batteries, torpedoes } = design.ratings;
  const facts: PlanFacts = { type, batteries, torpedoes, lengthM: design.lengthM };
  kept.set(design, facts);
  return facts;
}
