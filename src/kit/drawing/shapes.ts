import type { ColorRole } from '@/ui/themes';

export interface Dot {
  readonly x: number;
  readonly y: number;
}

interface Look {
  /** What it is a drawing of: `grid`, `ring`, `tape`. */
  readonly part: string;
  readonly fill?: ColorRole;
  readonly stroke?: ColorRole;
  readonly width?: number;
  readonly opacity?: number;
  readonly dash?: readonly [on: number, off: number];
}

/** A line, a ring or a word to draw, in points from a corner. Plain data. */
export type Shape = Look &
  (
    | { readonly kind: 'line'; readonly dots: readonly Dot[]; readonly closed?: boolean }
    | {
        readonly kind: 'lines';
        /** Separate straight strokes, each x, y, x, y. */
        readonly strokes: readonly (readonly [number, number, number, number])[];
      }
    | {
        readonly kind: 'box';
        readonly x: number;
        readonly y: number;
        readonly breadth: number;
        readonly height: number;
        readonly round?: number;
      }
    | { readonly kind: 'disc'; readonly x: number; readonly y: number; readonly radius: number }
    | {
        /** A piece of a ring: all of it to the middle when `inner` is 0, only its outer line when there is no fill. */
        readonly kind: 'sector';
        readonly x: number;
        readonly y: number;
        readonly inner: number;
        readonly outer: number;
        /** Degrees from the top of the window, clockwise. */
        readonly start: number;
        readonly sweep: number;
      }
    | {
        readonly kind: 'words';
        readonly text: string;
        readonly x: number;
        /** The middle of the line, not its foot. */
        readonly y: number;
        readonly size: number;
        readonly align: 'left' | 'middle' | 'right';
        readonly halo?: ColorRole;
      }
  );

export type ShapeOf<K extends Shape['kind']> = Extract<Shape, { readonly kind: K }>;
