import type { Brand } from '@/lib/brand';

import {
  type Degrees,
  degrees,
  EPSILON,
  normalised,
  type Inches,
  inches,
  radians,
  signed,
  tidy,
  finite,
} from './units';

interface Coordinates {
  readonly x: number;
  readonly y: number;
}

/** Inches on the table, from its north-west corner; x runs east, y runs south. */
export type TablePoint = Brand<Coordinates, 'TablePoint'>;
/** Points on the screen, from the top left corner of the window the table or dial is seen through. */
export type ScreenPoint = Brand<Coordinates, 'ScreenPoint'>;

/** Where a ship is and where her bow points. */
export interface Pose {
  readonly at: TablePoint;
  readonly heading: Degrees;
}

export function tablePoint(x: number, y: number): TablePoint {
  'worklet';
  return { x: finite(x), y: finite(y) } as TablePoint;
}

export function screenPoint(x: number, y: number): ScreenPoint {
  'worklet';
  return { x: finite(x), y: finite(y) } as ScreenPoint;
}

export function pose(x: number, y: number, heading: number): Pose {
  'worklet';
  return { at: tablePoint(x, y), heading: normalised(heading) };
}

/** Centre to centre, as the tape is laid by default. */
export function distance(a: TablePoint, b: TablePoint): Inches {
  'worklet';
  return inches(tidy(Math.hypot(b.x - a.x, b.y - a.y)));
}

/** So near that the tape reads 0: half the tolerance. */
const ON_TOP = (EPSILON / 2) ** 2;

function angleOf(x: number, y: number, onTop: Degrees): Degrees {
  'worklet';
  return normalised(x * x + y * y < ON_TOP ? onTop : (Math.atan2(x, -y) * 180) / Math.PI);
}

/** Compass direction from one point to another. On top of each other there is none: then it is `onTop`. */
export function compassBearing(from: TablePoint, to: TablePoint, onTop: Degrees = degrees(0)): Degrees {
  'worklet';
  return angleOf(to.x - from.x, to.y - from.y, onTop);
}

/** Direction of a target from the bow, clockwise, 0 to under 360; dead ahead when it lies on top of the firer. */
export function relativeBearing(firer: Pose, target: TablePoint): Degrees {
  'worklet';
  return normalised(compassBearing(firer.at, target, firer.heading) - firer.heading);
}

/** The point that far away in that direction. */
export function pointAt(from: TablePoint, bearing: Degrees, away: Inches): TablePoint {
  'worklet';
  const angle = radians(bearing);
  return tablePoint(from.x + away * Math.sin(angle), from.y - away * Math.cos(angle));
}

/** Polar coordinates on the screen, for a dial: up is 0, clockwise. */
export function screenPolar(centre: ScreenPoint, bearing: Degrees, radius: number): ScreenPoint {
  'worklet';
  const angle = radians(bearing);
  return screenPoint(centre.x + radius * Math.sin(angle), centre.y - radius * Math.cos(angle));
}

/** The way back: how far a point lies from the centre, and in which direction (`onTop` when it is the centre itself). */
export function polarOf(
  centre: ScreenPoint,
  point: ScreenPoint,
  onTop: Degrees = degrees(0),
): { readonly radius: number; readonly bearing: Degrees } {
  'worklet';
  const [x, y] = [point.x - centre.x, point.y - centre.y];
  return { radius: tidy(Math.hypot(x, y)), bearing: angleOf(x, y, onTop) };
}

/** From one heading to another by the short way; positive to starboard, and straight about is to starboard too. */
export function turnBetween(from: Degrees, to: Degrees): Degrees {
  'worklet';
  return signed(to - from);
}
