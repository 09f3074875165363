import type { EffectOf, EffectType, ScenarioEffect, SpecialRuleId, TriggerId, When } from './effects';
import type { Scenario } from './scenario';

/** The turn, and the turn in which each trigger happened. */
export type Clock = { readonly turn: number; readonly triggers?: { readonly [id: TriggerId]: number } };

export const happenedAt = (clock: Clock, trigger: TriggerId): number | null =>
  clock.triggers !== undefined && Object.hasOwn(clock.triggers, trigger) ? (clock.triggers[trigger] ?? null) : null;

export function inForce(when: When | undefined, clock: Clock): boolean {
  if (when === undefined) return true;
  if (when.until !== undefined && happenedAt(clock, when.until) !== null) return false;
  const zero = when.since === undefined ? 0 : happenedAt(clock, when.since);
  if (zero === null) return false;
  const turn = clock.turn - zero;
  return turn >= (when.from ?? 0) && turn <= (when.to ?? Infinity);
}

/** An effect and the special rule it belongs to. */
export type Ruled<E extends ScenarioEffect = ScenarioEffect> = { readonly rule: SpecialRuleId; readonly effect: E };

const EFFECTS = new WeakMap<Scenario, readonly Ruled[]>();

/** All effects of a scenario, whenever they hold. Listed once: every ship and counter of a view asks for them. */
export function effectsOf(scenario: Scenario): readonly Ruled[] {
  const kept =
    EFFECTS.get(scenario) ??
    scenario.specialRules.flatMap(({ id, effects }) => effects.map((effect) => ({ rule: id, effect })));
  EFFECTS.set(scenario, kept);
  return kept;
}

/** The effects that hold at this moment; those without a time hold always. */
export const effectsAt = (scenario: Scenario, clock: Clock): readonly Ruled[] =>
  effectsOf(scenario).filter(({ effect }) => !('when' in effect) || inForce(effect.when, clock));

/** The effects of one kind. */
export const ofType = <T extends EffectType>(effects: readonly Ruled[], type: T): readonly Ruled<EffectOf<T>>[] =>
  effects.filter((ruled): ruled is Ruled<EffectOf<T>> => ruled.effect.type === type);
