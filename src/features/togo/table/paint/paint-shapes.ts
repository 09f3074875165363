import { paintShapes as paintPlainShapes, type Palettes as PlainPalettes } from '@/kit/drawing/paint-shapes';
import type { SkCanvas } from '@/kit/skia';

import type { Shape, StampShape } from '../scene/shapes';
import type { Stamps } from './stamps';

export interface Palettes extends PlainPalettes {
  readonly stamps: Stamps;
}

/** Draws a list in its order; bases and ensigns are stamped. */
export function paintShapes(canvas: SkCanvas, shapes: readonly Shape[], palettes: Palettes): void {
  paintPlainShapes<StampShape>(canvas, shapes, palettes, (shape) => {
    if (shape.kind === 'token') palettes.stamps.token(canvas, shape);
    else palettes.stamps.ensign(canvas, shape);
  });
}
