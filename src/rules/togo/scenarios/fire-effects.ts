import { type Clock, effectsAt, effectsOf, ofType } from './clock';
import type { Act, SpecialRuleId } from './effects';
import type { Scenario } from './scenario';
import { selects, type Unit } from './units';

/** The special rule that forbids a base to do this now, or null. */
export function forbiddenBy(scenario: Scenario, act: Act, unit: Unit, clock: Clock): SpecialRuleId | null {
  const forbids = ofType(effectsAt(scenario, clock), 'forbidden').find(
    ({ effect }) => effect.acts.includes(act) && selects(effect.who, unit),
  );
  return forbids?.rule ?? null;
}

/** What speaks against a ship's gunfire now, her shells among it: `turnsFired` are turns in which she has fired before. */
export function firingForbiddenBy(
  scenario: Scenario,
  unit: Unit,
  clock: Clock,
  turnsFired: number,
): SpecialRuleId | null {
  const left = shellsLeft(scenario, unit, turnsFired);
  return forbiddenBy(scenario, 'gunfire', unit, clock) ?? (left !== null && left.turns === 0 ? left.rule : null);
}

/** In how many more turns a ship short of shell may fire; null for all others. */
export function shellsLeft(
  scenario: Scenario,
  unit: Unit,
  turnsFired: number,
): { readonly rule: SpecialRuleId; readonly turns: number } | null {
  const limit = ofType(effectsOf(scenario), 'firing-turns').find(({ effect }) => selects(effect.who, unit));
  return limit === undefined ? null : { rule: limit.rule, turns: Math.max(0, limit.effect.turns - turnsFired) };
}

/** The rule that halves a ship's dice now, rounded as when she turns (TOGO-35). */
export const halfDiceBy = (scenario: Scenario, unit: Unit, clock: Clock): SpecialRuleId | null =>
  ofType(effectsAt(scenario, clock), 'half-dice').find(({ effect }) => selects(effect.who, unit))?.rule ?? null;

/** How far a battery reaches by special rule: the shortest reach that concerns it. */
export function gunReach(
  scenario: Scenario,
  unit: Unit,
  clock: Clock,
  battery: { readonly main: boolean },
): { readonly rule: SpecialRuleId; readonly inches: number } | null {
  const limits = ofType(effectsAt(scenario, clock), 'gun-reach').filter(
    ({ effect }) => selects(effect.who, unit) && (battery.main || effect.battery === 'all'),
  );
  const [shortest] = [...limits].sort((a, b) => a.effect.inches - b.effect.inches);
  return shortest === undefined ? null : { rule: shortest.rule, inches: shortest.effect.inches };
}
