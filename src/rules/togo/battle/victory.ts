import { LOST } from '../scenarios/data/groups';
import { type Decision, decision, type Score, type UnitOutcome, victoryPoints } from '../scenarios/victory';
import type { Fate as CountedFate } from '../scenarios/victory-terms';
import { type Losses, tally } from '../tally';
import { allShips, findGroup, letterCount, shipStatus } from './queries';
import { unitOf } from './special';
import type { BattleState, BySide, Ship } from './state';

/** The scenario's points and verdict as far as these ships tell them; null where the battle was set up freely. */
export function scoreOf(
  state: BattleState,
  ships: readonly Ship[] = allShips(state),
): { readonly standing: Score; readonly decision: Decision } | null {
  if (state.scenario === null) return null;
  const outcomes = ships.filter((ship) => ship.fate !== 'removed').map((ship) => outcomeOf(state, ship));
  return { standing: victoryPoints(state.scenario, outcomes), decision: decision(state.scenario, outcomes) };
}

/** The neutral tally of these ships as they are: of one state it is the same however often somebody counts (AMB-44). */
export const lossesOf = (ships: readonly Ship[]): BySide<Losses> =>
  tally(
    ships.map((ship) => ({
      side: ship.side,
      type: ship.card.type,
      status: shipStatus(ship),
      unitsLost: unitsLostOf(ship, shipStatus(ship) === 'sunk'),
    })),
  );

/** Boats or transports out of action: those that hits took, and the rest where the whole base was lost by somebody's word. */
const unitsLostOf = ({ unitsAtFirst, units }: Ship, isLost: boolean): number =>
  isLost ? unitsAtFirst : unitsAtFirst - units;

const outcomeOf = (state: BattleState, ship: Ship): UnitOutcome => ({
  ...unitOf(ship),
  fate: countedFate(state, ship),
  leftBy: ship.leftBy,
  hits: {
    P: letterCount(ship, 'P'),
    M: letterCount(ship, 'M'),
    S: letterCount(ship, 'S'),
    T: letterCount(ship, 'T'),
    F: ship.fires,
  },
  unitsLost: unitsLostOf(ship, LOST.includes(countedFate(state, ship))),
  torpedoHits: ship.torpedoed,
  hitsMade: ship.scored,
});

/** A fate in the words scenarios count by. */
export function countedFate(state: BattleState, ship: Ship): CountedFate {
  const status = shipStatus(ship);
  if (status === 'sunk' || ship.fate === 'scuttled' || ship.fate === 'disabled') return 'sunk';
  // Nobody takes an abandoned ship anywhere (AMB-48).
  if (ship.fate === 'left') return status === 'abandoned' ? 'abandoned' : 'left';
  if (ship.fate === 'struck' || ship.fate === 'captured') return 'struck';
  if (ship.fate === 'beached' || ship.fate === 'aground') return 'beached';
  if (status === 'abandoned') return 'abandoned';
  return findGroup(state, ship.group)?.place === 'off' ? 'waiting' : 'on-table';
}
