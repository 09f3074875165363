import type { DiceInput } from '../../../common/dice';
import type { DecideOptions } from '../../../rulebook';
import type { Command, CommandOf } from '../commands';
import { refusal } from '../refusals';
import type { CampaignState } from '../state';
import {
  addFleet,
  addHeadquarters,
  addShip,
  addUnit,
  appoint,
  changeHouseRule,
  correct,
  disable,
  goTo,
  keepRoll,
  setSighting,
  typeRating,
  typeShip,
  useTable,
} from './by-hand';
import {
  aim,
  applyMorale,
  endBattle,
  fireAll,
  fireTorpedoes,
  holdFire,
  nextHour,
  recordSighting,
  rollAdmiral,
  rollManoeuvre,
  rollWeather,
  setRange,
  skipTorpedoes,
  startBattle,
} from './hour';
import { activate, assault, assignUnit, nextAssaultRound, replaceStep, setSupply, takeLosses } from './land';
import {
  chooseShips,
  moveFleet,
  nextRound,
  pickSorties,
  recordSearch,
  refuseCombat,
  rollBlockade,
  rollInitiative,
  setBlockade,
} from './naval-stages';
import { claimAid, endCampaign, endStage, endTurn, placeTrenches, raiseMorale, tick } from './turn';
import { contextOf, type DecideContext, type Outcome, refused } from './decision';

type Deciders = { readonly [T in Command['type']]: (context: DecideContext, command: CommandOf<T>) => Outcome };

const DECIDERS: Deciders = {
  pickSorties,
  rollInitiative,
  recordSearch,
  moveFleet,
  setBlockade,
  refuseCombat,
  nextRound,
  rollBlockade,
  chooseShips,
  startBattle,
  rollWeather,
  recordSighting,
  rollManoeuvre,
  setRange,
  aim,
  fireAll,
  holdFire,
  fireTorpedoes,
  skipTorpedoes,
  rollAdmiral,
  applyMorale,
  nextHour,
  endBattle,
  setSupply,
  assignUnit,
  replaceStep,
  activate,
  assault,
  takeLosses,
  nextAssaultRound,
  tick,
  endStage,
  placeTrenches,
  raiseMorale,
  claimAid,
  endTurn,
  endCampaign,
  addFleet,
  addShip,
  addHeadquarters,
  addUnit,
  typeShip,
  typeRating,
  appoint,
  disable,
  setSighting,
  useTable,
  changeHouseRule,
  goTo,
  correct,
  keepRoll,
};

/** What comes of a command with these dice: all of it, a call for more dice, or a refusal. */
export function decide(state: CampaignState, command: Command, dice: DiceInput, { override }: DecideOptions): Outcome {
  if (state.result !== null && command.type !== 'correct') return refused(refusal('CAMPAIGN_OVER'));
  const decider = DECIDERS[command.type] as (context: DecideContext, command: Command) => Outcome;
  return decider(contextOf(state, command, dice, override), command);
}
