import { arcsHolding } from '@/measure/arc';
import { bandAt } from '@/measure/band';
import { type Base, edgeRange } from '@/measure/base';
import { compassBearing, distance, type Pose, relativeBearing } from '@/measure/point';
import { snap } from '@/measure/snap';
import { type Degrees, type Inches, inches } from '@/measure/units';

import type { Piece, TableRules } from './model';
import { baseOf } from './tokens';

export interface Reading {
  /** In quarter inches, always of the band the true range is in. */
  readonly range: number;
  readonly yards: number;
  /** From the bow of the one who looks, to the whole degree. */
  readonly bearing: number;
  readonly compass: Degrees;
  /** Two when the target stands exactly on their edge. */
  readonly arcs: readonly string[];
  readonly band: number;
}

type Based = Pick<Piece, 'plan'>;

/** What the tape and the protractor say between two pieces. */
export function readingBetween(
  from: Based,
  to: Based,
  rules: Pick<TableRules, 'arcs' | 'bands' | 'baseEdge' | 'yardsPerInch'>,
  [ours, theirs]: readonly [Pose, Pose],
): Reading {
  const bases = (): readonly [Base, Base] => [
    { pose: ours, ...baseOf(from) },
    { pose: theirs, ...baseOf(to) },
  ];
  const exact = rules.baseEdge ? edgeRange(...bases()) : distance(ours.at, theirs.at);
  const bearing = relativeBearing(ours, theirs.at);
  const range = tapeReading(exact, rules.bands);
  return {
    range,
    yards: yardsOf(exact, rules),
    bearing: Math.round(bearing) % 360,
    compass: compassBearing(ours.at, theirs.at),
    arcs: arcsHolding(rules.arcs, bearing),
    band: bandAt(exact, rules.bands),
  };
}

const QUARTER = 0.25;

/** To the quarter inch, but never over the edge of a band: what is beyond 4 inches does not read 4. */
export function tapeReading(exact: Inches, bands: readonly number[]): number {
  const read = snap(exact, QUARTER);
  const [should, does] = [bandAt(exact, bands), bandAt(inches(read), bands)];
  return does < should ? read + QUARTER : does > should ? read - QUARTER : read;
}

export const yardsOf = (range: number, { yardsPerInch }: Pick<TableRules, 'yardsPerInch'>): number =>
  Math.round((range * yardsPerInch) / 10) * 10;
