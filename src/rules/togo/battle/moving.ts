import { become, type Num, num } from '../../common/trace';
import { FORMATION, TURNING } from '../data/scale';
import type { UnplannedResult } from '../data/turn-tables';
import { formationSpeed, speedAfterHits, unplannedTurn } from '../movement';
import { cardFacts, cardsOnGroup } from './cards-in-force';
import {
  counterOrder,
  groupsOnTable,
  holdsFleetFlagship,
  isSmall,
  letterCount,
  rulesOf,
  shipsIn,
  steaming,
} from './queries';
import { allowanceAfter, forbiddenTo, ratedSpeedOf, sparedUnplanned } from './special';
import type { BattleState, Group, MoveNote, Ship } from './state';

/** Inches a formation may move, with what limits it (TOGO-8, TOGO-16, TOGO-57, AMB-42). */
export function allowanceOf(
  state: BattleState,
  group: Group,
): { readonly speed: Num; readonly limitedBy: Ship | null } {
  const still = { speed: num(0, 'AMB-42'), limitedBy: null };
  const ships = shipsIn(state, group).filter((ship) => steaming(state, ship));
  const [lead] = ships;
  if (lead === undefined || ships.some((ship) => ship.anchored)) return still;
  if (ships.some((ship) => forbiddenTo(state, 'movement', ship) !== null)) return still;
  const line = ships.slice(0, FORMATION.maxShips);
  const asked = formationSpeed(
    {
      ships: line.map((ship) => ({ speed: ratedSpeedOf(state, ship).value, P: letterCount(ship, 'P') })),
      smallBase: line.length === 1 && isSmall(lead.card.type) && lead.card.type !== 'convoy' && lead.units > 1,
      ...cardFacts(cardsOnGroup(state, group, 'speed')),
    },
    rulesOf(state),
  );
  if (!asked.ok) return still;
  const { speed, limitedBy } = asked.value;
  return { speed: allowanceAfter(state, line, speed), limitedBy: line[limitedBy] ?? null };
}

/** Inches a ship could make by herself with so many P hits: after what her damage and the scenario take from her (TOGO-57). */
export function speedOf(state: BattleState, ship: Ship, P: number = letterCount(ship, 'P')): Num {
  const rated = ratedSpeedOf(state, ship);
  const hurt = become(rated, speedAfterHits(rated.value, P, state.houseRules).value, 'TOGO-57');
  return allowanceAfter(state, [ship], hurt);
}

/**
 * Inches it goes when nobody says otherwise. A dummy keeps pace with a formation of its side, the next in the order of
 * counters, and obeys its dice as that one would: standing still, or never turning, would betray it (AMB-37).
 */
export function paceOf(state: BattleState, group: Group): Num {
  // A dummy that was taken off is known to all, and what it kept pace with is not.
  if (!group.dummy || group.sighted) return allowanceOf(state, group).speed;
  const others = groupsOnTable(state).filter(({ side, dummy, sighted }) => side === group.side && !dummy && !sighted);
  const paces = others.map((other) => ({ other, inches: allowanceOf(state, other).speed.value }));
  const moving = paces.filter(({ inches }) => inches > 0);
  const like = moving.length > 0 ? moving : paces;
  const next = like.find(({ other }) => counterOrder(group, other) < 0) ?? like[0];
  return num(next?.inches ?? ALONE, 'AMB-37');
}

/** Inches a dummy goes when no formation of its side is left to hide among. */
const ALONE = 2;

export const hasBegun = (state: BattleState, group: Group): boolean => group.begunIn === state.turn;
export const hasMoved = (state: BattleState, group: Group): boolean => group.move?.turn === state.turn;
export const unplannedThisTurn = (state: BattleState, group: Group): Group['unplanned'] =>
  group.unplanned?.turn === state.turn ? group.unplanned : null;

/**
 * Whether two dice are thrown before it moves (TOGO-17). Every blank counter throws them: a flagship or a dummy that
 * did not would betray herself (AMB-37).
 */
export const unplannedDue = (state: BattleState, group: Group): boolean =>
  !group.sighted || (!movesAsOrdered(state, group) && allowanceOf(state, group).speed.value > 0);

/** A card lets it move as ordered, whatever its dice said or would say (CARD-18). */
const sparedByCard = (state: BattleState, group: Group): boolean => cardsOnGroup(state, group, 'unplanned').length > 0;

/** What its dice force upon it now. */
export const unplannedResult = (state: BattleState, group: Group): UnplannedResult =>
  sparedByCard(state, group) ? 'AS_ORDERED' : (unplannedThisTurn(state, group)?.result ?? 'AS_ORDERED');

/** With the fleet flagship, spared by a card, or a ship by herself whom the scenario spares the roll. */
export function movesAsOrdered(state: BattleState, group: Group): boolean {
  const [only, ...more] = shipsIn(state, group);
  const spared = only !== undefined && more.length === 0 && sparedUnplanned(state, only);
  return spared || holdsFleetFlagship(state, group) || sparedByCard(state, group);
}

/** How much of a turn carried over from the last one the allowance pays for now; a new unplanned result goes before it (AMB-35). */
export function carriedTurn(state: BattleState, group: Group, allowance: number): number {
  const result = unplannedResult(state, group);
  if (group.carried === 0 || result !== 'AS_ORDERED') return 0;
  const most = Math.floor(allowance / TURNING.stepCost) * TURNING.stepDegrees;
  return Math.sign(group.carried) * Math.min(Math.abs(group.carried), most);
}

/** The degrees it must turn and no others: by its dice, by a turn left over, straight after a lost flagship; null when it may choose. */
export function boundCourse(state: BattleState, group: Group): number | null {
  const allowance = paceOf(state, group).value;
  const carried = carriedTurn(state, group, allowance);
  if (carried !== 0) return carried;
  const forced = unplannedTurn(unplannedResult(state, group), allowance, state.houseRules).degrees;
  return forced ?? (group.straight > 0 ? 0 : null);
}

/** What turning this turn does to a ship's fire (TOGO-35, TOGO-36). */
export function turningOf(
  state: BattleState,
  group: Group | null,
  ship: Ship,
): { readonly turned: boolean; readonly overHalf: boolean } {
  const move = group?.move ?? null;
  if (move === null || move.turn !== state.turn) return { turned: false, overHalf: false };
  return move.apart.find((note) => note.ship === ship.id) ?? move;
}

/** The net change of heading of a ship this turn, in degrees either way. */
export function netTurn(move: MoveNote | null, ship: Ship): number {
  const turns = move?.apart.find((note) => note.ship === ship.id)?.turns ?? move?.turns ?? [];
  return Math.abs(turns.reduce((sum, turn) => sum + turn, 0));
}
