import { screenPoint, type ScreenPoint, screenPolar } from '@/measure/point';
import { placeOf, type Stops, valueAt } from '@/measure/scale';
import { degrees } from '@/measure/units';

import type { DialPosition } from './dial-props';

/** Where everything on a dial of one size stands, in points. */
export interface DialLayout {
  readonly width: number;
  readonly height: number;
  readonly centre: ScreenPoint;
  /** Of the outermost ring. */
  readonly radius: number;
  readonly stops: Stops;
  /** The farthest range, in inches. */
  readonly farthest: number;
  /** Read-outs stand in a row above instead of in the corners. */
  readonly stacked: boolean;
}

export const BEZEL = 9;
/** What sticks out of the bezel at bow and stern. */
const MARGIN = 13;
/** As drawn for a phone 390 points wide, less its edges. */
const DRAWN = { width: 358, radius: 119 } as const;
const LARGEST_GROWTH = 1.45;
/** Narrower than this the corners have no room for read-outs and keys. */
const CORNERS_FROM = 340;

/** Smaller than this no finger finds the rings. */
const SMALLEST_RADIUS = 96;

interface LayoutOptions {
  readonly width: number;
  /** No higher than this: what cannot be seen whole cannot be dragged. */
  readonly maxHeight?: number;
  /** Ranges of the rings in inches, ascending. */
  readonly rings: readonly number[];
  readonly largeText: boolean;
  /** Of the plates to port and starboard. */
  readonly plateWidth: number;
}

/** Null for a window that has no size yet: there is nothing to draw and nothing to touch. */
export function dialLayout({
  width,
  maxHeight = Infinity,
  rings,
  largeText,
  plateWidth,
}: LayoutOptions): DialLayout | null {
  const farthest = rings.at(-1);
  if (!(width > 0) || !Number.isFinite(width) || farthest === undefined) return null;
  const grown = DRAWN.radius * Math.min(LARGEST_GROWTH, width / DRAWN.width);
  const seen = Math.max(SMALLEST_RADIUS, maxHeight / 2 - BEZEL - MARGIN);
  const radius = Math.max(1, Math.min(grown, seen, width / 2 - plateWidth - BEZEL + 1));
  const half = radius + BEZEL + MARGIN;
  return {
    width,
    height: Math.round(2 * half),
    centre: screenPoint(width / 2, half),
    radius,
    stops: bandStops(rings),
    farthest,
    stacked: largeText || width < CORNERS_FROM,
  };
}

/** Shares of the radius for so many rings: each band gets room, and most where fights are decided. */
const SHARES: Readonly<Record<number, readonly number[]>> = { 2: [0.66, 1], 4: [0.37, 0.62, 0.83, 1] };

/** Not a true scale: every band has its own room, and is straight inside it. */
export function bandStops(rings: readonly number[]): Stops {
  const share = (index: number) => SHARES[rings.length]?.[index] ?? (index + 1) / rings.length;
  return [[0, 0], ...rings.map((edge, index) => [edge, share(index)] as const)];
}

/** Points from the centre for a range in inches. */
export const radiusAt = ({ radius, stops }: DialLayout, range: number): number => radius * placeOf(range, stops);

/** Inches for so many points from the centre. */
export const rangeAt = ({ radius, stops }: DialLayout, points: number): number => valueAt(points / radius, stops);

export const pointOn = (layout: DialLayout, { range, bearing }: DialPosition): ScreenPoint =>
  screenPolar(layout.centre, degrees(bearing), radiusAt(layout, range));
