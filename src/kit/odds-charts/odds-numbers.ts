/** Chances of no hit, one, two, and three or more. */
export type HitBars = readonly [none: number, one: number, two: number, more: number];

/** `distribution[k]` is the chance of exactly k hits. */
export function hitBars(distribution: readonly number[]): HitBars {
  const [none = 1, one = 0, two = 0, ...rest] = distribution;
  return [none, one, two, rest.reduce((sum, chance) => sum + chance, 0)];
}

/** Sums of many chances miss 1 by a little. */
const ROUNDING = 1e-9;

export interface RangePoint {
  /** Inches. */
  readonly range: number;
  readonly chance: number;
}

/** The chance at a range: of the first point not nearer, because a band reaches up to its edge. */
export const chanceAt = (series: readonly RangePoint[], range: number): number | null =>
  (series.find((point) => point.range >= range - ROUNDING) ?? series.at(-1))?.chance ?? null;

export interface BandOdds {
  readonly from: number;
  readonly to: number;
  readonly least: number;
  readonly most: number;
}

/** What each range band offers. */
export function bandOdds(series: readonly RangePoint[], bands: readonly number[]): readonly BandOdds[] {
  return bands.flatMap((to, index) => {
    const from = index === 0 ? 0 : (bands[index - 1] ?? 0);
    const inside = series.filter(({ range }) => (range > from || index === 0) && range <= to);
    if (inside.length === 0) return [];
    const chances = inside.map(({ chance }) => chance);
    return [{ from, to, least: Math.min(...chances), most: Math.max(...chances) }];
  });
}
