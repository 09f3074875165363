import type { DiceInput } from '../../common/dice';
import { type Answer, type Procedure, run } from '../../common/procedure';
import type { BadInput } from '../../common/refusal';
import { type Clock, effectsAt, ofType } from './clock';
import { ruleDie } from './dice-calls';
import type { Light, SpecialRuleId } from './effects';
import type { Scenario } from './scenario';
import { selects, type Unit } from './units';

/** Day or night rules, the normal range in inches, and the special rule that made it so. */
export type Visibility = { readonly light: Light; readonly range: number; readonly rule: SpecialRuleId | null };

/**
 * What can be seen this turn. Asks for a die only where the weather is diced for; the answer then holds for the whole
 * turn and belongs in the log. Later rules of the scenario go over earlier ones.
 */
export const sightingAt = (scenario: Scenario, clock: Clock, dice: DiceInput = []): Answer<Visibility, BadInput> =>
  run(visibilitySteps(scenario, clock), dice);

function* visibilitySteps(scenario: Scenario, clock: Clock): Procedure<Visibility> {
  let seen: Visibility = { light: scenario.light, range: scenario.sightingRange, rule: null };
  for (const [index, { rule, effect }] of ofType(effectsAt(scenario, clock), 'sighting').entries()) {
    const { light, range, die } = effect;
    if (die !== undefined) {
      const roll = yield ruleDie(`visibility.${index}`, 'visibility', rule, { at: 'most', need: die.atMost });
      if (roll.successes === 0) continue;
    }
    seen = { light, range, rule };
  }
  return seen;
}

/** Ships everybody knows of from the start. */
export const seenFromTheStart = (scenario: Scenario, unit: Unit): boolean =>
  ofType(effectsAt(scenario, { turn: 1 }), 'seen').some(
    ({ effect }) => effect.within === undefined && selects(effect.who, unit),
  );

/** Inches within which a base is seen without a die, whatever the light; null where no special rule says so. */
export function seenWithin(scenario: Scenario, unit: Unit, clock: Clock): number | null {
  const inches = ofType(effectsAt(scenario, clock), 'seen')
    .filter(({ effect }) => selects(effect.who, unit))
    .map(({ effect }) => effect.within ?? Infinity);
  return inches.length === 0 ? null : Math.max(...inches);
}
