import { recordPicture } from '@/kit/record-picture';
import type { MarkStyle } from '@/kit/side-mark';
import { type SkCanvas, Skia, type SkPicture } from '@/kit/skia';
import { type Camera, toScreen } from '@/measure/camera';
import { tablePoint } from '@/measure/point';
import type { Degrees } from '@/measure/units';
import type { Palette } from '@/ui/themes';

import type { Lettering } from '@/kit/drawing/lettering';
import { fixedShapes } from '../scene/fixed';
import { groundShapes } from '../scene/ground';
import {
  type Frame,
  isLifted,
  overScene,
  type Setting,
  sizesIn,
  stillShapes,
  textSize,
  underShapes,
} from '../scene/scene';
import { type Label, labelShapes } from '../scene/labels';
import type { Dot, Shape } from '../scene/shapes';
import { inksOf } from '@/kit/drawing/inks';
import { layer } from '@/kit/drawing/layer';
import { paintShapes, type Palettes } from './paint-shapes';
import { makeStamps } from './stamps';

export interface TablePainter {
  /** The table as it is seen now: the same picture as long as nothing moved, else the last is freed. */
  frame(setting: Setting, frame: Frame): SkPicture;
  dispose(): void;
}

/**
 * Paints the table in one theme. What stands still is recorded once for each zoom and only shifted when the table is;
 * a frame while a ship is dragged is those pictures, the ship, and what is measured from her.
 */
export function tablePainter(color: Palette, marks: MarkStyle, lettering: Lettering | null): TablePainter {
  const stamps = makeStamps(color, marks, lettering);
  const palettes: Palettes = { inks: inksOf(color), stamps, lettering };
  // Turned, the sheet lies to any side of its own corner.
  const sheet = ({ model: { size } }: Setting, scale: number, shapes: readonly Shape[]): SkPicture => {
    const reach = (size.width + size.depth) * scale + MARGIN;
    return recordPicture({ x: -reach, y: -reach, width: 2 * reach, height: 2 * reach }, (canvas) =>
      paintShapes(canvas, shapes, palettes),
    );
  };

  const ground = layer((setting: Setting, scale: number) =>
    sheet(setting, scale, groundShapes(setting.model.size, setting.model.terrain, scale)),
  );
  const still = layer((setting: Setting, scale: number, rotation: Degrees, without: string) =>
    sheet(setting, scale, stillShapes(setting, { scale, rotation }, sizesIn(setting, scale), setOf(without))),
  );
  const names = layer((scale: number, { setting, placed, corner }: Labels) =>
    sheet(setting, scale, labelShapes(placed, textSize('name', setting.growth), corner)),
  );
  let lettered: Labels | null = null;
  // As long as every name keeps its spot beside its ship, the sheet they were written on is only shifted.
  const kept = (setting: Setting, { scale, rotation }: Camera, placed: readonly Label[], corner: Dot): Labels => {
    const spots = [scale, rotation, ...placed.map(({ piece, spot }) => `${piece.id} ${spot}`)].join();
    if (lettered?.setting !== setting || lettered.spots !== spots) lettered = { setting, placed, corner, spots };
    return lettered;
  };
  const fixed = layer((setting: Setting, width: number, height: number, scale: number, rotation: Degrees) => {
    const { corner: side, inch, north, growth } = setting;
    const seen = { window: { width, height }, scale, rotation };
    const shapes = fixedShapes(seen, { side, inch, north, textSize: textSize('small', growth) });
    return recordPicture({ x: 0, y: 0, width, height }, (canvas) => paintShapes(canvas, shapes, palettes));
  });
  const whole = layer((setting: Setting, frame: Frame) => {
    const { camera, chosen } = frame;
    const { scale, window, rotation } = camera;
    const corner = toScreen(tablePoint(0, 0), camera);
    const off = setting.model.pieces.filter((piece) => piece.id === chosen || isLifted(piece, frame));
    const without = off.map(({ id }) => id).join(' ');
    const { over, labels } = overScene(setting, frame, sizesIn(setting, scale));
    return recordPicture({ x: 0, y: 0, ...window }, (canvas) => {
      canvas.drawColor(Skia.Color(color.paper));
      shifted(canvas, corner, ground.get(setting, scale), rotation);
      paintShapes(canvas, underShapes(setting, frame), palettes);
      shifted(canvas, corner, still.get(setting, scale, rotation, without));
      shifted(canvas, corner, names.get(scale, kept(setting, camera, labels, corner)));
      paintShapes(canvas, over, palettes);
      canvas.drawPicture(fixed.get(setting, window.width, window.height, scale, rotation));
    });
  });
  return {
    frame: (setting, frame) => whole.get(setting, frame),
    dispose: () => [whole, fixed, names, still, ground, stamps].forEach((each) => each.dispose()),
  };
}

interface Labels {
  readonly setting: Setting;
  readonly placed: readonly Label[];
  /** Of the table, in the window they were placed in. */
  readonly corner: Dot;
  /** Who has which at this zoom, to tell one lot from another. */
  readonly spots: string;
}

/** Ships may stand off the table, and names hang over its edge. */
const MARGIN = 2000;

const setOf = (ids: string): ReadonlySet<string> => new Set(ids === '' ? [] : ids.split(' '));

function shifted(canvas: SkCanvas, { x, y }: Dot, picture: SkPicture, rotation = 0): void {
  canvas.save();
  canvas.translate(x, y);
  canvas.rotate(rotation, 0, 0);
  canvas.drawPicture(picture);
  canvas.restore();
}
