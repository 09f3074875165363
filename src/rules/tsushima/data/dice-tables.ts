import type { Side } from '../types';

/** Hits by the face; three sink her (TSU-10). */
export const GROUNDING_DAMAGE: readonly number[] = [1, 1, 2, 2, 3, 3];
export const GROUNDING_NEED = 6;

/** Table 2 (TSU-19); a sum of 5 or more is spotted (TSU-18). */
export const SPOTTING = {
  need: 5,
  destroyer: 1,
  twoHits: -1,
  lowMorale: -1,
  alreadyThere: 2,
  partialSea: 1,
  evades: -2,
} as const;
/** Two dice in a zone (TSU-21). */
export const ZONE_SPOTTING = 10;
/** Morale that counts against the searcher (TSU-19). */
export const LOW_MORALE = -2;

/** Columns in a movement round (TSU-29, TSU-33). */
export const COLUMNS = { boat: 3, sound: 2, crippled: 1, merchant: 2, fleeing: 3 } as const;
export const BOARD_COLUMNS = 12;

/** A die of at most this is a success in flight; after the third no die is rolled (TSU-33). */
export const FLIGHT = { need: 3, successes: 3 } as const;

/** What is taken off a roll (TSU-38, TSU-44). */
export const CONCENTRATED = -2;
export const SCREENED = -2;
export const ADJACENT_TORPEDO = -3;
/** Divisions that may fire on a column, beyond the enemy divisions in it (TSU-40). */
export const EXTRA_DIVISIONS = 3;

export const TOWN_RAID = 5;

/** Hits repaired by the face: none, one, or all (TSU-47). A captured ship needs the last (TSU-61). */
export const REPAIR = ['none', 'none', 'one', 'one', 'one', 'all'] as const;
export const REPAIR_NEED = 3;
export const REPAIR_ALL = 6;

/** A mine strikes on 6; then hits by the face (TSU-51). */
export const MINE_NEED = 6;
export const MINE_DAMAGE: readonly number[] = [1, 2, 2, 3, 0, 0];
/** Sweeping: so many ships, and the face that removes the mine (TSU-52). */
export const SWEEPING = { ships: 6, need: 5 } as const;

/** Tables 6A and 6B (TSU-57, AMB-19). */
export const ITALIAN_OWNER: readonly Side[] = ['irn', 'irn', 'ijn', 'ijn', 'ijn', 'ijn'];
export const ITALIAN_ZONES: readonly number[] = [0, 0, 1, 1, 2, 2];

/** A ship is scuttled on this or less (TSU-61). */
export const SCUTTLING = 3;

/** Phases in a friendly port, one of them terminal, that raise morale (TSU-23). */
export const PORT_PHASES = 4;
/** The lowest morale by the optional floor (AMB-5). */
export const MORALE_FLOOR = -3;
/** Every so many merchants sunk bring one replacement (TSU-49). */
export const MERCHANTS_A_REPLACEMENT = 2;
