import type { DiceInput } from '../../../common/dice';
import type { DecideOptions } from '../../../rulebook';
import type { Command, CommandOf } from '../commands';
import { refusal } from '../refusals';
import type { CampaignState } from '../state';
import { addShip, changeHouseRule, correct, keepRoll, linkPlan, setBaseGame, typeRatings } from './by-hand';
import { bringHome } from './bring-home';
import { fire, laySmoke, lineUp, noSmoke } from './combat';
import { contextOf, type DecideContext, type Outcome, refused } from './decision';
import { crossT, keepBroadside, pickChits, revealChits } from './manoeuvre';
import { beginTsushima, endCampaign, enterOpenSea, goTo, losePortArthur, nextTurn, recover, repair } from './port';
import {
  announceEvacuation,
  enterCoastal,
  fightOn,
  leaveCoastal,
  reveal,
  sail,
  stayInPort,
  stayOut,
  withdraw,
} from './sortie';

type Deciders = { readonly [T in Command['type']]: (context: DecideContext, command: CommandOf<T>) => Outcome };

const DECIDERS: Deciders = {
  stayInPort,
  sail,
  announceEvacuation,
  enterCoastal,
  leaveCoastal,
  stayOut,
  reveal,
  withdraw,
  fightOn,
  pickChits,
  revealChits,
  crossT,
  keepBroadside,
  lineUp,
  fire,
  laySmoke,
  noSmoke,
  bringHome,
  recover,
  repair,
  nextTurn,
  losePortArthur,
  beginTsushima,
  enterOpenSea,
  endCampaign,
  setBaseGame,
  typeRatings,
  addShip,
  linkPlan,
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
