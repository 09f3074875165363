import type { Column, Letter } from '../types';

export type Cell = readonly Letter[];
const NE = [] as const;

const GUN_HEADINGS = ['B/CA', 'C2/C3'] as const;
const TORPEDO_HEADINGS = ['B', 'CA', 'C2/C3'] as const;
type GunHeading = (typeof GUN_HEADINGS)[number];
type TorpedoHeading = (typeof TORPEDO_HEADINGS)[number];

/** One row for each face, 1 to 6. */
export type SixRows<Row> = readonly [Row, Row, Row, Row, Row, Row];
export type GunHitRow = { readonly [H in GunHeading]: Cell };
export type TorpedoHitRow = { readonly [H in TorpedoHeading]: Cell };

/** Which printed column a type reads (TOGO-66). */
export const GUN_COLUMN = { B: 'B/CA', CA: 'B/CA', C2: 'C2/C3', C3: 'C2/C3' } as const satisfies {
  readonly [C in Column]: GunHeading;
};
export const TORPEDO_COLUMN = { B: 'B', CA: 'CA', C2: 'C2/C3', C3: 'C2/C3' } as const satisfies {
  readonly [C in Column]: TorpedoHeading;
};

/** TOGO-53 */
// prettier-ignore
export const GUN_HITS = [
  /* 1 */ { 'B/CA': ['P'], 'C2/C3': ['P', 'P'] },
  /* 2 */ { 'B/CA': ['M'], 'C2/C3': ['P']      },
  /* 3 */ { 'B/CA': ['S'], 'C2/C3': ['M']      },
  /* 4 */ { 'B/CA': ['T'], 'C2/C3': ['S']      },
  /* 5 */ { 'B/CA': NE,    'C2/C3': ['T']      },
  /* 6 */ { 'B/CA': ['F'], 'C2/C3': ['F']      },
] as const satisfies SixRows<GunHitRow>;

/** TOGO-54; letters are worked left to right. */
// prettier-ignore
export const TORPEDO_HITS = [
  /* 1 */ { 'B': ['P'], 'CA': ['S', 'P', 'P'], 'C2/C3': ['sunk']        },
  /* 2 */ { 'B': ['P'], 'CA': ['P', 'P'],      'C2/C3': ['S', 'P', 'P'] },
  /* 3 */ { 'B': ['P'], 'CA': ['P', 'M'],      'C2/C3': ['P', 'P']      },
  /* 4 */ { 'B': ['M'], 'CA': ['P'],           'C2/C3': ['P', 'M']      },
  /* 5 */ { 'B': ['M'], 'CA': ['M'],           'C2/C3': ['P']           },
  /* 6 */ { 'B': ['F'], 'CA': ['S', 'F'],      'C2/C3': ['M', 'F']      },
] as const satisfies SixRows<TorpedoHitRow>;

export const FOLLOW_UP_LETTERS = ['M', 'S', 'T'] as const;
export type FollowUpLetter = (typeof FOLLOW_UP_LETTERS)[number];
export const FOLLOW_UP_EFFECTS = ['sunk', 'fire', null] as const;
export type FollowUpEffect = (typeof FOLLOW_UP_EFFECTS)[number];

/** TOGO-58, TOGO-59, TOGO-60: the die thrown at once after M, S or T. */
// prettier-ignore
export const FOLLOW_UPS = {
  //   1       2       3       4     5     6
  M: ['sunk', 'fire', 'fire', null, null, null],
  S: ['fire', 'fire', null,   null, null, null],
  T: ['sunk', null,   null,   null, null, null],
} as const satisfies { readonly [L in FollowUpLetter]: SixRows<FollowUpEffect> };

/** TOGO-62: how many markers it takes. */
export const THRESHOLDS = { silenced: { P: 2, fires: 4 }, sunk: { P: 3 }, abandoned: { fires: 5 } } as const;

/** TOGO-39: the letters that count when the shot could not pierce the armour. */
export const RESTRICTED_LETTERS: readonly Letter[] = ['S', 'F'];
