import { STEERING } from '@/game/steering';
import { useT } from '@/messages/messages';
import { afterMove, type BattleState } from '@/rules/togo/index';
import { useSession } from '@/store/session';
import { Button } from '@/ui/button';

import { staleLines } from './history';
import { useAct, useGame } from '../game';

/** Lines that were moved without the chart can be moved on it afterwards, by what was noted: turns first, then straight. */
export function StaleNotice() {
  const t = useT();
  const act = useAct();
  const { battle } = useGame();
  const stale = staleLines(battle);
  if (stale.length === 0) return null;
  const catchUp = async () => {
    for (const line of stale) {
      const state = useSession.getState().open?.battle.state as BattleState | undefined;
      const command = state && caughtUp(state, line);
      if (!command || !(await act(command))) return;
    }
  };
  return (
    <Button label={t('table.stale', { count: stale.length })} onPress={() => void catchUp()} testID="table-stale" />
  );
}

/** The line's places after the move that was noted for it. */
function caughtUp(state: BattleState, line: string) {
  const move = state.groups[line]?.move;
  const after = move ? afterMove(state, line, move.turns, move.distance, STEERING) : null;
  return after && { type: 'plot' as const, counter: line, at: after.plot, ships: after.ships ?? [] };
}
