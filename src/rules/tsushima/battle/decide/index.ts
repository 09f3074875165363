import { refusal } from '../refusals';
import { aim, arrange, dropShips, endBattle, flee, moveUnit, orderLine, rollFlight, screen, takeOut } from './board';
import { bringHome } from './bring-home';
import { changeHouseRule, confirmGuns, correct, keepRoll, setStartColumns, typeGuns, useTable } from './by-hand';
import { decideBy, refused } from './decision';
import { aimTorpedoes, fireRound, markHits } from './fire';
import { choosePlan, deliverLoads, resolveTroops, scuttle } from './land';
import { endCampaign, endMonth, goTo } from './month';
import { endMove, form, moveGroup, placeFlyingBase, retreat, rollGrounding, startPhase } from './movement';
import { addShip, place, rollItalianCruisers, startCampaign } from './setup';
import { attackPort, endFight, raidTown, search, searchZone, sendBlockShips } from './spotting';
import { adjustMorale, clearChannel, layMine, moveZones, placeMerchants, repair, skipRow, sweepMine } from './terminal';

const byType = decideBy({
  rollItalianCruisers,
  place,
  addShip,
  startCampaign,
  startPhase,
  form,
  moveGroup,
  rollGrounding,
  endMove,
  search,
  searchZone,
  attackPort,
  sendBlockShips,
  raidTown,
  retreat,
  endFight,
  placeFlyingBase,
  deliverLoads,
  arrange,
  orderLine,
  moveUnit,
  dropShips,
  takeOut,
  flee,
  rollFlight,
  screen,
  aim,
  aimTorpedoes,
  fireRound,
  markHits,
  endBattle,
  bringHome,
  repair,
  layMine,
  sweepMine,
  resolveTroops,
  choosePlan,
  moveZones,
  adjustMorale,
  placeMerchants,
  clearChannel,
  skipRow,
  scuttle,
  endMonth,
  endCampaign,
  useTable,
  typeGuns,
  confirmGuns,
  setStartColumns,
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
