import { decisionsOf, type Deciding, EventChain } from '../../../common/decision';
import type { Decision } from '../../../rulebook';
import type { Side } from '../../types';
import { apply } from '../apply';
import type { Command } from '../commands';
import { curtainOf } from '../curtain';
import type { CampaignEvent } from '../events';
import { fromInput, refusal, type TsushimaRefusal, type TsushimaRefusalCode } from '../refusals';
import type { Battle, CampaignState, Step } from '../state';

export type DecideContext = Deciding<CampaignState, Side>;
export type Outcome = Decision<CampaignEvent, TsushimaRefusalCode>;
export type Objection = TsushimaRefusal | null | false | undefined;

/** Events as they follow from each other, and the state they have led to. */
export class Chain extends EventChain<CampaignState, CampaignEvent> {
  constructor(state: CampaignState) {
    super(state, apply);
  }
}

export const { refused, rolled, done, guard, decideBy } = decisionsOf<
  CampaignState,
  Command,
  CampaignEvent,
  TsushimaRefusalCode,
  Side,
  Chain
>({
  curtainOf,
  chainFrom: (state) => new Chain(state),
  fromInput,
  overridden: ({ code, rule, data }, secret) => ({ type: 'RuleOverridden', code, rule, data, secret }),
  inSecret: (side) => ({ type: 'DoneInSecret', side }),
});

/** Objects unless it is one of these steps. */
export const unlessStep = ({ state }: DecideContext, ...steps: readonly Step[]): Objection =>
  !steps.includes(state.step) && refusal('WRONG_STEP', { step: state.step });

/** The battle, or why there is none to act in. */
export const inBattle = (context: DecideContext, stage: Battle['stage'], go: (battle: Battle) => Outcome): Outcome => {
  const { battle } = context.state;
  if (battle === null) return refused(refusal('NO_BATTLE'));
  return battle.stage === stage ? go(battle) : refused(refusal('WRONG_STEP', { step: battle.stage }));
};

export const twice = (ids: readonly string[]): Objection => new Set(ids).size < ids.length && refusal('CHOSEN_TWICE');
