/** The Japanese and the Russians, as in every book of this house. */
export const SIDES = ['ijn', 'irn'] as const;
export type Side = (typeof SIDES)[number];
export const otherSide = (side: Side): Side => (side === 'ijn' ? 'irn' : 'ijn');

/** Armoured cruiser, battleship, protected cruiser, destroyer, torpedo boat, merchant (TSU-5). */
export const SHIP_TYPES = ['A', 'B', 'C', 'D', 'T', 'M'] as const;
export type ShipType = (typeof SHIP_TYPES)[number];

export const isBoat = (type: ShipType): boolean => type === 'D' || type === 'T';
/** Those that fight in divisions. */
export const isCapital = (type: ShipType): boolean => type === 'A' || type === 'B' || type === 'C';

export const WEAPONS = ['primary', 'secondary'] as const;
export type Weapon = (typeof WEAPONS)[number];

/** What a table may say of a salvo, in the order of the keys; the place is the number of hits, and sunk is three. */
export const RESULTS = ['none', 'one', 'two', 'sunk'] as const;
export type SalvoResult = (typeof RESULTS)[number];
export const hitsOf = (result: SalvoResult): number => RESULTS.indexOf(result);

/** Hits that sink a ship, or eliminate a counter of boats (TSU-42, TSU-43). */
export const SUNK = 3;

export interface Gun {
  readonly factor: number;
  readonly salvos: number;
}

/** Null: she has no such gun. */
export interface Guns {
  readonly primary: Gun | null;
  readonly secondary: Gun | null;
}

/** A counter of the box. */
export interface Counter {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly type: ShipType;
  readonly size: number;
  readonly move: number;
  readonly armour: number;
  readonly guns: Guns;
  /** Salvos of torpedoes; null where she has none. */
  readonly torpedo: number | null;
  /** Whether the guns are printed for certain; otherwise they are a suggestion. */
  readonly certain: boolean;
  /** The ship of the library whose plan is drawn for her. */
  readonly plan: string | null;
}

export const PLANS = ['A', 'B', 'C'] as const;
export type LandPlan = (typeof PLANS)[number];

/** Where a group is. The map stays on the table: a hex is a label the players give it, or nothing. */
export const PLACES = ['port', 'partial', 'open', 'zone'] as const;
export interface Where {
  readonly kind: (typeof PLACES)[number];
  /** A port, a zone, or the label of a hex. */
  readonly name: string;
}

const PURPOSES = [
  'grounding',
  'aground',
  'grounding-damage',
  'spotting',
  'zone-spotting',
  'primary',
  'secondary',
  'coast-gun',
  'torpedo',
  'flight',
  'port-attack',
  'town-raid',
  'repair',
  'mine',
  'mine-damage',
  'sweeping',
  'block-ships',
  'clearing',
  'italian-owner',
  'italian-zones',
  'plan-loads',
  'port-arthur-total',
  'scuttling',
] as const;
export type Purpose = (typeof PURPOSES)[number];

export type TsushimaRule = `TSU-${number}` | `AMB-${number}`;
