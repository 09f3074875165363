import type { Battle } from '@/game/battle';
import type { BattleState, EventOf } from '@/rules/togo/index';

/** The battle as it stood at the end of each turn, as far back as it is loaded, the turn under way last. */
export function statesByTurn({ actions, state }: Battle<BattleState>): readonly BattleState[] {
  const states = new Map<number, BattleState>();
  for (const { before } of actions) states.set(before.turn, before);
  states.set(state.turn, state);
  return [...states.values()].sort((a, b) => a.turn - b.turn);
}

/** The ends of the last two turns, older first. */
export function lastTurns({ actions, state }: Battle<BattleState>): readonly BattleState[] {
  const found: BattleState[] = [];
  let turn = state.turn;
  for (let index = actions.length - 1; index >= 0 && found.length < WAKES; index -= 1) {
    const { before } = actions[index]!;
    if (before.turn >= turn) continue;
    turn = before.turn;
    found.unshift(before);
  }
  return found;
}

const WAKES = 2;

/** Lines whose move of this turn was noted without the plot: they stand where they were. */
export function staleLines({ actions, state }: Battle<BattleState>): readonly string[] {
  const stale = new Set<string>();
  for (const { before, events } of actions) {
    if (before.turn !== state.turn) continue;
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
  return [...stale].filter((line) => state.groups[line]?.place === 'table' && state.groups[line].plot !== null);
}
