import type { Box } from '@/kit/opening-chart/boxes';
import { widthOf } from '@/kit/opening-chart/text-blocks';
import type { ColorRole } from '@/ui/themes';

import type { Piece } from '../model';
import type { TokenSize } from '../tokens';

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

/** A line, a ring or a word to draw, in points from the north-west corner of the table or of the window. Plain data. */
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
    | {
        readonly kind: 'token';
        readonly piece: Piece;
        readonly x: number;
        readonly y: number;
        /** In the window, whatever her course is. */
        readonly heading: number;
        readonly size: TokenSize;
        readonly chosen: boolean;
      }
    | {
        readonly kind: 'ensign';
        readonly side: Piece['side'];
        readonly x: number;
        readonly y: number;
        readonly breadth: number;
      }
  );

export type ShapeOf<K extends Shape['kind']> = Extract<Shape, { readonly kind: K }>;

/** How much room words take, a little on the wide side. */
export function boxOfWords({ text, x, y, size, align }: ShapeOf<'words'>): Box {
  const [width, height] = [widthOf(text, size), size * 1.15];
  const left = align === 'left' ? 0 : align === 'middle' ? width / 2 : width;
  return { x: x - left, y: y - height / 2, width, height };
}
