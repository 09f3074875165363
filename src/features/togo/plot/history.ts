import type { Battle } from '@/game/battle';
import { actionsThisTurn, lastTurnEnds } from '@/game/this-turn';
import { type BattleState, type EventOf, togoBattle } from '@/rules/togo/index';

/** The battle as it stood at the end of each turn, the turn under way last: for a battle that is loaded whole. */
export function statesByTurn({ actions, state }: Battle<BattleState>): readonly BattleState[] {
  const states = new Map<number, BattleState>();
  for (const { before } of actions) states.set(before.turn, before);
  states.set(state.turn, state);
  return [...states.values()].sort((a, b) => a.turn - b.turn);
}

/** The ends of the last two turns, older first. */
export const lastTurns = (battle: Battle<BattleState>): readonly BattleState[] =>
  lastTurnEnds(togoBattle, battle).map(({ before }) => before);

/** Lines whose move of this turn was noted without the plot: they stand where they were. */
export function staleLines(battle: Battle<BattleState>): readonly string[] {
  const { groups } = battle.state;
  const stale = new Set<string>();
  for (const { events } of actionsThisTurn(togoBattle, battle)) {
    for (const event of events) {
      const told = event as unknown as EventOf<'MoveNoted' | 'Plotted' | 'PlotKept'>;
      if (told.type === 'Plotted') stale.delete(told.counter);
      else if (told.type === 'PlotKept') stale.clear();
      else if (told.type === 'MoveNoted') {
        if (told.plot === null && told.note.distance > 0) stale.add(told.counter);
        else stale.delete(told.counter);
      }
    }
  }
  return [...stale].filter((line) => groups[line]?.place === 'table' && groups[line].plot !== null);
}
