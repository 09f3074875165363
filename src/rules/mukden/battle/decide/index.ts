import type { DiceInput } from '../../../common/dice';
import type { DecideOptions } from '../../../rulebook';
import type { Command, CommandOf } from '../commands';
import { refusal } from '../refusals';
import type { CampaignState } from '../state';
import { declareAttack, showDefenders } from './attack';
import {
  addUnit,
  changeHouseRule,
  correct,
  goTo,
  keepRoll,
  placeUnit,
  removeUnit,
  restack,
  useBoard,
  useTable,
} from './by-hand';
import { contextOf, type DecideContext, type Outcome, refused } from './decision';
import { flipUnit, moveUnit } from './move';
import { advance, endAction, probe, rollAttack, takeLosses } from './result';
import {
  agreeToEnd,
  capitulate,
  chooseOrder,
  judge,
  paralyse,
  placeCorps,
  playOn,
  recordConsent,
  recover,
  rollParalysis,
  setControl,
} from './turn';

type Deciders = { readonly [T in Command['type']]: (context: DecideContext, command: CommandOf<T>) => Outcome };

const DECIDERS: Deciders = {
  ...{ placeCorps, chooseOrder, rollParalysis, paralyse, agreeToEnd, recover, judge, capitulate, playOn },
  ...{ moveUnit, flipUnit, declareAttack, showDefenders, rollAttack, takeLosses, advance, probe, endAction },
  ...{ restack, placeUnit, addUnit, removeUnit, setControl, recordConsent, keepRoll },
  ...{ useTable, useBoard, changeHouseRule, goTo, correct },
};

/** What the log may still be told when the game is over. */
const AFTERWARDS: readonly Command['type'][] = ['correct', 'playOn', 'recordConsent'];

/** What comes of a command with these dice: all of it, a call for more dice, or a refusal. */
export function decide(state: CampaignState, command: Command, dice: DiceInput, { override }: DecideOptions): Outcome {
  if (state.result !== null && !AFTERWARDS.includes(command.type)) return refused(refusal('CAMPAIGN_OVER'));
  const decider = DECIDERS[command.type] as (context: DecideContext, command: Command) => Outcome;
  return decider(contextOf(state, command, dice, override), command);
}
