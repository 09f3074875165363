import { PaintStyle, type SkCanvas, Skia, type SkPaint, StrokeCap, StrokeJoin } from '../skia';

import type { Inks } from './inks';
import type { Lettering } from './lettering';
import type { Shape, ShapeOf } from './shapes';

export interface Palettes {
  readonly inks: Inks;
  readonly lettering: Lettering | null;
}

const PLAIN: readonly string[] = ['line', 'lines', 'box', 'disc', 'sector', 'words'] satisfies Shape['kind'][];
const isPlain = (shape: { readonly kind: string }): shape is Shape => PLAIN.includes(shape.kind);

/** Draws a list in its order, with one paint, and frees what it took. Shapes of one's own are handed to `paintOther`. */
export function paintShapes<Other extends { readonly kind: string } = never>(
  canvas: SkCanvas,
  shapes: readonly (Shape | Other)[],
  { inks, lettering }: Palettes,
  paintOther?: (shape: Other) => void,
): void {
  if (shapes.length === 0) return;
  const paint = Skia.Paint();
  paint.setAntiAlias(true);
  paint.setStrokeCap(StrokeCap.Butt);
  paint.setStrokeJoin(StrokeJoin.Round);
  for (const shape of shapes) {
    if (!isPlain(shape)) paintOther?.(shape);
    else if (shape.kind === 'words') paintWords(canvas, shape, paint, inks, lettering);
    else {
      if (shape.fill !== undefined) {
        paint.setStyle(PaintStyle.Fill);
        paint.setColor(inks[shape.fill]);
        if (shape.opacity !== undefined) paint.setAlphaf(shape.opacity);
        paintShape(canvas, shape, paint, true);
      }
      if (shape.stroke !== undefined) stroke(canvas, shape, paint, inks);
    }
  }
  paint.dispose();
}

type Plain = Exclude<Shape, { kind: 'words' }>;

function stroke(canvas: SkCanvas, shape: Plain, paint: SkPaint, inks: Inks): void {
  paint.setStyle(PaintStyle.Stroke);
  paint.setColor(inks[shape.stroke ?? 'ink']);
  if (shape.opacity !== undefined && shape.fill === undefined) paint.setAlphaf(shape.opacity);
  paint.setStrokeWidth(shape.width ?? 1);
  const dash = shape.dash ? Skia.PathEffect.MakeDash([...shape.dash], 0) : null;
  if (dash) paint.setPathEffect(dash);
  paintShape(canvas, shape, paint, false);
  if (dash) {
    paint.setPathEffect(null);
    dash.dispose();
  }
}

function paintShape(canvas: SkCanvas, shape: Plain, paint: SkPaint, filled: boolean): void {
  switch (shape.kind) {
    case 'disc':
      return canvas.drawCircle(shape.x, shape.y, shape.radius, paint);
    case 'box': {
      const rect = Skia.XYWHRect(shape.x, shape.y, shape.breadth, shape.height);
      return shape.round
        ? canvas.drawRRect(Skia.RRectXY(rect, shape.round, shape.round), paint)
        : canvas.drawRect(rect, paint);
    }
    case 'lines':
      for (const [x0, y0, x1, y1] of shape.strokes) canvas.drawLine(x0, y0, x1, y1, paint);
      return;
    case 'line': {
      const builder = Skia.PathBuilder.Make();
      shape.dots.forEach(({ x, y }, index) => (index === 0 ? builder.moveTo(x, y) : builder.lineTo(x, y)));
      if (shape.closed) builder.close();
      const path = builder.build();
      canvas.drawPath(path, paint);
      path.dispose();
      builder.dispose();
      return;
    }
    case 'sector':
      return paintSector(canvas, shape, paint, filled);
  }
}

/** Skia counts its angles from the east. */
const EAST = 90;

function paintSector(canvas: SkCanvas, shape: ShapeOf<'sector'>, paint: SkPaint, filled: boolean): void {
  const { x, y, inner, outer, start, sweep } = shape;
  const around = (radius: number) => Skia.XYWHRect(x - radius, y - radius, 2 * radius, 2 * radius);
  if (sweep >= 360) return canvas.drawCircle(x, y, outer, paint);
  // A sector with a fill is a wedge; one without is only its outer line.
  if (shape.fill === undefined) return canvas.drawArc(around(outer), start - EAST, sweep, false, paint);
  if (inner <= 0 || !filled) return canvas.drawArc(around(outer), start - EAST, sweep, true, paint);
  const builder = Skia.PathBuilder.Make();
  builder.arcToOval(around(outer), start - EAST, sweep, true);
  builder.arcToOval(around(inner), start + sweep - EAST, -sweep, false);
  const path = builder.close().build();
  canvas.drawPath(path, paint);
  path.dispose();
  builder.dispose();
}

const HALO = 3.5;

function paintWords(
  canvas: SkCanvas,
  { text, x, y, size, align, halo, fill }: ShapeOf<'words'>,
  paint: SkPaint,
  inks: Inks,
  lettering: Lettering | null,
): void {
  if (!lettering) return;
  const font = lettering.font(size);
  const left = align === 'left' ? x : x - font.getTextWidth(text) / (align === 'middle' ? 2 : 1);
  const foot = y + size * 0.345;
  if (halo) {
    paint.setStyle(PaintStyle.Stroke);
    paint.setStrokeWidth(HALO);
    paint.setColor(inks[halo]);
    canvas.drawText(text, left, foot, paint, font);
  }
  paint.setStyle(PaintStyle.Fill);
  paint.setColor(inks[fill ?? 'ink']);
  canvas.drawText(text, left, foot, paint, font);
}
