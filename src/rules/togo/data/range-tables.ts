import type { Weapon } from '../types';

/** The range bands, as the inches each reaches to: both tables below share them. */
export const RANGE_BANDS = [2, 4, 8, 12] as const;
/** Beyond this many inches gun hits shift the hit table (TOGO-55). */
export const LONG_RANGE = 8;

export type ByBand<T> = readonly [T, T, T, T];

/** TOGO-28 */
//                            up to  2"  4"  8" 12"
export const START_NUMBERS = /*  */ [6, 4, 2, 1] as const satisfies ByBand<number>;

export type WeaponRow = { readonly hit: ByBand<number | null>; readonly power: number };

/** TOGO-41; null where the weapon may not fire. */
// prettier-ignore
export const WEAPON_TABLE = {
  //            hit: 0-2"  to 4"  to 8"  to 12"
  '12.5in':   { hit: [2,   1,     1,     null], power: 4 },
  '12in':     { hit: [2,   2,     1,     1   ], power: 6 },
  '10in':     { hit: [2,   2,     1,     1   ], power: 5 },
  '8in':      { hit: [2,   2,     1,     1   ], power: 4 },
  '6in':      { hit: [3,   2,     1,     null], power: 3 },
  '4.7in':    { hit: [4,   2,     null,  null], power: 2 },
  '12p':      { hit: [4,   1,     null,  null], power: 1 },
  '6/12p(R)': { hit: [3,   1,     null,  null], power: 0 },
  '6/12p(J)': { hit: [3,   1,     null,  null], power: 1 },
  'misc':     { hit: [2,   null,  null,  null], power: 0 },
  'torpedo':  { hit: [1,   null,  null,  null], power: 4 },
} as const satisfies { readonly [W in Weapon]: WeaponRow };
