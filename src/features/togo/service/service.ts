import type { Service } from '@/features/play/service/service';
import { type BattleState, battleView, shipById } from '@/rules/togo/index';

import type { Item } from '../game';
import { reportOf } from '../report/report-of';

/** Only what both sides know: fire from behind a blank counter is nobody's. */
export const service: Service = (story, battle) => {
  const state = battle.state as BattleState;
  const report = reportOf(story as readonly Item[], state);
  const { ships } = battleView(state, 'public');
  const fired = new Map(report.ships.map((ship) => [ship.id, ship]));
  const sunk = new Set(report.losses.flatMap(({ ship, how }) => (how === 'sunk' ? [ship] : [])));
  return Object.values(ships).map(({ id, name }) => ({
    ...{ name, ship: shipById(id)?.id ?? null, isSunk: sunk.has(id) },
    given: fired.get(id)?.luck.hits ?? 0,
    expected: fired.get(id)?.luck.expected ?? 0,
    taken: fired.get(id)?.taken ?? 0,
  }));
};
