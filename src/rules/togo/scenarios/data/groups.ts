import type { ShipType } from '../../types';
import type { Fate, MarkerTest } from '../victory-terms';

/** Words that victory conditions use again and again. */
export const BATTLESHIPS: readonly ShipType[] = ['B'];
export const CRUISERS: readonly ShipType[] = ['CA', 'C2', 'C3'];
export const LIGHT_CRUISERS: readonly ShipType[] = ['C2', 'C3'];
export const ARMOURED: readonly ShipType[] = ['B', 'CA'];
export const SHIPS: readonly ShipType[] = [...BATTLESHIPS, ...CRUISERS];
export const BOATS: readonly ShipType[] = ['TBD', 'TB'];

/** A ship sunk for the count of points: she sank, was given up, or struck. */
export const LOST: readonly Fate[] = ['sunk', 'abandoned', 'struck'];
export const UNHURT: MarkerTest = { atMost: { P: 0, M: 0, S: 0, T: 0, F: 0 } };
