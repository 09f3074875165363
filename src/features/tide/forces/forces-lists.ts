import { type CampaignView, type Fleet, type ShipView, type Side, sideOf } from '@/rules/tide/index';

export const FORCES_FILTERS = ['all', 'ijn', 'irn', 'damaged', 'port'] as const;
export type ForcesFilter = (typeof FORCES_FILTERS)[number];

/** Ships of one fleet, in line order; without a fleet those whose counters nobody has typed in yet. */
export interface FleetList {
  readonly id: Fleet | 'need';
  readonly side: Side | null;
  readonly data: readonly ShipView[];
}

const ORDER: readonly Fleet[] = ['japan', 'port-arthur', 'vladivostok', 'european'];

/** All fleets as this view knows them, through a filter; ships that need values come first. */
export function forcesLists({ ships }: Pick<CampaignView, 'ships'>, filter: ForcesFilter): readonly FleetList[] {
  const shown = Object.values(ships).filter((ship) => passes(ship, filter));
  const need = shown.filter((ship) => needsValues(ship));
  return [
    { id: 'need' as const, side: null, data: need },
    ...ORDER.map((fleet) => ({
      id: fleet,
      side: sideOf(fleet),
      data: shown.filter((ship) => ship.fleet === fleet && !needsValues(ship)),
    })),
  ].filter(({ data }) => data.length > 0);
}

export const needsValues = ({ ratings, fate }: ShipView): boolean => ratings === null && fate === 'afloat';

/** Her values are the house's. */
export const isHouse = ({ house, ratings }: ShipView): boolean => house && ratings !== null;

/** Whether anything is known to be wrong with her. */
export const isDamaged = ({ damaged, hits, fate }: ShipView): boolean =>
  damaged === true || (hits ?? 0) > 0 || fate !== 'afloat';

function passes(ship: ShipView, filter: ForcesFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'ijn':
    case 'irn':
      return sideOf(ship.fleet) === filter;
    case 'damaged':
      return isDamaged(ship);
    case 'port':
      return ship.port === true;
  }
}
