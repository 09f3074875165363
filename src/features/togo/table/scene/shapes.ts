import type { Box } from '@/kit/opening-chart/boxes';
import { widthOf } from '@/kit/opening-chart/text-blocks';
import type { Dot, Shape as PlainShape } from '@/kit/drawing/shapes';

import type { Piece } from '../model';
import type { TokenSize } from '../tokens';

export type { Dot };

/** What stands on the table as a stamp: a base with its plan, an ensign. */
export type StampShape =
  | {
      readonly part: string;
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
      readonly part: string;
      readonly kind: 'ensign';
      readonly side: Piece['side'];
      readonly x: number;
      readonly y: number;
      readonly breadth: number;
    };

/** In points from the north-west corner of the table or of the window. */
export type Shape = PlainShape | StampShape;

export type ShapeOf<K extends Shape['kind']> = Extract<Shape, { readonly kind: K }>;

/** How much room words take, a little on the wide side. */
export function boxOfWords({ text, x, y, size, align }: ShapeOf<'words'>): Box {
  const [width, height] = [widthOf(text, size), size * 1.15];
  const left = align === 'left' ? 0 : align === 'middle' ? width / 2 : width;
  return { x: x - left, y: y - height / 2, width, height };
}
