import type { Gun, ShipType } from '../../types';
import type { ShipKind } from '../ship-facts';

// The numbers of the conversion from facts to house ratings, step by step as README.md tells them.
// A ladder is read from the top: the first row whose `from` is reached answers.

/** Guns of small boats are told apart by year and side of the battle only when it is fought (TOGO-42). */
export const BOAT_GUN = 'tbd';
export type HouseGun = Gun | typeof BOAT_GUN;

export const TYPES = {
  battleship: 'B',
  'coast-defence': 'CA',
  'armoured-cruiser': 'CA',
  'protected-cruiser': 'C3',
  'scout-cruiser': 'C3',
  dispatch: 'C3',
  gunboat: 'C3',
  destroyer: 'TBD',
  'torpedo-boat': 'TB',
  'armed-merchant': 'C3',
  transport: 'convoy',
} as const satisfies { readonly [K in ShipKind]: ShipType };

/** A protected cruiser this heavy is a C2. */
export const LARGE_CRUISER_T = 4000;

/** Inches a turn for each knot: 1,000 yards an inch, 5 minutes a turn; rounded to this step. */
export const SPEED = { inchesPerKnot: 0.16873, step: 0.5 } as const;

export const UNARMOURED: readonly ShipKind[] = ['destroyer', 'torpedo-boat', 'transport', 'armed-merchant'];
/** What a millimetre of belt was worth, by year of launch. */
export const ARMOUR_QUALITY = [
  { from: 1897, quality: 1 },
  { from: 1890, quality: 0.75 },
  { from: 0, quality: 0.55 },
] as const;
export const BELT_ARMOUR = [
  { from: 180, armour: 3 },
  { from: 80, armour: 2 },
] as const;
/** Any belt at all, or a deck this thick, still counts for this much. */
export const LEAST_ARMOUR = { deckMm: 45, armour: 1 } as const;

export const BOAT_SIZES = { TB: { gun: 1, torpedo: 1 }, TBD: { gun: 2, torpedo: 1 } } as const;
export const SIZES_BY_LENGTH = [
  { from: 110, size: { gun: 5, torpedo: 4 } },
  { from: 85, size: { gun: 4, torpedo: 3 } },
  { from: 55, size: { gun: 3, torpedo: 2 } },
  { from: 0, size: { gun: 2, torpedo: 2 } },
] as const;

/** `launched`: an older ship's guns count as `older`. */
export const WEAPONS_BY_CALIBRE: readonly {
  readonly from: number;
  readonly weapon: Gun;
  readonly launched?: number;
  readonly older?: Gun;
}[] = [
  { from: 310, weapon: '12.5in' },
  { from: 290, weapon: '12in', launched: 1892, older: '12.5in' },
  { from: 240, weapon: '10in' },
  { from: 190, weapon: '8in' },
  { from: 140, weapon: '6in' },
  { from: 100, weapon: '4.7in' },
  { from: 65, weapon: '12p' },
  { from: 0, weapon: 'misc' },
];
export const WEAPONS_ON_BOATS: readonly { readonly from: number; readonly weapon: HouseGun }[] = [
  { from: 57, weapon: BOAT_GUN },
  { from: 0, weapon: 'misc' },
];
/** Light pieces: one die for this many barrels, rounded up. */
export const MISC_BARRELS_PER_DIE = 4;

/** Larger ships could not fire all their tubes at one target. */
export const TUBES_PER_FACTOR = 2;
export const LEAST_FACTORS = 1;

/** Boats moved and fought in divisions of four; no fact says so for a class, so it can be edited. */
export const BOATS_PER_BASE = 4;
