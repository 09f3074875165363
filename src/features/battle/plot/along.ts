import { ghostFacts } from '@/features/table/ghost';
import { newDraft } from '@/game/act';
import type { Battle } from '@/game/battle';
import { actionsThisTurn } from '@/game/this-turn';
import { type Leg, turnCost } from '@/measure/turning';
import { degrees, inches } from '@/measure/units';
import type { Json } from '@/rules/rulebook';
import {
  type BattleState,
  type Command,
  type EventOf,
  inPlay,
  steaming,
  togoBattle,
  TURNING,
} from '@/rules/togo/index';
import type { OpenBattle } from '@/store/battles';

import { placeOfPose, poseOfPlace, shipPose } from './plotted';

type Group = BattleState['groups'][string];

/** A command to be weighed. What is ordered away from the chart takes the chart along: a plot left behind would tell wrong ranges. */
export function draftOf({ battle }: OpenBattle<unknown>, command: Command, options?: Parameters<typeof newDraft>[1]) {
  const told = battle as Battle<BattleState>;
  return newDraft((told.state.plotted ? along(told, command) : command) as unknown as Json, options);
}

function along(battle: Battle<BattleState>, command: Command): Command {
  const { state } = battle;
  const after = (counter: string, turns: readonly number[], distance: number) =>
    isMovedByHand(battle, counter, distance) ? standingOf(state, counter) : afterMove(state, counter, turns, distance);
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
      const group = state.groups[state.ships[command.ship]?.group ?? ''];
      return group?.sighted ? { ...command, ships: placesIn(state, group) } : command;
    }
    default:
      return command;
  }
}

/** Whether a hand already took the line most of the way on the chart in this phase: then the order only says how far it was. */
function isMovedByHand(battle: Battle<BattleState>, line: string, distance: number): boolean {
  const { state } = battle;
  const first = actionsThisTurn(togoBattle, battle).find(
    ({ before, events }) =>
      before.phase === state.phase &&
      events.some((event) => {
        const told = event as unknown as EventOf<'Plotted'>;
        return told.type === 'Plotted' && told.counter === line;
      }),
  );
  const [from, to] = [first?.before.groups[line]?.plot, state.groups[line]?.plot];
  return !!from && !!to && Math.hypot(to.x - from.x, to.y - from.y) >= distance / 2;
}

/** The line where it is: its move is noted, and nobody is asked to bring the chart up to date. */
function standingOf(state: BattleState, line: string) {
  const group = state.groups[line];
  return group?.plot ? { plot: group.plot, ...(group.sighted && { ships: placesIn(state, group) }) } : null;
}

/** Where a line comes to by what is noted of its move: turns first, then straight. Nothing where it is not plotted. */
export function afterMove(state: BattleState, line: string, turns: readonly number[], distance: number) {
  const group = state.groups[line];
  if (!group?.plot || group.place !== 'table' || !(distance > 0)) return null;
  const under = group.sighted
    ? group.ships.filter((ship) => state.ships[ship] && steaming(state, state.ships[ship]))
    : [];
  const poses = under.flatMap((ship) => shipPose(state, state.ships[ship]!) ?? []);
  const cost = turns.reduce((sum, turn) => sum + turnCost(degrees(turn), TURNING), 0);
  const legs: readonly Leg[] = [
    ...turns.map((turn): Leg => ({ type: 'turn', degrees: degrees(turn) })),
    { type: 'run', inches: inches(Math.max(0, distance - cost)) },
  ];
  const from = poses.length > 0 ? poses : [poseOfPlace(group.plot)];
  const facts = ghostFacts({ line, legs }, from, { allowance: null }, { circle: TURNING, size: ENDLESS });
  const [leader] = facts?.poses ?? [];
  if (!facts || !leader) return null;
  const moved = under.flatMap((ship, number) => {
    const pose = facts.poses[number];
    return pose ? [{ ship, at: placeOfPose(pose) }] : [];
  });
  const still = group.sighted ? placesIn(state, group).filter(({ ship }) => !under.includes(ship)) : [];
  return { plot: placeOfPose(leader), ...(group.sighted && { ships: [...moved, ...still] }) };
}

const ENDLESS = { width: 1e4, depth: 1e4 };

/** Where all that is left of a line stands, also who no longer goes with it. */
export const placesIn = (state: BattleState, { ships }: Group) =>
  ships.flatMap((id) => {
    const ship = state.ships[id];
    const pose = ship && inPlay(state, ship) ? shipPose(state, ship) : null;
    return pose ? [{ ship: id, at: placeOfPose(pose) }] : [];
  });
