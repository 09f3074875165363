/** The Japanese and the Russians, as in every book of this house. */
export const SIDES = ['ijn', 'irn'] as const;
export type Side = (typeof SIDES)[number];
export const otherSide = (side: Side): Side => (side === 'ijn' ? 'irn' : 'ijn');

/** A hex by its printed number: two digits for the column, two for the row (MUK-1). */
export type Hex = string;

/** What the defender stands in (MUK-31). */
export const TERRAINS = ['clear', 'mountain', 'town'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** What attackers cross. A trench is the defender's own; the last two have a river as well (MUK-31, AMB-6). */
export const HEXSIDES = ['open', 'minor', 'major', 'trench', 'minor-trench', 'major-trench'] as const;
export type Hexside = (typeof HEXSIDES)[number];

/** What may be painted on a hex. A pass is in the mountains (MUK-24). */
export const PAINTS = ['mountain', 'pass', 'town'] as const;
export type Paint = (typeof PAINTS)[number];
export const RIVERS = ['minor', 'major'] as const;
export type River = (typeof RIVERS)[number];

export const SIZES = ['corps', 'division', 'brigade', 'regiment'] as const;
export type Size = (typeof SIZES)[number];
export const UNIT_TYPES = ['infantry', 'cavalry'] as const;

/** Why a column is shifted (MUK-31). */
export const SHIFT_CAUSES = ['town', 'mountain', 'minor', 'major', 'trench', 'mixed', 'concentric'] as const;
export type ShiftCause = (typeof SHIFT_CAUSES)[number];
/** How attackers stand round the target (MUK-32). More than three hexes always have opposite ones among them. */
export const CONCENTRICS = ['opposite', 'alternate'] as const;
export type Concentric = (typeof CONCENTRICS)[number];

/** Steps lost by the attacker and the defender (MUK-34). */
export type Losses = readonly [attacker: number, defender: number];

const PURPOSES = ['paralysis', 'combat'] as const;
export type Purpose = (typeof PURPOSES)[number];

export type MukdenRule = `MUK-${number}` | `AMB-${number}`;

/** Strength of a counter; also its steps (MUK-2). */
export const MOST_STRENGTH = 12;
/** Two divisions of the greatest strength (MUK-17). */
export const MOST_IN_A_HEX = 24;
export const LAST_TURN = 6;
/** Until the end of this turn the Japanese may win at once (MUK-8). */
export const LAST_SUDDEN_TURN = 3;
/** Bombardment markers (MUK-33). */
export const MARKERS = 8;
export const MOVEMENT_POINTS = 8;
export const FORCED_MARCH = 10;
/** What may stand in a hex, and what each counts: half divisions (MUK-17). */
export const STACK_LIMIT = 4;
export const HALF_DIVISIONS: Readonly<Record<Size, number>> = { corps: 4, division: 2, brigade: 1, regiment: 1 };
