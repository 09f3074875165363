import { type CampaignView, type GroupView, moveAfter, type ShipView, type Side, SIDES } from '@/rules/tsushima/index';

import { groupsOf } from '../move/groups-of';

export const FORCES_FILTERS = ['all', 'ijn', 'irn', 'damaged', 'dock'] as const;
export type ForcesFilter = (typeof FORCES_FILTERS)[number];

/** Ships of one group in line order; those whose guns nobody has checked; those that are lost. */
export interface ForcesSection {
  readonly id: string;
  readonly kind: 'group' | 'need' | 'lost';
  readonly side: Side | null;
  readonly group: GroupView | null;
  readonly data: readonly ShipView[];
}

/** All groups as this view knows them, through a filter. Of a stack nobody has searched there is the top ship. */
export function forcesSections(view: CampaignView, filter: ForcesFilter): readonly ForcesSection[] {
  const shipsOf = (ids: readonly string[]) => ids.flatMap((id) => view.ships[id] ?? []);
  const shown = (ships: readonly ShipView[]) => ships.filter((ship) => passes(ship, filter));
  const groups = SIDES.flatMap((side) => groupsOf(view, side));
  const known = groups.flatMap((group) => shipsOf(group.ships ?? [group.top]));
  const lost = Object.values(view.ships).filter(({ fate }) => fate !== 'afloat');
  const need = { id: 'need', kind: 'need', side: null, group: null, data: shown(known.filter(needsGuns)) } as const;
  return [
    need,
    ...groups.map((group) => ({
      ...{ id: group.id, kind: 'group' as const, side: group.side, group },
      data: shown(shipsOf(group.ships ?? [group.top])).filter((ship) => !needsGuns(ship)),
    })),
    ...SIDES.map((side) => ({
      ...{ id: `lost-${side}`, kind: 'lost' as const, side, group: null },
      data: shown(lost.filter((ship) => ship.side === side)),
    })),
  ].filter(({ data }) => data.length > 0);
}

/** Nobody has held her counter against the list yet. */
export const needsGuns = ({ guns, fate }: Pick<ShipView, 'guns' | 'fate'>): boolean =>
  guns === null && fate === 'afloat';

/** Of a stack that was not searched nothing is known but the top ship. */
export const isUnknown = ({ hits }: Pick<ShipView, 'hits'>): boolean => hits === null;

function passes(ship: ShipView, filter: ForcesFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'ijn':
    case 'irn':
      return ship.side === filter;
    case 'damaged':
      return (ship.hits ?? 0) > 0 || ship.fate !== 'afloat';
    case 'dock':
      return ship.inDock === true;
  }
}

/** The movement factor of the slowest; null where not all of them are known. */
export function speedOfGroup(view: CampaignView, { ships }: GroupView): number | null {
  const known = (ships ?? []).flatMap((id) => view.ships[id] ?? []);
  if (known.length === 0 || known.some(isUnknown)) return null;
  return Math.min(...known.map(({ type, move, hits }) => moveAfter(type, move, hits ?? 0)));
}
