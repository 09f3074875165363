import { type Pose, type TablePoint, tablePoint } from './point';
import { type Degrees, degrees, EPSILON, normalised, tidy, finite } from './units';

/** The nearest multiple of `step`; a step that is none leaves the value alone. Half-way goes up, as a tape is read. */
export function snap(value: number, step: number): number {
  'worklet';
  const read = finite(value);
  if (!(step > EPSILON) || step === Infinity) return read;
  return tidy(Math.round(tidy(read / step)) * step);
}

/** Snapped, and kept from `least` to `most`. */
export function snapBetween(value: number, step: number, least: number, most: number): number {
  'worklet';
  return Math.max(least, Math.min(most, snap(value, step)));
}

export function snapPoint(point: TablePoint, step: number): TablePoint {
  'worklet';
  return tablePoint(snap(point.x, step), snap(point.y, step));
}

/** A new heading in whole steps of turn from the old one, as the turning circle gives them. */
export function snapTurn(from: Pose, wanted: Degrees, step: number): Degrees {
  'worklet';
  const turn = normalised(wanted - from.heading);
  return normalised(from.heading + snap(turn > 180 ? turn - 360 : turn, step));
}

/** A bearing to the nearest step, 0 to under 360. */
export function snapBearing(bearing: Degrees, step: number): Degrees {
  'worklet';
  return normalised(degrees(snap(normalised(bearing), step)));
}
