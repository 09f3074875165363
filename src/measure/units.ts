import type { Brand } from '@/lib/brand';

export type Inches = Brand<number, 'Inches'>;
/** Compass and relative bearings run clockwise, 0 up the table or dead ahead; turns are positive to starboard. */
export type Degrees = Brand<number, 'Degrees'>;

/**
 * The one tolerance, in inches and in degrees. What comes out of the coordinates is tidied to whole multiples of it, so
 * that a ship that stands on a line is exactly on it and the rule book's own comparison says the same.
 */
export const EPSILON = 1e-6;
const PER_UNIT = 1e6;

/** Beyond any table, and far from where sums of squares lose their meaning. */
const FARTHEST = 1e6;

/** Any number made fit for geometry. */
export function finite(value: number): number {
  'worklet';
  if (Math.abs(value) <= FARTHEST) return value;
  return Number.isNaN(value) ? 0 : Math.sign(value) * FARTHEST;
}

/** What is no number reads 0; what is endless reads as far as anything goes. */
export function inches(value: number): Inches {
  'worklet';
  return finite(value) as Inches;
}

export function degrees(value: number): Degrees {
  'worklet';
  return finite(value) as Degrees;
}

/** The nearest multiple of the tolerance. */
export function tidy(value: number): number {
  'worklet';
  // Never -0: it would not equal the 0 of the rule book.
  return Math.round(value * PER_UNIT) / PER_UNIT + 0;
}

/** From 0 to under 360. */
export function normalised(angle: number): Degrees {
  'worklet';
  const read = tidy(finite(angle));
  // Hardly ever a whole turn or more: the remainder is dear, and asked for only then.
  const turned = Math.abs(read) < 360 ? read : tidy(read % 360);
  return (turned < 0 ? tidy(turned + 360) : turned) as Degrees;
}

/** From over -180 to 180: the short way round, positive to starboard. */
export function signed(angle: number): Degrees {
  'worklet';
  const turned = normalised(angle);
  return (turned > 180 ? tidy(turned - 360) : turned) as Degrees;
}

export function radians(angle: Degrees): number {
  'worklet';
  return (angle * Math.PI) / 180;
}
