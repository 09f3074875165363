import { decisionsOf, type Deciding, EventChain } from '../../../common/decision';
import type { Decision } from '../../../rulebook';
import type { Side } from '../../types';
import { apply } from '../apply';
import type { Command } from '../commands';
import { curtainOf } from '../curtain';
import type { CampaignEvent } from '../events';
import { fromInput, refusal, type TideRefusal, type TideRefusalCode } from '../refusals';
import type { CampaignState, Step } from '../state';

export type DecideContext = Deciding<CampaignState, Side>;
export type Outcome = Decision<CampaignEvent, TideRefusalCode>;
type Objection = TideRefusal | null | false | undefined;

/** Events as they follow from each other, and the state they have led to. */
export class Chain extends EventChain<CampaignState, CampaignEvent> {
  constructor(state: CampaignState) {
    super(state, apply);
  }

  step(step: Step): this {
    return this.add({ type: 'StepBegan', step, meeting: this.state.meeting });
  }
}

export const { refused, rolled, done, guard, decideBy } = decisionsOf<
  CampaignState,
  Command,
  CampaignEvent,
  TideRefusalCode,
  Side,
  Chain
>({
  curtainOf,
  chainFrom: (state) => new Chain(state),
  fromInput,
  overridden: ({ code, rule, data }, secret) => ({ type: 'RuleOverridden', code, rule, data, secret }),
});

/** Objects unless it is one of these steps. */
export const unlessStep = ({ state }: DecideContext, ...steps: readonly Step[]): Objection =>
  !steps.includes(state.step) && refusal('WRONG_STEP', { step: state.step });
