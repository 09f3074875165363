import { ghostFacts } from '@/features/table/ghost';
import { useT } from '@/messages/messages';
import type { Leg } from '@/measure/turning';
import { turnCost } from '@/measure/turning';
import { degrees, inches } from '@/measure/units';
import { type BattleState, TURNING } from '@/rules/togo/index';
import { useSession } from '@/store/session';
import { Button } from '@/ui/button';

import { useAct } from '../act-provider';
import { useTable } from '../use-table';
import { staleLines } from './history';
import { placeOfPose, poseOfPlace, shipPose } from './plotted';

/** Lines that were moved without the chart can be moved on it afterwards, by what was noted: turns first, then straight. */
export function StaleNotice() {
  const t = useT();
  const act = useAct();
  const { battle } = useTable();
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

const TABLE = { width: 1e4, depth: 1e4 };

/** The line's places after the move that was noted for it. */
function caughtUp(state: BattleState, line: string) {
  const group = state.groups[line];
  const move = group?.move;
  if (!group?.plot || !move) return null;
  const turns = move.turns.map((turn): Leg => ({ type: 'turn', degrees: degrees(turn) }));
  const cost = move.turns.reduce((sum, turn) => sum + turnCost(degrees(turn), TURNING), 0);
  const legs: readonly Leg[] = [...turns, { type: 'run', inches: inches(Math.max(0, move.distance - cost)) }];
  const ids = group.sighted ? group.ships.filter((ship) => state.ships[ship]?.fate === 'afloat') : [];
  const poses = ids.flatMap((ship) => (state.ships[ship] && shipPose(state, state.ships[ship])) ?? []);
  const from = poses.length > 0 ? poses : [poseOfPlace(group.plot)];
  const facts = ghostFacts({ line, legs }, from, { allowance: null }, { circle: TURNING, size: TABLE });
  const [leader] = facts?.poses ?? [];
  if (!facts || !leader) return null;
  const ships = ids.flatMap((ship, number) => {
    const pose = facts.poses[number];
    return pose ? [{ ship, at: placeOfPose(pose) }] : [];
  });
  return { type: 'plot' as const, counter: line, at: placeOfPose(leader), ships };
}
