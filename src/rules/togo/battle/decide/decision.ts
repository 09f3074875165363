import type { DiceInput } from '../../../common/dice';
import { type Answer, type Procedure, run } from '../../../common/procedure';
import type { BadInput } from '../../../common/refusal';
import type { Decision } from '../../../rulebook';
import type { Ruleset } from '../../ruleset';
import type { Side } from '../../types';
import type { Command } from '../commands';
import { curtainOf } from '../curtain';
import type { BattleEvent } from '../events';
import { rulesOf } from '../queries';
import { fromBook, type TogoRefusal, type TogoRefusalCode } from '../refusals';
import type { BattleState } from '../state';

/** What every family of commands is handed. */
export interface DecideContext {
  readonly state: BattleState;
  readonly rules: Ruleset;
  readonly dice: DiceInput;
  readonly override: boolean;
  /** Behind whose curtain the command was given: there alone it is told what the umpire allowed. */
  readonly curtain: Side | null;
}
export type Outcome = Decision<BattleEvent, TogoRefusalCode>;

export const contextOf = (state: BattleState, command: Command, dice: DiceInput, override: boolean): DecideContext => ({
  state,
  rules: rulesOf(state),
  dice,
  override,
  curtain: curtainOf(state, command),
});

export const refused = (refusal: TogoRefusal): Outcome => ({ type: 'refused', refusal });

/** Events of a command that rolls nothing. Dice handed in for nothing are a mistake worth telling. */
export function done(table: DecideContext, events: readonly BattleEvent[]): Outcome {
  return rolled(table, nothing(), () => events);
}

function nothing(): Procedure<null> {
  return (function* (): Procedure<null> {
    return null;
  })();
}

/** Runs a procedure with the dice at hand and tells what came of it. */
export function rolled<O>(
  { dice }: DecideContext,
  procedure: Procedure<O>,
  tell: (outcome: O) => readonly BattleEvent[],
): Outcome {
  const answer: Answer<O, BadInput> = run(procedure, dice);
  if (answer.type === 'needs') return answer;
  if (answer.type === 'refused') return refused(fromBook(answer.refusal));
  return { type: 'done', events: tell(answer.outcome), rolls: answer.rolls };
}

/** A procedure of the book under a name, so that several of one kind share a strip. */
export function* prefixed<O>(name: string, procedure: Procedure<O>): Procedure<O> {
  let step = procedure.next();
  while (!step.done) step = procedure.next(yield { ...step.value, key: `${name}.${step.value.key}` });
  return step.value;
}

/**
 * Goes on when no rule objects. When one does the first is the answer, unless the umpire allows it: then each rule
 * set aside is told as an event of its own, ahead of what happened.
 */
export function guard(
  table: DecideContext,
  objections: readonly (TogoRefusal | null | false | undefined)[],
  go: () => Outcome,
): Outcome {
  const standing = objections.filter((objection) => !!objection);
  const [first] = standing;
  if (first === undefined) return go();
  const nonsense = standing.find((objection) => objection.rule === null);
  if (nonsense !== undefined) return refused(nonsense);
  if (!table.override) return refused(first);
  const outcome = go();
  if (outcome.type !== 'done') return outcome;
  const overridden = standing.map(({ code, rule, data }): BattleEvent => ({
    type: 'RuleOverridden',
    code,
    rule,
    data,
    secret: table.curtain,
  }));
  return { ...outcome, events: [...overridden, ...outcome.events] };
}
