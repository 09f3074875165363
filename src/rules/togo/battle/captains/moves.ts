import { TURNING } from '../../data/scale';
import { unplannedTurn } from '../../movement';
import { turnCost } from '../../turning';
import type { Side } from '../../types';
import type { Command } from '../commands';
import { weighsNow } from '../decide/order';
import { evadingShips } from '../owed/due';
import { findGroup, findShip, groupsOnTable, inPlay, shipsIn } from '../queries';
import { boundCourse, carriedTurn, hasBegun, hasMoved, paceOf, unplannedResult } from '../moving';
import { mayLeaveBy, openTriggers, weighingOf } from '../special';
import type { Owed } from '../owed/owe';
import type { BattleState, Group } from '../state';
import { among, oneIn, type Pick } from './chance';

/** A formation's move: as the dice force it, else ahead, sometimes with a turn, seldom off the table. */
export function noteMove(state: BattleState, group: Group, pick: Pick): Command {
  const allowance = paceOf(state, group).value;
  const result = unplannedResult(state, group);
  const forced = unplannedTurn(result, allowance, state.houseRules).degrees;
  const carried = carriedTurn(state, group, allowance);
  const turns = carried !== 0 ? [carried] : forcedOrChosen();
  function forcedOrChosen(): readonly number[] {
    if (forced === null) return chosenTurn(state, group, allowance, pick);
    return forced === 0 ? [] : [forced];
  }
  const cost = turns.reduce((sum, turn) => sum + turnCost(Math.abs(turn)), 0);
  const slow = turns.length === 0 && oneIn(pick, 6);
  const distance = slow ? Math.max(cost, allowance / 2) : allowance;
  const edge = among(pick, state.sides[group.side].edges);
  const ships = shipsIn(state, group);
  const leaves =
    state.turn > 3 && edge !== undefined && oneIn(pick, 60) && ships.every((ship) => mayLeaveBy(state, ship, edge));
  const [lead] = ships;
  const apart =
    ships.length > 1 && turns.length > 0 && lead !== undefined && oneIn(pick, 5) ? [{ ship: lead.id, turns: [] }] : [];
  return {
    type: 'noteMove',
    counter: group.id,
    turns,
    distance: allowance === 0 ? 0 : distance,
    ...(leaves && edge !== undefined && allowance > 0 ? { leaves: edge } : {}),
    ...(apart.length > 0 ? { apart } : {}),
    ...(state.plotted && group.plot !== null ? { plot: ahead(group.plot, turns, distance) } : {}),
  };
}

/** All formations that have yet to begin and owe no turn, straight ahead with one order. */
export function moveAhead(state: BattleState, own: readonly Owed[]): Command | null {
  const moves = own.flatMap(({ code, about }) => {
    const group = code === 'begin-move' ? findGroup(state, about) : null;
    return group === null || (boundCourse(state, group) ?? 0) !== 0
      ? []
      : [{ counter: group.id, distance: paceOf(state, group).value }];
  });
  return moves.length === 0 || moves.length > 40 ? null : { type: 'moveAhead', moves };
}

function chosenTurn(state: BattleState, group: Group, allowance: number, pick: Pick): readonly number[] {
  if (group.straight > 0 || allowance === 0) return [];
  const evading = evadingShips(state, group.id).length > 0;
  if (!evading && !oneIn(pick, 4)) return [];
  const most = Math.floor(allowance / TURNING.stepCost);
  const steps = evading ? Math.min(most, 3) : Math.min(most, 1 + pick(4));
  const way = oneIn(pick, 2) ? 1 : -1;
  return steps === 0 ? [] : [way * steps * TURNING.stepDegrees];
}

const ahead = ({ x, y, heading }: NonNullable<Group['plot']>, turns: readonly number[], distance: number) => {
  const turned = turns.reduce((sum, turn) => sum + turn, heading);
  const course = ((((turned % 360) + 360) % 360) * Math.PI) / 180;
  const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));
  return {
    x: within(x + Math.sin(course) * distance, 72),
    y: within(y - Math.cos(course) * distance, 48),
    heading: ((turned % 360) + 360) % 360,
  };
};

/** Evasion, when something runs at a ship that has just begun to move. */
export function evasion(state: BattleState, side: Side): Command | null {
  for (const { attack, state: shown } of Object.values(state.markers)) {
    const target = attack === null || shown !== 'revealed' ? null : findShip(state, attack.target);
    const group = target === null ? null : findGroup(state, target.group);
    if (target === null || group === null || target.side !== side || target.card.type === 'convoy') continue;
    if (target.anchored || !hasBegun(state, group) || hasMoved(state, group)) continue;
    if (!evadingShips(state, group.id).includes(target.id)) return { type: 'declareEvasion', ships: [target.id] };
  }
  return null;
}

/** A die for what the scenario waits for, when its words say one is thrown. */
export function alarm(state: BattleState, pick: Pick): Command | null {
  const open = openTriggers(state).find(({ atMost }) => atMost !== null);
  return open !== undefined && oneIn(pick, 4) ? { type: 'raiseTrigger', trigger: open.trigger } : null;
}

/** From this turn on a captain has seen enough of single formations: he sends all of them ahead together, and plots them all. */
export const LATE = 10;

/** Things a captain may do besides moving: weigh, leave the line, plot. */
export function besides(state: BattleState, side: Side, pick: Pick): Command | null {
  const own = Object.values(state.ships).filter((ship) => ship.side === side && inPlay(state, ship));
  const weighs = weighsNow(state, side) === null;
  const still = own.find((one) => one.anchored && one.weighedIn !== state.turn && weighingOf(state, one) !== null);
  if (weighs && still !== undefined) return { type: 'weighAnchor', ship: still.id };
  const ship = among(pick, own);
  const group = ship === undefined ? null : findGroup(state, ship.group);
  if (ship === undefined || group === null) return null;
  if (group.ships.length > 1 && oneIn(pick, 120)) return { type: 'leaveFormation', ship: ship.id };
  if (group.plot === null || !oneIn(pick, 80)) return null;
  if ((state.plotted || state.turn >= LATE) && state.turn % 2 === 0)
    return { type: 'keepPlot', on: true, from: 'known' };
  // Now this counter, now that, dummies too; and none while only the fleets have a place.
  const counters = groupsOnTable(state).filter((each) => each.side === side);
  const { id: counter, plot: at } = counters[(counters.indexOf(group) + state.turn) % counters.length] ?? group;
  return at === null || counters.some(({ plot }) => plot === null) ? null : { type: 'plot', counter, at };
}
