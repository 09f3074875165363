/** Chances of no hit, one, two, and three or more. */
export type HitBars = readonly [none: number, one: number, two: number, more: number];

/** `distribution[k]` is the chance of exactly k hits. */
export function hitBars(distribution: readonly number[]): HitBars {
  const [none = 1, one = 0, two = 0, ...rest] = distribution;
  return [none, one, two, rest.reduce((sum, chance) => sum + chance, 0)];
}

/** A chance as it is printed. What is possible is never called 0, what can fail never 100. */
export interface Printed {
  readonly percent: string;
  readonly is: 'exact' | 'under' | 'over';
}

const SMALLEST = 0.1;
const LARGEST = 99;

/** Whole percents; one decimal under 10. */
export function printed(chance: number): Printed {
  const percent = chance * 100;
  if (percent <= 0) return { percent: '0', is: 'exact' };
  if (percent >= 100 - ROUNDING) return { percent: '100', is: 'exact' };
  if (percent < SMALLEST / 2) return { percent: String(SMALLEST), is: 'under' };
  if (percent >= LARGEST + 0.5) return { percent: String(LARGEST), is: 'over' };
  return { percent: percent < 9.95 ? percent.toFixed(1) : String(Math.round(percent)), is: 'exact' };
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
