import {
  allFleets,
  type CampaignView,
  type Fleet,
  type Headquarters,
  type Ship,
  type Side,
  SIDES,
  type Unit,
} from '@/rules/red-sun/index';

import { commandsOf } from '../land/unit-facts';

export const FORCES_FILTERS = ['all', 'ijn', 'irn', 'sea', 'land'] as const;
export type ForcesFilter = (typeof FORCES_FILTERS)[number];

/** The ships of a fleet in line order, or the units of a headquarters. */
export interface ForcesSection {
  readonly id: string;
  readonly side: Side;
  readonly fleet: Fleet | null;
  /** Null with units that are assigned to nobody, too. */
  readonly hq: Headquarters | null;
  readonly data: readonly { readonly id: string; readonly ship?: Ship; readonly unit?: Unit }[];
}

/** All of a campaign, side by side: its fleets, then its armies. */
export function forcesSections(view: CampaignView, filter: ForcesFilter): readonly ForcesSection[] {
  const shown = SIDES.filter((side) => filter !== (side === 'ijn' ? 'irn' : 'ijn'));
  return shown.flatMap((side): ForcesSection[] => [
    ...(filter === 'land' ? [] : allFleets(view).filter((fleet) => fleet.side === side)).map((fleet) => ({
      ...{ id: fleet.id, side, fleet, hq: null },
      data: Object.values(view.ships).flatMap((ship) => (ship.fleet === fleet.id ? [{ id: ship.id, ship }] : [])),
    })),
    ...(filter === 'sea' ? [] : commandsOf(view, side)).map(({ hq, units }) => ({
      ...{ id: hq?.id ?? `free-${side}`, side, fleet: null, hq },
      data: units.map((unit) => ({ id: unit.id, unit })),
    })),
  ]);
}
