import type { Palette } from '@/ui/themes';

import { PaintStyle, type SkCanvas, Skia, type SkPaint, type SkPath, StrokeJoin } from '../skia';
import type { Dot } from './boxes';
import type { DrawList, Shape } from './draw-list';

/** The whole chart on any canvas, live or recorded. */
export function paintOpening(canvas: SkCanvas, { frame, shapes }: DrawList, color: Palette): void {
  for (const shape of shapes) paintShape(canvas, shape, color, frame.table);
}

function paintShape(canvas: SkCanvas, shape: Shape, color: Palette, table: DrawList['frame']['table']): void {
  const clipped = shape.type === 'box' && shape.clipped;
  if (clipped) {
    canvas.save();
    canvas.clipRect(Skia.XYWHRect(table.x, table.y, table.width, table.height), 1, true);
  }
  const path = pathOf(shape);
  for (const paint of paintsOf(shape, color)) {
    canvas.drawPath(path, paint);
    paint.dispose();
  }
  path.dispose();
  if (clipped) canvas.restore();
}

function paintsOf({ fill, stroke, width = 1, dashed, ...shape }: Shape, color: Palette): readonly SkPaint[] {
  const paints: SkPaint[] = [];
  if (fill) {
    const paint = Skia.Paint();
    paint.setAntiAlias(true);
    paint.setColor(Skia.Color(color[fill]));
    paints.push(paint);
  }
  if (stroke) {
    const paint = Skia.Paint();
    paint.setAntiAlias(true);
    paint.setStyle(PaintStyle.Stroke);
    paint.setStrokeWidth(width);
    paint.setStrokeJoin(shape.type === 'polygon' && !shape.round ? StrokeJoin.Miter : StrokeJoin.Round);
    paint.setColor(Skia.Color(color[stroke]));
    if (dashed) paint.setPathEffect(Skia.PathEffect.MakeDash([3, 2], 0));
    paints.push(paint);
  }
  return paints;
}

function pathOf(shape: Shape): SkPath {
  const path = Skia.PathBuilder.Make();
  switch (shape.type) {
    case 'box': {
      const { x, y, width, height } = shape.box;
      return path.addRect(Skia.XYWHRect(x, y, width, height)).build();
    }
    case 'disc':
      return path.addCircle(shape.middle.x, shape.middle.y, shape.radius).build();
    case 'line':
      shape.dots.forEach(({ x, y }, place) => (place === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
      return path.build();
    case 'polygon': {
      const { corners, round = 0 } = shape;
      corners.forEach((corner, place) => {
        const before = corners.at(place - 1) ?? corner;
        const after = corners[(place + 1) % corners.length] ?? corner;
        const [from, to] = [towards(corner, before, round), towards(corner, after, round)];
        if (place === 0) path.moveTo(from.x, from.y);
        else path.lineTo(from.x, from.y);
        path.quadTo(corner.x, corner.y, to.x, to.y);
      });
      return path.close().build();
    }
  }
}

function towards(from: Dot, to: Dot, by: number): Dot {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.min(0.5, by / length);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
