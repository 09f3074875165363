import type { Obligation } from '@/rules/rulebook';
import { ARCS, type BattleView, type Side, SIDES } from '@/rules/togo/index';

import { formationsInLine } from '../formations-in-line';
import type { ShipView } from '../plan-state';
import { formationName } from '../words/ship-words';

export const FLEET_FILTERS = ['all', 'ijn', 'irn', 'fire', 'burning', 'owed'] as const;
export type FleetFilter = (typeof FLEET_FILTERS)[number];

export interface FormationList {
  readonly id: string;
  readonly side: Side;
  /** Null for a blank counter, of which nothing more is known. */
  readonly name: string | null;
  readonly allowance: number | null;
  readonly flagship: string | null;
  readonly data: readonly ShipView[];
}

/** Both fleets by formation, as everybody may know them, through a filter. */
export function fleetLists(
  view: BattleView,
  owed: readonly Obligation[],
  filter: FleetFilter,
): readonly FormationList[] {
  const about = new Set(owed.map((each) => each.about));
  const passes = (ship: ShipView): boolean => {
    switch (filter) {
      case 'all':
        return true;
      case 'ijn':
      case 'irn':
        return ship.side === filter;
      case 'fire':
        // Hits may have left her no gun without silencing her.
        return ship.silent === null && ship.batteries.some(({ dice }) => ARCS.some((arc) => dice[arc] > 0));
      case 'burning':
        return ship.fires > 0;
      case 'owed':
        return about.has(ship.id) || about.has(ship.formation);
    }
  };
  return SIDES.flatMap((side) =>
    formationsInLine(view)
      .filter((formation) => formation.side === side && formation.place !== 'gone')
      .map(({ id, known }): FormationList => ({
        id,
        side,
        name: known === null || known.dummy ? null : formationName(known),
        allowance: known === null || known.dummy ? null : known.allowance.value,
        flagship: known?.flagship ?? null,
        data: (known?.ships ?? []).flatMap((ship) => view.ships[ship] ?? []).filter(passes),
      }))
      .filter(({ data, name }) => data.length > 0 || (name === null && (filter === 'all' || filter === side))),
  );
}
