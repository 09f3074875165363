import type { BattleView } from '@/rules/togo/index';

import type { ShipView } from './plan-state';

export type FormationView = BattleView['formations'][string];

/**
 * Formations as they stand in the order of battle, Japanese before Russians; the blank counters of a side after all of it
 * that are sighted, in their own order even for their admiral: in that order he moves them, and everybody sees it.
 */
export const formationsInLine = ({ formations }: Pick<BattleView, 'formations'>): readonly FormationView[] =>
  Object.values(formations)
    .map((formation) => ({ formation, line: (formation.sighted ? formation.known?.line : null) ?? Infinity }))
    .sort((a, b) => {
      if (a.formation.side !== b.formation.side) return a.formation.side < b.formation.side ? -1 : 1;
      return a.line === b.line ? 0 : a.line - b.line;
    })
    .map(({ formation }) => formation);

/** All ships of a view by their formation and their place in it. */
export const shipsInLine = (view: Pick<BattleView, 'formations' | 'ships'>): readonly ShipView[] =>
  formationsInLine(view).flatMap(({ known }) => (known?.ships ?? []).flatMap((id) => view.ships[id] ?? []));
