import { refusal } from '../refusals';
import { addShip, changeHouseRule, correct, keepRoll, linkPlan, setBaseGame, typeRatings } from './by-hand';
import { bringHome } from './bring-home';
import { fire, laySmoke, lineUp, noSmoke } from './combat';
import { decideBy, refused } from './decision';
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

const byType = decideBy({
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
});

/** What comes of a command with these dice: all of it, a call for more dice, or a refusal. */
export const decide: typeof byType = (state, command, dice, options) =>
  state.result !== null && command.type !== 'correct'
    ? refused(refusal('CAMPAIGN_OVER'))
    : byType(state, command, dice, options);
