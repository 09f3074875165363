import { screenPoint, screenPolar } from '@/measure/point';
import { degrees } from '@/measure/units';
import type { Palette } from '@/ui/themes';

import { PaintStyle, type SkCanvas, Skia, type SkPaint, StrokeCap } from '../skia';
import type { DialShape } from './dial-shapes';

/** Draws a list round (0, 0): the canvas has been moved to the middle of the dial. */
export function paintShapes(canvas: SkCanvas, shapes: readonly DialShape[], color: Palette): void {
  if (shapes.length === 0) return;
  const paint = Skia.Paint();
  paint.setAntiAlias(true);
  paint.setStrokeCap(StrokeCap.Butt);
  for (const shape of shapes) {
    if (shape.fill) {
      paint.setStyle(PaintStyle.Fill);
      paint.setColor(Skia.Color(color[shape.fill]));
      paintShape(canvas, shape, paint);
    }
    if (shape.stroke) {
      paint.setStyle(PaintStyle.Stroke);
      paint.setColor(Skia.Color(color[shape.stroke]));
      paint.setStrokeWidth(shape.width ?? 1);
      const dash = shape.dash ? Skia.PathEffect.MakeDash([...shape.dash], 0) : null;
      paint.setPathEffect(dash);
      paintShape(canvas, shape, paint);
      paint.setPathEffect(null);
      dash?.dispose();
    }
  }
  paint.dispose();
}

function paintShape(canvas: SkCanvas, shape: DialShape, paint: SkPaint): void {
  switch (shape.kind) {
    case 'ring':
      if (shape.sweep >= 360) canvas.drawCircle(0, 0, shape.radius, paint);
      else canvas.drawArc(around(shape.radius), shape.start - EAST, shape.sweep, false, paint);
      return;
    case 'sector':
      return paintSector(canvas, shape, paint);
    case 'spokes':
      for (const bearing of shape.bearings) {
        const [from, to] = [at(bearing, shape.inner), at(bearing, shape.outer)];
        canvas.drawLine(from.x, from.y, to.x, to.y, paint);
      }
      return;
    case 'arrow':
      return paintArrow(canvas, shape, paint);
  }
}

function paintSector(canvas: SkCanvas, shape: DialShape & { kind: 'sector' }, paint: SkPaint): void {
  const { inner, outer, start, sweep } = shape;
  if (sweep >= 360 && inner <= 0) return canvas.drawCircle(0, 0, outer, paint);
  if (inner <= 0) return canvas.drawArc(around(outer), start - EAST, sweep, true, paint);
  const builder = Skia.PathBuilder.Make();
  builder.arcToOval(around(outer), start - EAST, sweep, true);
  builder.arcToOval(around(inner), start + sweep - EAST, -sweep, false);
  const path = builder.close().build();
  canvas.drawPath(path, paint);
  path.dispose();
  builder.dispose();
}

function paintArrow(canvas: SkCanvas, shape: DialShape & { kind: 'arrow' }, paint: SkPaint): void {
  const { radius, bearing, size } = shape;
  const builder = Skia.PathBuilder.Make();
  builder
    .moveTo(0, -radius - size)
    .lineTo(size, size - radius)
    .lineTo(-size, size - radius);
  const path = builder.close().build();
  canvas.save();
  canvas.rotate(bearing, 0, 0);
  canvas.drawPath(path, paint);
  canvas.restore();
  path.dispose();
  builder.dispose();
}

/** Skia counts its angles from the east. */
const EAST = 90;
const MIDDLE = screenPoint(0, 0);

const around = (radius: number) => Skia.XYWHRect(-radius, -radius, 2 * radius, 2 * radius);
const at = (bearing: number, radius: number) => screenPolar(MIDDLE, degrees(bearing), radius);
