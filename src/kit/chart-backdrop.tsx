import { useCallback, useMemo } from 'react';

import { useTheme } from '@/ui/theme';

import { withPen } from './pen';
import { PictureCanvas } from './picture-canvas';
import { type SkCanvas, Skia } from './skia';

interface ChartBackdropProps {
  width: number;
  height: number;
}

/** The corner of a sea chart: depth lines and a compass rose, behind the title of the Harbour. */
export function ChartBackdrop({ width, height }: ChartBackdropProps) {
  const { color } = useTheme();
  const drawing = useMemo(() => drawChart(width, height), [width, height]);
  const paint = useCallback((canvas: SkCanvas) => paintChart(canvas, drawing, color.seaLine), [drawing, color.seaLine]);
  if (width <= 0 || height <= 0) return null;
  return <PictureCanvas width={width} height={height} paint={paint} style={{ backgroundColor: color.sea }} />;
}

export function paintChart(
  canvas: SkCanvas,
  { rose, depths, ticks, points, shadedPoints }: Chart,
  color: string,
): void {
  const { x, y, radius } = rose;
  const line = { color, line: 1.2 };
  withPen(canvas, (pen) => {
    for (const depth of depths) pen.path(depth, line);
    pen.circle(x, y, radius, line);
    pen.circle(x, y, radius * 0.8, line);
    pen.path(ticks, line);
    pen.path(points, line);
    pen.path(points, { color, opacity: 0.45 });
    pen.path(shadedPoints, { color });
  });
}

type Chart = ReturnType<typeof drawChart>;

/** All paths for one size, built once: they never move. */
export function drawChart(width: number, height: number) {
  const rose = { x: width - 70, y: Math.min(height * 0.42, 116), radius: 82 };
  return { rose, depths: depthLines(width, height), ticks: compassTicks(rose), ...starPoints(rose) };
}

interface Rose {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const onRose = ({ x, y }: Rose, degrees: number, distance: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: x + distance * Math.cos(angle), y: y + distance * Math.sin(angle) };
};

function compassTicks(rose: Rose) {
  const path = Skia.PathBuilder.Make();
  for (let degrees = 0; degrees < 360; degrees += 7.5) {
    const length = degrees % 90 === 0 ? 0.13 : degrees % 30 === 0 ? 0.1 : 0.06;
    const outer = onRose(rose, degrees, rose.radius);
    const inner = onRose(rose, degrees, rose.radius * (1 - length));
    path.moveTo(outer.x, outer.y).lineTo(inner.x, inner.y);
  }
  return path.build();
}

/** Eight points; each has a light and a shaded half, as on an engraved rose. */
function starPoints(rose: Rose) {
  const points = Skia.PathBuilder.Make();
  const shadedPoints = Skia.PathBuilder.Make();
  for (let point = 0; point < 8; point++) {
    const degrees = point * 45;
    const tip = onRose(rose, degrees, rose.radius * (point % 2 === 0 ? 0.74 : 0.42));
    const left = onRose(rose, degrees - 22.5, rose.radius * 0.13);
    const right = onRose(rose, degrees + 22.5, rose.radius * 0.13);
    points.moveTo(rose.x, rose.y).lineTo(left.x, left.y).lineTo(tip.x, tip.y).close();
    shadedPoints.moveTo(rose.x, rose.y).lineTo(right.x, right.y).lineTo(tip.x, tip.y).close();
  }
  return { points: points.build(), shadedPoints: shadedPoints.build() };
}

/** Depth lines wander from edge to edge; the numbers are where a pencil felt right. */
function depthLines(width: number, height: number) {
  return [
    [0.49, -0.05, 0.42, 0.3, 0.32, 0.42, 0.16, 0.5],
    [0.16, 0.5, 0.06, 0.56, 0.02, 0.7, -0.02, 0.76],
    [-0.02, 1.02, 0.16, 0.62, 0.62, 0.44, 1.02, 0.52],
    [0.28, 1.05, 0.5, 0.8, 0.8, 0.7, 1.02, 0.74],
  ].map((points) => {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = points;
    return Skia.PathBuilder.Make()
      .moveTo(x0 * width, y0 * height)
      .cubicTo(x1 * width, y1 * height, x2 * width, y2 * height, x3 * width, y3 * height)
      .build();
  });
}
