import { inksOf } from '@/kit/drawing/inks';
import { layer } from '@/kit/drawing/layer';
import type { Lettering } from '@/kit/drawing/lettering';
import { paintEnsign } from '@/kit/drawing/paint-ensign';
import { paintShapes } from '@/kit/drawing/paint-shapes';
import type { Dot } from '@/kit/drawing/shapes';
import { recordPicture } from '@/kit/record-picture';
import type { MarkStyle } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { type SkCanvas, Skia, type SkPicture } from '@/kit/skia';
import { type Camera, toScreen } from '@/measure/camera';
import { tablePoint } from '@/measure/point';
import type { Hex, Side } from '@/rules/mukden/index';
import type { Palette } from '@/ui/themes';

import type { BoardGround, BoardModel, BoardToken, Communication } from './board-model';
import {
  type BoardWords,
  cutOffShapes,
  groundShapes,
  labelBreadth,
  labelShapes,
  lineShapes,
  nameShapes,
  targetShapes,
  zoneShapes,
} from './board-scene';
import { type BoardShape, COUNTER, counterShapes, type EnsignShape } from './counter-shapes';
import { centreOf, type HexMap, mapSize, rangeIn } from './hex-geometry';

/** A counter in the hand: where its middle is on the map, and over which hex. */
export interface Drag {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly hex: Hex | null;
}

/** The chosen counter's way to supply. */
interface ShownLine extends Communication {
  readonly side: Side;
  readonly hex: Hex;
}

export interface BoardFrame {
  readonly camera: Camera;
  readonly ground: BoardGround;
  readonly tokens: readonly BoardToken[];
  /** Null where they are not shown. */
  readonly zones: BoardModel['zones'] | null;
  readonly line: ShownLine | null;
  readonly chosen: string | null;
  readonly drag: Drag | null;
}

export interface BoardPainter {
  frame(frame: BoardFrame): SkPicture;
  dispose(): void;
}

/** From afar a counter fills its hex. */
const LARGER = 1.25;
/** Below this size numbers of hexes and marks on counters cannot be read. */
const FAR = 0.62;

