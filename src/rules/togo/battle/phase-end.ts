import { PHASE_IDS, type PhaseId } from '../data/turn-tables';
import { flagshipLost } from '../movement';
import { type Side, SIDES } from '../types';
import { weighsNow } from './decide/order';
import { owed } from './owed/owed';
import { allShips, findShip, groupsOnTable, isSighted, mayLead, phaseOrder } from './queries';
import { anyBlank, sightingTries } from './ranges';
import { beginsDamaged, openTriggers, remindersNow, weighingOf } from './special';
import type { BattleState } from './state';

/**
 * Whether a phase has nothing left in it for anybody, so that it may end without being told to. Judged by what everybody
 * knows, or the end itself would tell whether a side had something to hide: whoever might still act unseen keeps it open.
 */
export const isPhaseDone = (state: BattleState): boolean =>
  state.result === null &&
  !(state.phase === 'I' && state.turnLimit !== null && state.turn >= state.turnLimit) &&
  owed(state, 'public').length === 0 &&
  !mayActUnseen(state) &&
  !mayWeighAnchor(state) &&
  sightingTries(state).length === 0 &&
  !hasOpenDie(state) &&
  !mayTryAgain(state) &&
  !SIDES.some((side) => mayNameFlagship(state, side));

/** A blank counter may fire, or fight damage where ships begin with some, until both sides have said that they are done. */
const mayActUnseen = (state: BattleState): boolean =>
  anyBlank(state) &&
  !SIDES.every((side) => state.finished.includes(side)) &&
  (state.phase === 'F' || (beginsDamaged(state) && ['G', 'H'].includes(state.phase)));

/** Who lies at anchor is known from the scenario, seen or not; whether somebody unseen has tried is not. */
const mayWeighAnchor = (state: BattleState): boolean =>
  (state.phase === 'B' || state.phase === 'C') &&
  allShips(state).some(
    (ship) =>
      ship.anchored &&
      isSighted(state, ship) === (state.phase === 'B') &&
      weighingOf(state, ship) !== null &&
      weighsNow(state, ship.side) === null &&
      (ship.weighedIn !== state.turn || !isSighted(state, ship)),
  );

/** A die of the scenario's that may be thrown now and in no later phase of the turn. */
const hasOpenDie = (state: BattleState): boolean =>
  openTriggers(state).some(
    ({ trigger, atMost }) =>
      atMost !== null &&
      !later(state.phase).some((phase) => openTriggers({ ...state, phase }).some((one) => one.trigger === trigger)),
  );

const later = (phase: PhaseId): readonly PhaseId[] => PHASE_IDS.slice(phaseOrder(phase) + 1);

/**
 * Cards are played while their phase stands open, before what they change is rolled, and one for any time can be played in
 * the next phase as well. Only another try at damage control is asked for after the dice: somebody may hold it.
 */
const mayTryAgain = (state: BattleState): boolean =>
  state.phase === 'G' &&
  SIDES.some((side) => state.sides[side].hand.length > 0) &&
  allShips(state).some((ship) => ship.controlledIn === state.turn && isSighted(state, ship));

/** In I a side that has lost ships, and whose fleet flagship nobody sees, may be naming a new one behind a blank counter. */
function mayNameFlagship(state: BattleState, side: Side): boolean {
  if (state.phase !== 'I' || !flagshipLost(true, state.houseRules).mayNameFleetFlagship) return false;
  if (!groupsOnTable(state).some((group) => group.side === side && !group.sighted)) return false;
  const flag = findShip(state, state.sides[side].fleetFlagship ?? '');
  const isSeen = flag !== null && isSighted(state, flag) && mayLead(state, flag);
  return (
    !isSeen && allShips(state).some((ship) => ship.side === side && isSighted(state, ship) && !mayLead(state, ship))
  );
}

/** Whether a phase has a reminder that was not shown in the one before it and is not shown again this turn. */
export function hasOwnReminder(state: BattleState, before: PhaseId): boolean {
  const { phase } = state;
  if (state.reminders.some((reminder) => reminder.phase === phase)) return true;
  const elsewhere = [before, ...later(phase)].flatMap((each) => remindersNow(state, each).map(({ rule }) => rule));
  return remindersNow(state).some(({ rule }) => !elsewhere.includes(rule));
}
