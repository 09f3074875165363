import type { Palette } from '@/ui/themes';

import {
  PaintStyle,
  Skia,
  StrokeCap,
  StrokeJoin,
  type SkCanvas,
  type SkColor,
  type SkPaint,
  type SkPath,
} from '../skia';
import type { Shape, Tint } from './shapes';

export type PlanColours = Readonly<Record<Tint, string>>;

/** The theme's colours for a plan. A ship that is done for this phase has a hull without fill. */
export const planColours = (color: Palette, hull: 'steel' | 'card' = 'steel'): PlanColours => ({
  hull: color[hull],
  ink: color.ink,
  card: color.card,
  rule: color.rule,
  fire: color.fireFill,
  onFire: color.onFire,
  now: color.now,
});

export interface Lie {
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise from bow up. Letters on markers stay upright. */
  readonly heading: number;
}

/** Draws a plan with amidships at `lie`. For any canvas, live or off screen. */
export function paintPlan(canvas: SkCanvas, shapes: readonly Shape[], colours: PlanColours, lie: Lie): void {
  const inks = inksOf(colours);
  const paint = Skia.Paint();
  paint.setAntiAlias(true);
  paint.setStrokeJoin(StrokeJoin.Round);
  canvas.save();
  canvas.translate(lie.x, lie.y);
  canvas.rotate(lie.heading, 0, 0);
  for (const shape of joined(shapes)) paintShape(canvas, paint, shape, inks, lie.heading);
  canvas.restore();
  paint.dispose();
}

type Inks = Readonly<Record<Tint, SkColor>>;

/** Read once for a whole drawing: a colour's name is slower to read than its shape is to paint. */
const inksOf = (colours: PlanColours): Inks =>
  Object.fromEntries(Object.entries(colours).map(([tint, colour]) => [tint, Skia.Color(colour)])) as Inks;

/** A row of guns is one path, not fourteen: calls into Skia are what a plan costs. */
function joined(shapes: readonly Shape[]): readonly Shape[] {
  const out: Shape[] = [];
  for (const shape of shapes) {
    const last = out.at(-1);
    if (shape.kind === 'path' && last?.kind === 'path' && isSameLook(shape, last)) {
      out[out.length - 1] = { ...last, d: last.d + shape.d };
    } else out.push(shape);
  }
  return out;
}

const isSameLook = (a: Shape, b: Shape) =>
  a.fill === b.fill && a.stroke === b.stroke && a.width === b.width && a.opacity === b.opacity && a.dash === b.dash;

function paintShape(canvas: SkCanvas, paint: SkPaint, shape: Shape, inks: Inks, heading: number): void {
  if (shape.kind === 'sign') return paintSign(canvas, paint, shape, inks, heading);
  if (shape.kind === 'oval') {
    const { x, y, rx, ry } = shape;
    const rect = Skia.XYWHRect(x - rx, y - ry, 2 * rx, 2 * ry);
    return inked(paint, shape, inks, () => canvas.drawOval(rect, paint));
  }
  withPath(shape.d, (path) => inked(paint, shape, inks, () => canvas.drawPath(path, paint)));
}

/** Fill first, so that the line keeps its whole width. */
function inked(paint: SkPaint, shape: Shape, inks: Inks, draw: () => void): void {
  if (shape.fill !== undefined) {
    setInk(paint, inks[shape.fill], shape.opacity);
    paint.setStyle(PaintStyle.Fill);
    draw();
  }
  if (shape.stroke !== undefined) {
    setInk(paint, inks[shape.stroke], shape.opacity);
    paint.setStyle(PaintStyle.Stroke);
    paint.setStrokeWidth(shape.width ?? 1);
    paint.setStrokeCap(StrokeCap.Butt);
    const dash = shape.dash === undefined ? null : Skia.PathEffect.MakeDash([...shape.dash], 0);
    paint.setPathEffect(dash);
    draw();
    paint.setPathEffect(null);
    dash?.dispose();
  }
}

function setInk(paint: SkPaint, ink: SkColor, opacity = 1): void {
  paint.setColor(ink);
  if (opacity < 1) paint.setAlphaf(opacity);
}

function paintSign(
  canvas: SkCanvas,
  paint: SkPaint,
  shape: Extract<Shape, { kind: 'sign' }>,
  inks: Inks,
  heading: number,
): void {
  canvas.save();
  canvas.translate(shape.x, shape.y);
  canvas.rotate(-heading, 0, 0);
  canvas.scale(shape.scale, shape.scale);
  for (const { d, dx, dy } of shape.outlines) {
    canvas.save();
    canvas.translate(dx, dy);
    withPath(d, (path) => inked(paint, shape, inks, () => canvas.drawPath(path, paint)));
    canvas.restore();
  }
  canvas.restore();
}

/** On the web nothing frees a path but this. */
function withPath(d: string, draw: (path: SkPath) => void): void {
  const path = Skia.Path.MakeFromSVGString(d);
  if (path === null) throw new Error(`Not a path: ${d}`);
  draw(path);
  path.dispose();
}
