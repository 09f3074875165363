import { PaintStyle, type SkCanvas, Skia, type SkPath } from './skia';

export interface Look {
  readonly color: string;
  readonly opacity?: number;
  /** A line this wide; without it the shape is filled. */
  readonly line?: number;
}

export interface Pen {
  path(path: SkPath, look: Look): void;
  /** A path in the words of SVG. */
  trace(d: string, look: Look): void;
  circle(x: number, y: number, radius: number, look: Look): void;
  box(x: number, y: number, width: number, height: number, look: Look): void;
}

/** Draws with one paint for all shapes, and frees it and their paths after. */
export function withPen(canvas: SkCanvas, draw: (pen: Pen) => void): void {
  const paint = Skia.Paint();
  paint.setAntiAlias(true);
  const inked = ({ color, opacity = 1, line }: Look) => {
    paint.setColor(Skia.Color(color));
    if (opacity < 1) paint.setAlphaf(opacity);
    paint.setStyle(line === undefined ? PaintStyle.Fill : PaintStyle.Stroke);
    paint.setStrokeWidth(line ?? 0);
    return paint;
  };
  draw({
    path: (path, look) => canvas.drawPath(path, inked(look)),
    trace(d, look) {
      const path = Skia.Path.MakeFromSVGString(d);
      if (path === null) throw new Error(`Not a path: ${d}`);
      canvas.drawPath(path, inked(look));
      path.dispose();
    },
    circle: (x, y, radius, look) => canvas.drawCircle(x, y, radius, inked(look)),
    box: (x, y, width, height, look) => canvas.drawRect(Skia.XYWHRect(x, y, width, height), inked(look)),
  });
  paint.dispose();
}
