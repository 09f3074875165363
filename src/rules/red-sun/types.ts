/** The Japanese and the Russians, as in every book of this house. */
export const SIDES = ['ijn', 'irn'] as const;
export type Side = (typeof SIDES)[number];
export const otherSide = (side: Side): Side => (side === 'ijn' ? 'irn' : 'ijn');

/** In the order of the year; autumn is what the charts also call fall (AMB-10). */
export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof SEASONS)[number];
export const seasonAfter = (season: Season): Season => SEASONS[(SEASONS.indexOf(season) + 1) % SEASONS.length]!;

export const WEATHERS = ['clear', 'fog', 'storm'] as const;
export type Weather = (typeof WEATHERS)[number];

/** Hexes that are attacked. Roads, rail lines and rivers are no terrain to stand in. */
export const TERRAINS = ['clear', 'rough', 'mountain', 'fortress', 'city', 'town'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Columns of the land table, the worst for the attacker first. */
export const ODDS = ['1-3', '1-2', '1-1', '2-1', '3-1', '4-1'] as const;
export type OddsColumn = (typeof ODDS)[number];
/** Below the first column no die is rolled. */
export const BELOW_ODDS = '<1-3';
export type Odds = OddsColumn | typeof BELOW_ODDS;

export const CASUALTIES = ['unharmed', 'wounded', 'killed'] as const;
export type Casualty = (typeof CASUALTIES)[number];

/** Damage points on a blockading fleet, or two ships sunk. */
export const ATTRITIONS = ['none', 'five', 'ten', 'sunk'] as const;
export type Attrition = (typeof ATTRITIONS)[number];

/** What brings the Japanese a merchant fleet (RSR-18). */
export const AID_EVENTS = ['rail-hex', 'seoul', 'port-arthur', 'liaoyang', 'mukden'] as const;
export type AidEvent = (typeof AID_EVENTS)[number];

/** How a manoeuvre changes the range; `choice` is whoever rolled. */
export const CHANGES = ['-3', '-2', '-1', '0', '+1', '+2', '+3', 'choice'] as const;
export type RangeChange = (typeof CHANGES)[number];

const PURPOSES = [
  'initiative',
  'weather',
  'manoeuvre',
  'gunnery',
  'torpedo',
  'admiral',
  'blockade',
  'activation',
  'assault',
] as const;
export type Purpose = (typeof PURPOSES)[number];

export type RedSunRule = `RSR-${number}` | `AMB-${number}`;
