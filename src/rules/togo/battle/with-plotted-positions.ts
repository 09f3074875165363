import type { Steering } from '../../common/steering';
import type { Done } from '../../rulebook';
import { TURNING } from '../data/scale';
import { turnCost } from '../turning';
import type { Command } from './commands';
import type { BattleEvent } from './events';
import { findGroup, findShip, shipsIn, steaming } from './queries';
import { notedPlace, placesIn, shipPlace } from './places';
import type { BattleState, CounterId } from './state';

type DoneThisTurn = readonly Done<BattleState, BattleEvent>[];

/** What is ordered away from the chart takes the chart along: a plot left behind would tell wrong ranges. */
export function withPlottedPositions(
  state: BattleState,
  command: Command,
  done: DoneThisTurn,
  steering: Steering,
): Command {
  if (!state.plotted) return command;
  const after = (counter: string, turns: readonly number[], distance: number) =>
    isMovedByHand(state, done, counter, distance)
      ? whereItStands(state, counter, steering)
      : afterMove(state, counter, turns, distance, steering);
  switch (command.type) {
    case 'noteMove': {
      const { counter, turns, distance, leaves, apart, plot } = command;
      // Who turned out of the line, or left the table, went a way that no order tells.
      if (plot || leaves || apart) return command;
      return { ...command, ...after(counter, turns, distance) };
    }
    case 'moveAhead':
      return {
        ...command,
        moves: command.moves.map((move) => ({ ...move, ...after(move.counter, [], move.distance) })),
      };
    case 'leaveFormation': {
      const group = findGroup(state, findShip(state, command.ship)?.group ?? '');
      return group?.sighted ? { ...command, ships: placesIn(state, group, steering) } : command;
    }
    default:
      return command;
  }
}

/** Whether a hand already took the line most of the way on the chart in this phase: then the order only says how far it was. */
function isMovedByHand(state: BattleState, done: DoneThisTurn, line: CounterId, distance: number): boolean {
  const first = done.find(
    ({ before, events }) =>
      before.phase === state.phase && events.some((event) => event.type === 'Plotted' && event.counter === line),
  );
  const [from, to] = [first?.before, state].map((each) => each && findGroup(each, line)?.plot);
  return !!from && !!to && Math.hypot(to.x - from.x, to.y - from.y) >= distance / 2;
}

/** The line where it is: its move is noted, and nobody is asked to bring the chart up to date. */
function whereItStands(state: BattleState, line: CounterId, steering: Steering) {
  const group = findGroup(state, line);
  return group?.plot ? { plot: group.plot, ...(group.sighted && { ships: placesIn(state, group, steering) }) } : null;
}

/** Where a line comes to by what is noted of its move: turns first, then straight. Nothing where it is not plotted. */
export function afterMove(
  state: BattleState,
  line: CounterId,
  turns: readonly number[],
  distance: number,
  steering: Steering,
) {
  const group = findGroup(state, line);
  if (!group?.plot || group.place !== 'table' || !(distance > 0)) return null;
  const underWay = group.sighted ? shipsIn(state, group).filter((ship) => steaming(state, ship)) : [];
  const places = underWay.flatMap((ship) => shipPlace(state, ship, steering) ?? []);
  const cost = turns.reduce((sum, turn) => sum + turnCost(Math.abs(turn)), 0);
  const from = places.length > 0 ? places : [group.plot];
  const to = steering.ahead(from, turns, Math.max(0, distance - cost), TURNING).map(notedPlace);
  const [leader] = to;
  if (!leader) return null;
  const moved = underWay.flatMap(({ id }, number) => (to[number] ? [{ ship: id, at: to[number] }] : []));
  const still = placesIn(state, group, steering).filter(({ ship }) => !underWay.some(({ id }) => id === ship));
  return { plot: leader, ...(group.sighted && { ships: [...moved, ...still] }) };
}
