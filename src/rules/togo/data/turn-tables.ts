import type { Side } from '../types';

export const PHASE_IDS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;
export type PhaseId = (typeof PHASE_IDS)[number];
export const PHASE_ORDERS = ['both', 'moves-first-first', 'moves-last-first'] as const;
export type PhaseRow = {
  readonly id: PhaseId;
  readonly name: string;
  /** Who acts when: both at once, or one side after the other by initiative (TOGO-6, TOGO-7). */
  readonly order: (typeof PHASE_ORDERS)[number];
};

/** TOGO-4 */
export const PHASES = [
  { id: 'A', name: 'torpedo-firing', order: 'both' },
  { id: 'B', name: 'sighted-movement', order: 'moves-first-first' },
  { id: 'C', name: 'unsighted-movement', order: 'moves-first-first' },
  { id: 'D', name: 'torpedo-combat', order: 'both' },
  { id: 'E', name: 'sighting', order: 'both' },
  { id: 'F', name: 'gunfire-combat', order: 'moves-last-first' },
  { id: 'G', name: 'damage-control', order: 'both' },
  { id: 'H', name: 'gunfire-damage', order: 'both' },
  { id: 'I', name: 'card-draw', order: 'both' },
] as const satisfies readonly PhaseRow[];

export const UNPLANNED_RESULTS = ['LEFT_180', 'LEFT_90', 'STRAIGHT', 'AS_ORDERED', 'RIGHT_90', 'RIGHT_180'] as const;
export type UnplannedResult = (typeof UNPLANNED_RESULTS)[number];

/** TOGO-17: the sum of two dice, 2 to 12. */
// prettier-ignore
export const UNPLANNED_MOVEMENT = [
  /*  2 */ 'LEFT_180',
  /*  3 */ 'LEFT_90',
  /*  4 */ 'STRAIGHT',
  /*  5 */ 'AS_ORDERED',
  /*  6 */ 'AS_ORDERED',
  /*  7 */ 'AS_ORDERED',
  /*  8 */ 'AS_ORDERED',
  /*  9 */ 'AS_ORDERED',
  /* 10 */ 'STRAIGHT',
  /* 11 */ 'RIGHT_90',
  /* 12 */ 'RIGHT_180',
] as const satisfies readonly UnplannedResult[];

export type DeckRow = {
  readonly events: number;
  readonly dummies: number;
  readonly hand: number;
  readonly draws: number;
};

/** TOGO-71, TOGO-72: cards of the pile, cards in hand at the start, cards drawn in each turn. */
// prettier-ignore
export const DECKS = {
  ijn: { events: 6, dummies: 12, hand: 4, draws: 2 },
  irn: { events: 3, dummies: 15, hand: 2, draws: 1 },
} as const satisfies { readonly [S in Side]: DeckRow };

export type SightingTable = {
  /** Inches; scenarios may change it. */
  readonly day: number;
  /** What a scenario may choose as the normal range at night. */
  readonly night: readonly number[];
  /** Inches a burning ship is seen beyond the normal night range. */
  readonly burning: number;
  /** The die needed at night, at or under. */
  readonly need: { readonly [S in Side]: number };
};

/** TOGO-20, TOGO-21, TOGO-23 */
export const SIGHTING = {
  day: 24,
  night: [2, 4],
  burning: 4,
  need: { ijn: 4, irn: 2 },
} as const satisfies SightingTable;

/** TOGO-67, TOGO-68: what each face does to a marker under treatment. */
export const CONTROL_DIE = ['REMOVED', 'NO_CHANGE', 'NO_CHANGE', 'NO_CHANGE', 'NO_CHANGE', 'PERMANENT'] as const;
/** TOGO-67, TOGO-70: the same for a fire. */
export const FIRE_DIE = ['OUT', 'BURNS_ON', 'BURNS_ON', 'BURNS_ON', 'EXTRA_HIT', 'EXTRA_HIT'] as const;
