import type { DiceInput } from '../../../common/dice';
import { type Procedure, run } from '../../../common/procedure';
import type { Decision } from '../../../rulebook';
import type { Side } from '../../types';
import { apply } from '../apply';
import type { Command } from '../commands';
import { curtainOf } from '../curtain';
import type { CampaignEvent } from '../events';
import { fromInput, refusal, type TideRefusal, type TideRefusalCode } from '../refusals';
import type { CampaignState, Step } from '../state';

/** What every family of commands is handed. */
export interface DecideContext {
  readonly state: CampaignState;
  readonly dice: DiceInput;
  readonly override: boolean;
  /** Behind whose curtain the command was given: there alone it is told what was allowed anyway. */
  readonly curtain: Side | null;
}
export type Outcome = Decision<CampaignEvent, TideRefusalCode>;

export const contextOf = (
  state: CampaignState,
  command: Command,
  dice: DiceInput,
  override: boolean,
): DecideContext => ({ state, dice, override, curtain: curtainOf(state, command) });

export const refused = (why: TideRefusal): Outcome => ({ type: 'refused', refusal: why });

/** Events as they follow from each other, and the state they have led to. */
export class Chain {
  readonly events: CampaignEvent[] = [];
  constructor(public state: CampaignState) {}

  add(...events: readonly CampaignEvent[]): this {
    for (const event of events) {
      this.events.push(event);
      this.state = apply(this.state, event);
    }
    return this;
  }

  step(step: Step): this {
    return this.add({ type: 'StepBegan', step, meeting: this.state.meeting });
  }
}

function* nothing(): Procedure<null> {
  return null;
}

/** Tells what comes of a command that rolls nothing. Dice handed in for nothing are a mistake worth telling. */
export const done = (context: DecideContext, tell: (chain: Chain) => unknown): Outcome =>
  rolled(context, nothing(), (_, chain) => tell(chain));

/** Runs a procedure with the dice at hand and tells what came of it. */
export function rolled<O>(
  { state, dice }: DecideContext,
  procedure: Procedure<O>,
  tell: (outcome: O, chain: Chain) => unknown,
): Outcome {
  const answer = run(procedure, dice);
  if (answer.type === 'needs') return answer;
  if (answer.type === 'refused') return refused(fromInput(answer.refusal));
  const chain = new Chain(state);
  tell(answer.outcome, chain);
  return { type: 'done', events: chain.events, rolls: answer.rolls };
}

type Objection = TideRefusal | null | false | undefined;

/**
 * Goes on when no rule objects. When one does the first is the answer, unless it is allowed anyway: then each rule set aside is
 * told as an event of its own, ahead of what happened.
 */
export function guard(context: DecideContext, objections: readonly Objection[], go: () => Outcome): Outcome {
  const standing = objections.filter((objection) => !!objection);
  const [first] = standing;
  if (first === undefined) return go();
  const nonsense = standing.find((objection) => objection.rule === null);
  if (nonsense !== undefined) return refused(nonsense);
  if (!context.override) return refused(first);
  const outcome = go();
  if (outcome.type !== 'done') return outcome;
  const overridden = standing.map(({ code, rule, data }): CampaignEvent => ({
    ...{ type: 'RuleOverridden', code, rule, data },
    secret: context.curtain,
  }));
  return { ...outcome, events: [...overridden, ...outcome.events] };
}

/** Objects unless it is one of these steps. */
export const unlessStep = ({ state }: DecideContext, ...steps: readonly Step[]): Objection =>
  !steps.includes(state.step) && refusal('WRONG_STEP', { step: state.step });
