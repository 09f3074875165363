import type { Command } from '../commands';
import { refusal } from '../refusals';
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
import { decideBy, refused } from './decision';
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

const byType = decideBy({
  ...{ placeCorps, chooseOrder, rollParalysis, paralyse, agreeToEnd, recover, judge, capitulate, playOn },
  ...{ moveUnit, flipUnit, declareAttack, showDefenders, rollAttack, takeLosses, advance, probe, endAction },
  ...{ restack, placeUnit, addUnit, removeUnit, setControl, recordConsent, keepRoll },
  ...{ useTable, useBoard, changeHouseRule, goTo, correct },
});

/** What the log may still be told when the game is over. */
const AFTERWARDS: readonly Command['type'][] = ['correct', 'playOn', 'recordConsent'];

/** What comes of a command with these dice: all of it, a call for more dice, or a refusal. */
export const decide: typeof byType = (state, command, dice, options) =>
  state.result !== null && !AFTERWARDS.includes(command.type)
    ? refused(refusal('CAMPAIGN_OVER'))
    : byType(state, command, dice, options);
