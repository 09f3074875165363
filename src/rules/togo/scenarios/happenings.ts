import type { DiceInput } from '../../common/dice';
import { type Answer, type Procedure, run } from '../../common/procedure';
import type { BadInput } from '../../common/refusal';
import type { PhaseId } from '../data/turn-tables';
import { type Clock, effectsAt, effectsOf, happenedAt, inForce, ofType } from './clock';
import { ruleDie } from './dice-calls';
import { DAMAGE, type DamageCounts, type SpecialRuleId, type TriggerCause, type TriggerId } from './effects';
import type { Scenario } from './scenario';
import { selects, type Unit } from './units';

/** Markers a base begins the battle with. */
export function startingDamage(scenario: Scenario, unit: Unit): DamageCounts {
  const hits = ofType(effectsOf(scenario), 'starting-damage')
    .filter(({ effect }) => selects(effect.who, unit))
    .map(({ effect }) => effect.hits);
  const total = DAMAGE.map((letter) => [letter, hits.reduce((sum, hit) => sum + (hit[letter] ?? 0), 0)]);
  return Object.fromEntries(total) as DamageCounts;
}

/** A trigger that may still happen, and the die that may be thrown for it. */
export type OpenTrigger = {
  readonly rule: SpecialRuleId;
  readonly trigger: TriggerId;
  readonly atMost: number | null;
};

/** Triggers players can raise in this phase. */
export const triggersIn = (scenario: Scenario, phase: PhaseId, clock: Clock): readonly OpenTrigger[] =>
  ofType(effectsAt(scenario, clock), 'trigger')
    .filter(({ effect }) => effect.phases.includes(phase) && happenedAt(clock, effect.trigger) === null)
    .map(({ rule, effect }) => ({ rule, trigger: effect.trigger, atMost: effect.die?.atMost ?? null }));

/** Triggers an event of the battle raises by itself. */
export const triggersRaisedBy = (scenario: Scenario, cause: TriggerCause, clock: Clock): readonly TriggerId[] =>
  ofType(effectsAt(scenario, clock), 'trigger')
    .filter(({ effect }) => isCause(effect.cause, cause) && happenedAt(clock, effect.trigger) === null)
    .map(({ effect }) => effect.trigger);

const isCause = (wanted: TriggerCause | undefined, cause: TriggerCause): boolean =>
  wanted?.type === cause.type &&
  (wanted.type !== 'ship-out-of-line' || cause.type !== 'ship-out-of-line' || wanted.ship === cause.ship);

/** The die for a trigger; one without a die happens when it is said to. */
export const resolveTrigger = (open: OpenTrigger, dice: DiceInput): Answer<{ happens: boolean }, BadInput> =>
  run(triggerSteps(open), dice);

function* triggerSteps({ rule, trigger, atMost }: OpenTrigger): Procedure<{ happens: boolean }> {
  if (atMost === null) return { happens: true };
  const roll = yield ruleDie(`trigger.${trigger}`, 'trigger', rule, { at: 'most', need: atMost });
  return { happens: roll.successes > 0 };
}

type Reminder = { readonly rule: SpecialRuleId; readonly text: string; readonly optional: boolean };

/** The sentences to show in a phase: rules, or parts of rules, that players must see to themselves. */
export const remindersIn = (scenario: Scenario, phase: PhaseId, clock: Clock): readonly Reminder[] =>
  scenario.specialRules
    .filter(({ effects }) =>
      effects.some(
        (effect) => effect.type === 'reminder' && effect.phases.includes(phase) && inForce(effect.when, clock),
      ),
    )
    .map(({ id, text, optional = false }) => ({ rule: id, text, optional }));
