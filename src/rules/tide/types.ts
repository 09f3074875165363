/** The Japanese and the Russians, as in every book of this house. */
export const SIDES = ['ijn', 'irn'] as const;
export type Side = (typeof SIDES)[number];
export const otherSide = (side: Side): Side => (side === 'ijn' ? 'irn' : 'ijn');

export const CLASSES = ['battleship', 'cruiser', 'destroyer'] as const;
export type ShipClass = (typeof CLASSES)[number];

export const RUSSIAN_FLEETS = ['vladivostok', 'port-arthur', 'european'] as const;
export type RussianFleet = (typeof RUSSIAN_FLEETS)[number];
export const FLEETS = [...RUSSIAN_FLEETS, 'japan'] as const;
export type Fleet = (typeof FLEETS)[number];
export const sideOf = (fleet: Fleet): Side => (fleet === 'japan' ? 'ijn' : 'irn');

/** Where ships lie under Port markers; the European Fleet has no port on the display. */
export const PORTS = ['port-arthur', 'vladivostok', 'japan'] as const;
export type Port = (typeof PORTS)[number];

export const RANGES = ['short', 'medium', 'long'] as const;
export type Range = (typeof RANGES)[number];

/** The farthest range a ship may fire at. */
export const LETTERS = ['L', 'M', 'S'] as const;
export type Letter = (typeof LETTERS)[number];

export const WEAPONS = ['primary', 'secondary', 'torpedo'] as const;
export type Weapon = (typeof WEAPONS)[number];

export const ADVANTAGES = ['broadside', 'crossing'] as const;
export type Advantage = (typeof ADVANTAGES)[number] | null;

export const CHITS = ['FSH', 'HP', 'HS'] as const;
export type Chit = (typeof CHITS)[number];
export type ChitPair = readonly [Chit, Chit];

export const FIRES = ['guns', 'torpedoes'] as const;
/** Her guns, or her torpedoes in place of both. */
export type Fire = (typeof FIRES)[number];

export const PURPOSES = ['mines', 'crossing', 'primary', 'secondary', 'torpedo', 'recovery', 'repair'] as const;
export type Purpose = (typeof PURPOSES)[number];

export type TideRule = `TAS-${number}` | `AMB-${number}`;

/** What is printed on a side of a counter. Null: she has no such gun. */
export interface Ratings {
  readonly primary: number | null;
  readonly secondary: number | null;
  readonly letter: Letter;
  readonly torpedo: boolean;
}
