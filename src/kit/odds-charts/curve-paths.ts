import { chanceAt, type RangePoint } from './odds-numbers';

export interface CurveRoom {
  readonly width: number;
  readonly height: number;
}

export interface CurvePaths {
  /** The chance at the top of the picture. */
  readonly top: number;
  readonly curve: string;
  /** The surface below the curve. */
  readonly under: string;
  /** Where the range bands end. */
  readonly bands: string;
  /** The band the present range is in, from edge to edge. */
  readonly here: { readonly x: number; readonly width: number } | null;
  readonly now: { readonly x: number; readonly y: number; readonly chance: number } | null;
}

interface Curve {
  readonly series: readonly RangePoint[];
  readonly bands: readonly number[];
  readonly at?: number;
}

const TOPS = [0.1, 0.25, 0.5, 1];

/** Room for the line of the curve itself at the top. */
const HEADROOM = 0.94;

/** Odds against range as paths, 0 inches and no chance at the lower left. */
export function curvePaths({ series, bands, at }: Curve, { width, height }: CurveRoom): CurvePaths {
  const reach = Math.max(...bands, ...series.map(({ range }) => range), 0.001);
  const best = Math.max(...series.map(({ chance }) => chance), 0);
  const top = TOPS.find((step) => best <= step) ?? 1;
  const x = (range: number) => round((range / reach) * width);
  const y = (chance: number) => round(height - (chance / top) * height * HEADROOM);
  const corners = steps(series, bands);
  const curve = corners.map(([range, chance], index) => `${index === 0 ? 'M' : 'L'}${x(range)} ${y(chance)}`).join('');
  const [first, last] = [corners[0], corners.at(-1)];
  const under =
    first === undefined || last === undefined ? '' : `${curve}L${x(last[0])} ${height}L${x(first[0])} ${height}Z`;
  const chance = at === undefined ? null : chanceAt(series, at);
  return {
    top,
    curve,
    under,
    bands: bands.map((band) => `M${x(band)} 0L${x(band)} ${height}`).join(''),
    here: at === undefined ? null : bandAround(at, bands, x),
    now: at === undefined || chance === null ? null : { x: x(Math.min(at, reach)), y: y(chance), chance },
  };
}

/** Odds leap where a band ends, so the curve does too: a slope from one quarter inch to the next would be untrue. */
function steps(series: readonly RangePoint[], bands: readonly number[]): readonly (readonly [number, number])[] {
  return series.flatMap((point, index) => {
    const before = series[index - 1];
    const edge = before && bands.find((band) => before.range <= band && band < point.range);
    const corner = [point.range, point.chance] as const;
    return before === undefined || edge === undefined
      ? [corner]
      : [[edge, before.chance] as const, [edge, point.chance] as const, corner];
  });
}

function bandAround(at: number, bands: readonly number[], x: (range: number) => number) {
  const to = bands.find((band) => at <= band);
  if (to === undefined) return null;
  const from = bands.filter((band) => band < to).at(-1) ?? 0;
  return { x: x(from), width: round(x(to) - x(from)) };
}

const round = (points: number) => Number(points.toFixed(2));
