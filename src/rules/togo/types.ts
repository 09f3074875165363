export const SIDES = ['ijn', 'irn'] as const;
export type Side = (typeof SIDES)[number];

/** Columns of the hit tables: types whose hits are rolled for. */
export const COLUMNS = ['B', 'CA', 'C2', 'C3'] as const;
export type Column = (typeof COLUMNS)[number];

/** Types that lose a boat or a ship for each hit, without a table. */
export const SMALL_TYPES = ['TBD', 'TB', 'convoy'] as const;
export type SmallType = (typeof SMALL_TYPES)[number];
export type ShipType = Column | SmallType;
export const isSmallCraft = (type: string): type is SmallType => (SMALL_TYPES as readonly string[]).includes(type);

export const GUNS = ['12.5in', '12in', '10in', '8in', '6in', '4.7in', '12p', '6/12p(R)', '6/12p(J)', 'misc'] as const;
export type Gun = (typeof GUNS)[number];
export const WEAPONS = [...GUNS, 'torpedo'] as const;
export type Weapon = (typeof WEAPONS)[number];

export const ARCS = ['bow', 'side', 'stern'] as const;
export type Arc = (typeof ARCS)[number];
export type ByArc<T> = { readonly [A in Arc]: T };

/** Damage that stays on a ship until damage control removes it. */
export const MARKERS = ['P', 'M', 'S', 'T'] as const;
export type Marker = (typeof MARKERS)[number];
/** What a cell of a hit table can hold. An empty cell is NE. */
export const LETTERS = [...MARKERS, 'F', 'sunk'] as const;
export type Letter = (typeof LETTERS)[number];

export const HIT_KINDS = ['gun', 'torpedo'] as const;
export type HitKind = (typeof HIT_KINDS)[number];

/** An effective hit waiting for its table die, with what it must remember of the shot. */
export type PendingHit = { readonly kind: HitKind; readonly beyond8: boolean; readonly restricted: boolean };

/** What dice are thrown for. */
export const PURPOSES = [
  'start',
  'hit',
  'size',
  'pen',
  'effect',
  'followM',
  'followS',
  'followT',
  'control',
  'fire',
  'sighting',
  'unplanned',
  'initiative',
] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The book's rules, the rulings on them, and the rules of our house deck. */
export type TogoRule = `TOGO-${number}` | `AMB-${number}` | `CARD-${number}`;
