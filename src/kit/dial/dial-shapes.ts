import type { Sector } from '@/measure/arc';
import type { ColorRole } from '@/ui/themes';

export interface Ink {
  /** What it is a drawing of, for whoever reads the list. */
  readonly part: string;
  readonly fill?: ColorRole;
  readonly stroke?: ColorRole;
  readonly width?: number;
  readonly dash?: readonly [on: number, off: number];
}

/** One thing to draw, round the middle of the dial: radii in points, bearings clockwise from the bow. */
export type DialShape = Ink &
  (
    | ({ readonly kind: 'sector'; readonly inner: number; readonly outer: number } & Sector)
    | ({ readonly kind: 'ring'; readonly radius: number } & Sector)
    | { readonly kind: 'spokes'; readonly inner: number; readonly outer: number; readonly bearings: readonly number[] }
    | { readonly kind: 'arrow'; readonly radius: number; readonly bearing: number; readonly size: number }
  );

export const ALL_ROUND: Sector = { start: 0, sweep: 360 };

export const sector = (ink: Ink, inner: number, outer: number, { start, sweep }: Sector = ALL_ROUND): DialShape => ({
  ...ink,
  kind: 'sector',
  inner,
  outer,
  start,
  sweep,
});

export const ring = (ink: Ink, radius: number, { start, sweep }: Sector = ALL_ROUND): DialShape => ({
  ...ink,
  kind: 'ring',
  radius,
  start,
  sweep,
});

export const spokes = (ink: Ink, inner: number, outer: number, bearings: readonly number[]): DialShape => ({
  ...ink,
  kind: 'spokes',
  inner,
  outer,
  bearings,
});

export const arrow = (ink: Ink, radius: number, bearing: number, size: number): DialShape => ({
  ...ink,
  kind: 'arrow',
  radius,
  bearing,
  size,
});

/** The two lines a sector lies between. */
export const edgesOf = ({ start, sweep }: Sector): readonly number[] => [start % 360, (start + sweep) % 360];
