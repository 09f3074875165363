import type { Port, ShipClass, Side } from '../types';

/** The highest face that passes the mines (TAS-18). */
export const MINES: Readonly<Record<Side, Readonly<Record<ShipClass, number>>>> = {
  irn: { battleship: 4, cruiser: 5, destroyer: 5 },
  ijn: { battleship: 5, cruiser: 5, destroyer: 5 },
};

/** The highest modified die that makes a broadside a crossing of the T, and what Tsushima adds to the die (TAS-21). */
export const CROSSING: Readonly<Record<Side, { readonly need: number; readonly tsushima: number }>> = {
  irn: { need: 2, tsushima: 1 },
  ijn: { need: 4, tsushima: -1 },
};

/** The highest face that recovers or repairs a ship in this port (TAS-30). */
export const RECOVERY: Readonly<Record<Port, number>> = { 'port-arthur': 3, vladivostok: 4, japan: 4 };

/** No Naval Phase on this turn; Vladivostok stays in port on those (TAS-4). */
export const NO_NAVAL_PHASE = 1;
export const VLADIVOSTOK_FROZEN = { from: 8, to: 12 } as const;
