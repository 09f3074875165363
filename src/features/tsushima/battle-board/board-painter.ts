import { inksOf } from '@/kit/drawing/inks';
import { layer } from '@/kit/drawing/layer';
import type { Lettering } from '@/kit/drawing/lettering';
import { paintShapes } from '@/kit/drawing/paint-shapes';
import { recordPicture } from '@/kit/record-picture';
import { type SkCanvas, Skia, type SkPicture } from '@/kit/skia';
import type { Palette } from '@/ui/themes';

import { type BoardLayout, type Box, columnsInReach, GUTTER } from './board-layout';
import type { BoardModel, BoardPair, BoardToken } from './board-model';
import { beyondShapes, type BoardWords, fireShapes, groundShapes, hatchShapes, screenShapes } from './board-scene';
import { tokenShapes } from './token-shapes';

/** A token in the hand: where its corner is on the lanes. */
export interface Drag {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

export interface BoardFrame {
  readonly model: BoardModel;
  /** Who fires at whom: as in the model, or with what hangs over another lane. */
  readonly pairs: readonly BoardPair[];
  readonly layout: BoardLayout;
  readonly chosen: string | null;
  /** How far the board is scrolled. */
  readonly x: number;
  readonly y: number;
  /** Of the window. */
  readonly height: number;
  readonly drag: Drag | null;
}

export interface BoardPainter {
  /** The same picture as long as nothing moved, else the last is freed. */
  frame(frame: BoardFrame): SkPicture;
  dispose(): void;
}

/**
 * Paints the board in one theme. Lanes, hatching and everybody who stands still are recorded once; a frame while a
 * division is dragged is those pictures, its token, and its own arrows.
 */
export function boardPainter(color: Palette, lettering: Lettering | null, words: BoardWords): BoardPainter {
  const { nameSize } = words;
  const palettes = { inks: inksOf(color), lettering };
  const ground = layer((layout: BoardLayout, model: BoardModel) =>
    recordPicture({ x: 0, y: 0, width: layout.inner + 2 * GUTTER, height: layout.height + 1 }, (canvas) =>
      paintShapes(canvas, groundShapes(layout, model, words), palettes),
    ),
  );
  const hatch = layer((layout: BoardLayout, token: BoardToken) =>
    recordPicture({ x: 0, y: 0, width: layout.inner + 2 * GUTTER, height: layout.height }, (canvas) =>
      paintShapes(canvas, hatchShapes(layout, columnsInReach(token)), palettes),
    ),
  );
  const inHand = layer((token: BoardToken, width: number, height: number) =>
    recordPicture({ x: -20, y: -20, width: width + 40, height: height + 40 }, (canvas) =>
      paintShapes(canvas, tokenShapes(token, { width, height }, { chosen: true, nameSize }), palettes),
    ),
  );
  const still = layer((...[layout, model, pairs, chosen, dragged]: StillParts) =>
    recordPicture({ x: 0, y: -20, width: layout.width + 20, height: layout.height + 40 }, (canvas) => {
      const rest = pairs.filter(({ from, to }) => from !== dragged && to !== dragged);
      paintShapes(
        canvas,
        fireShapes(rest, (id) => layout.boxes.get(id), isShown(model, chosen)),
        palettes,
      );
      if (dragged === null) paintShapes(canvas, screenShapes(layout, model, words), palettes);
      for (const token of model.tokens) {
        const box = layout.boxes.get(token.id);
        if (box === undefined || token.id === dragged) continue;
        shifted(canvas, box, () =>
          paintShapes(canvas, tokenShapes(token, box, { chosen: token.id === chosen, nameSize }), palettes),
        );
      }
    }),
  );
  const whole = layer((...[layout, model, pairs, chosen, drag, x, y, height]: Parts) => {
    const token = drag === null ? undefined : model.tokens.find(({ id }) => id === drag.id);
    const box = token && layout.boxes.get(token.id);
    const window = { x: 0, y: 0, width: layout.inner + 2 * GUTTER, height };
    return recordPicture(window, (canvas) => {
      canvas.drawColor(Skia.Color(color.paper));
      canvas.translate(0, -y);
      canvas.drawPicture(ground.get(layout, model));
      if (token) canvas.drawPicture(hatch.get(layout, token));
      canvas.clipRect(Skia.XYWHRect(GUTTER, -LAPS, layout.inner, layout.height + 2 * LAPS), 1, false);
      canvas.translate(GUTTER - x, 0);
      canvas.drawPicture(still.get(layout, model, pairs, chosen, drag?.id ?? null));
      paintShapes(canvas, beyondShapes(layout, x), palettes);
      if (!drag || !token || !box) return;
      const boxOf = (id: string): Box | undefined =>
        id === drag.id ? { ...box, x: drag.x, y: drag.y } : layout.boxes.get(id);
      const own = pairs.filter(({ from, to }) => from === drag.id || to === drag.id);
      paintShapes(canvas, fireShapes(own, boxOf, isShown(model, drag.id)), palettes);
      shifted(canvas, drag, () => canvas.drawPicture(inHand.get(token, box.width, box.height)));
    });
  });
  return {
    frame: ({ layout, model, pairs, chosen, drag, x, y, height }) =>
      whole.get(layout, model, pairs, chosen, drag, x, y, height),
    dispose: () => [whole, still, inHand, hatch, ground].forEach((each) => each.dispose()),
  };
}

/** What a frame is made of: as long as each of these is the same, so is the picture. */
type Parts = [
  layout: BoardLayout,
  model: BoardModel,
  pairs: readonly BoardPair[],
  chosen: string | null,
  drag: Drag | null,
  x: number,
  y: number,
  height: number,
];

type StillParts = [
  layout: BoardLayout,
  model: BoardModel,
  pairs: readonly BoardPair[],
  chosen: string | null,
  dragged: string | null,
];

/** Chips and brackets lap over the lanes a little. */
const LAPS = 20;

function shifted(canvas: SkCanvas, { x, y }: Pick<Box, 'x' | 'y'>, draw: () => void): void {
  canvas.save();
  canvas.translate(x, y);
  draw();
  canvas.restore();
}

/** Arrows of divisions are always drawn; those of counters would hide everything else. */
const isShown = ({ tokens }: BoardModel, chosen: string | null): ((pair: BoardPair) => boolean) => {
  const divisions = new Set(tokens.filter(({ kind }) => kind === 'division').map(({ id }) => id));
  return ({ from, to }) => from === chosen || to === chosen || (divisions.has(from) && divisions.has(to));
};
