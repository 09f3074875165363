import { t } from '@/messages/messages';
import { type BattleEvent, type EventOf, togoBattle } from '@/rules/togo/index';

import { markerNumber } from '../torpedo/marker-words';
import type { Table } from '../use-table';

/** What the undo button would undo, by the ship, formation or side it was about; only as much as both sides know. */
export function undoWords({
  battle,
  state,
  view,
  nameOf,
}: Pick<Table, 'battle' | 'state' | 'view' | 'nameOf'>): string {
  const last = battle.actions.at(-1);
  const moves = (last?.events ?? []).filter(({ type }) => type === 'MoveBegan' || type === 'MoveNoted');
  const count = new Set(moves.map((event) => (event as unknown as EventOf<'MoveNoted'>).counter)).size;
  if (count > 1) return t('move.undo', { count });
  const [ended] = (last?.events ?? []) as unknown as readonly BattleEvent[];
  if (ended?.type === 'PhaseEnded') return t('battle.undoPhase', { phase: ended.phase });
  for (const event of last?.events ?? []) {
    const [about] = togoBattle.describe(state, event as unknown as BattleEvent, 'public')?.about ?? [];
    if (about !== undefined && about in view.markers) return t('torpedo.undo', { number: markerNumber(about) });
    if (about !== undefined) return t('battle.undoOf', { what: nameOf(about) });
  }
  return t('battle.undo');
}