/** Draws the board in layers that are kept as long as nothing in them changes: a drag draws one counter anew. */
export function boardPainter(
  color: Palette,
  { lettering, marks, words }: { lettering: Lettering | null; marks: MarkStyle; words: BoardWords },
): BoardPainter {
  const palettes = { inks: inksOf(color), lettering };
  const paintOther = (canvas: SkCanvas) => (shape: EnsignShape) =>
    shifted(canvas, shape, () => paintEnsign(canvas, ensignOf(shape.side), marks, shape.breadth, color));
  const paint = (canvas: SkCanvas, shapes: readonly BoardShape[]) =>
    paintShapes<EnsignShape>(canvas, shapes, palettes, paintOther(canvas));
  /** A picture in the points of the map, with some room beyond its edge. */
  const onMap = (map: HexMap, shapes: readonly BoardShape[]): SkPicture => {
    const { width, depth } = mapSize(map);
    const bounds = { x: -EDGE, y: -EDGE, width: width + 2 * EDGE, height: depth + 2 * EDGE };
    return recordPicture(bounds, (canvas) => paint(canvas, shapes));
  };

  const ground = layer((of: BoardGround, ...[fromColumn, toColumn, fromRow, toRow, far]: RangeParts) =>
    onMap(of.map, groundShapes(of, { fromColumn, toColumn, fromRow, toRow }, far)),
  );
  const names = layer((of: BoardGround, far: boolean) => onMap(of.map, nameShapes(of, words, far)));
  const zones = layer(
    (map: HexMap, of: BoardModel['zones'], fromColumn: number, toColumn: number, fromRow: number, toRow: number) =>
      onMap(map, zoneShapes(map, of, { fromColumn, toColumn, fromRow, toRow })),
  );
  const line = layer((map: HexMap, shown: ShownLine) => onMap(map, lineShapes(map, shown)));
  const still = layer(
    (map: HexMap, tokens: readonly BoardToken[], chosen: string | null, held: string | null, far: boolean) => {
      const { width, depth } = mapSize(map);
      return recordPicture({ x: -EDGE, y: -EDGE, width: width + 2 * EDGE, height: depth + 2 * EDGE }, (canvas) => {
        for (const token of tokens) {
          if (token.id === held) continue;
          const look = { chosen: token.id === chosen, far, below: token.below };
          shifted(canvas, centreOf(map, token.hex), () => {
            if (far) canvas.scale(LARGER, LARGER);
            paint(canvas, counterShapes(token, look));
          });
        }
      });
    },
  );
  const inHand = layer((token: BoardToken, far: boolean) =>
    recordPicture({ x: -COUNTER, y: -COUNTER, width: 2 * COUNTER, height: 2 * COUNTER }, (canvas) =>
      paint(canvas, counterShapes(token, { chosen: true, far, below: 0 })),
    ),
  );
  const whole = layer((...[camera, of, tokens, shownZones, shownLine, chosen, drag]: FrameParts) =>
    recordPicture({ x: 0, y: 0, ...camera.window }, (canvas) => {
      const { map } = of;
      const far = camera.scale < FAR;
      const range = rangeIn(map, camera);
      const block = [range.fromColumn, range.toColumn, range.fromRow, range.toRow] as const;
      canvas.drawColor(Skia.Color(color.card));
      canvas.save();
      canvas.translate(camera.window.width / 2, camera.window.height / 2);
      canvas.scale(camera.scale, camera.scale);
      canvas.translate(-camera.middle.x, -camera.middle.y);
      canvas.drawPicture(ground.get(of, ...block, far));
      if (shownZones) canvas.drawPicture(zones.get(map, shownZones, ...block));
      if (shownLine) {
        canvas.drawPicture(line.get(map, shownLine));
        if (shownLine.path === null) paint(canvas, cutOffShapes(centreOf(map, shownLine.hex)));
      }
      canvas.drawPicture(still.get(map, tokens, chosen, drag?.id ?? null, far));
      canvas.drawPicture(names.get(of, far));
      const held = drag && tokens.find(({ id }) => id === drag.id);
      if (drag && held) {
        if (drag.hex !== null) paint(canvas, targetShapes(map, drag.hex));
        shifted(canvas, drag, () => canvas.drawPicture(inHand.get(held, far)));
      }
      canvas.restore();
      if (shownLine && !drag) paint(canvas, lineLabel(map, camera, shownLine, words));
    }),
  );
  return {
    frame: ({ camera, ground: of, tokens, zones: shownZones, line: shownLine, chosen, drag }) =>
      whole.get(camera, of, tokens, shownZones, shownLine, chosen, drag),
    dispose: () => [whole, inHand, still, line, zones, names, ground].forEach((each) => each.dispose()),
  };
}

/** Counters and names hang over the edge of the map. */
const EDGE = 60;

type RangeParts = [fromColumn: number, toColumn: number, fromRow: number, toRow: number, far: boolean];

/** What a frame is made of: as long as each of these is the same, so is the picture. */
type FrameParts = [
  camera: Camera,
  ground: BoardGround,
  tokens: readonly BoardToken[],
  zones: BoardModel['zones'] | null,
  line: ShownLine | null,
  chosen: string | null,
  drag: Drag | null,
];

function shifted(canvas: SkCanvas, { x, y }: Dot, draw: () => void): void {
  canvas.save();
  canvas.translate(x, y);
  draw();
  canvas.restore();
}

const LABEL = { aside: 12, edge: 8, foot: 26 } as const;

/** Where the line leaves the window, beside it; or that there is none. */
function lineLabel(map: HexMap, camera: Camera, shown: ShownLine, words: BoardWords) {
  const { width, height } = camera.window;
  const seen = (hex: Hex): Dot => {
    const { x, y } = centreOf(map, hex);
    return toScreen(tablePoint(x, y), camera);
  };
  const inSight = ({ x, y }: Dot): boolean => x > 0 && x < width && y > 20 && y < height - 20;
  const at = shown.path?.map(seen).filter(inSight).at(-1) ?? seen(shown.hex);
  if (!inSight(at)) return [];
  const text = shown.path === null ? words.noLine : words.line[shown.side];
  const margin = labelBreadth(text) / 2 + LABEL.edge;
  // Without one it stands in a corner: around the unit are those that bar it.
  if (shown.path === null) return labelShapes(text, { x: margin, y: height - LABEL.foot });
  const x = Math.max(margin, Math.min(width - margin, at.x - margin - LABEL.aside));
  return labelShapes(text, { x, y: at.y });
}
