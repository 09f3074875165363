import { decisionsOf, type Deciding, EventChain } from '../../../common/decision';
import type { Decision } from '../../../rulebook';
import type { Side } from '../../types';
import { apply } from '../apply';
import type { Command } from '../commands';
import { curtainOf } from '../curtain';
import type { CampaignEvent } from '../events';
import { fromInput, refusal, type RedSunRefusal, type RedSunRefusalCode } from '../refusals';
import type { Battle, CampaignState, HourStep, Stage } from '../state';

export type DecideContext = Deciding<CampaignState, Side>;
export type Outcome = Decision<CampaignEvent, RedSunRefusalCode>;
export type Chain = EventChain<CampaignState, CampaignEvent>;
export type Objection = RedSunRefusal | null | false | undefined;

export const { refused, rolled, done, guard, decideBy } = decisionsOf<
  CampaignState,
  Command,
  CampaignEvent,
  RedSunRefusalCode,
  Side,
  Chain
>({
  curtainOf,
  chainFrom: (state) => new EventChain(state, apply),
  fromInput,
  overridden: ({ code, rule, data }, secret) => ({ type: 'RuleOverridden', code, rule, data, secret }),
  inSecret: (side) => ({ type: 'DoneInSecret', side }),
});

/** Objects unless it is one of these stages, and no battle is on. */
export const unlessStage = ({ state }: DecideContext, ...stages: readonly Stage[]): Objection =>
  (state.battle !== null && refusal('BATTLE_ON')) ||
  (!stages.includes(state.stage) && refusal('WRONG_STEP', { step: state.stage }));

/** The battle in one of these steps of its hour, or why there is none to act in. */
export function inBattle(context: DecideContext, steps: readonly HourStep[], go: (battle: Battle) => Outcome): Outcome {
  const { battle } = context.state;
  if (battle === null) return refused(refusal('NO_BATTLE'));
  return steps.includes(battle.step) ? go(battle) : refused(refusal('WRONG_STEP', { step: battle.step }));
}

export const twice = (ids: readonly string[]): Objection => new Set(ids).size < ids.length && refusal('CHOSEN_TWICE');

/** Whether things were asked for by ids that something is wrong with. */
export const isRefusal = (value: readonly unknown[] | RedSunRefusal): value is RedSunRefusal => 'code' in value;
