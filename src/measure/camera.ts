import { screenPoint, type ScreenPoint, type TablePoint, tablePoint } from './point';
import type { TableSize } from './table';
import { type Degrees, degrees, normalised, radians, finite, tidy } from './units';

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** How the table is seen: which of its points is in the middle of the window, how large, and how far turned clockwise. */
export interface Camera {
  readonly window: WindowSize;
  readonly middle: TablePoint;
  /** Points on the screen for an inch on the table, always over 0. */
  readonly scale: number;
  readonly rotation: Degrees;
}

const SMALLEST_SCALE = 1e-3;
const LARGEST_SCALE = 1e4;

function sized({ width, height }: WindowSize): WindowSize {
  'worklet';
  return { width: Math.max(0, finite(width)), height: Math.max(0, finite(height)) };
}

function scaled(scale: number): number {
  'worklet';
  // A window or a table of no size divides to nothing, to infinity or to no number at all.
  return scale > 0 ? Math.min(LARGEST_SCALE, Math.max(SMALLEST_SCALE, scale)) : SMALLEST_SCALE;
}

/** A camera whatever it is given: no size, no scale and no number still give a table that can be drawn. */
export function camera(window: WindowSize, middle: TablePoint, scale: number, rotation: Degrees = degrees(0)): Camera {
  'worklet';
  return { window: sized(window), middle, scale: scaled(scale), rotation: normalised(rotation) };
}

/** So far across and down, after a turn clockwise: as the table lies in the window, from how it lies on the chart. */
export function turned(x: number, y: number, angle: Degrees): readonly [number, number] {
  'worklet';
  const [sin, cos] = [Math.sin(radians(angle)), Math.cos(radians(angle))];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** How much room something takes once it is turned. */
export function turnedSize({ width, height }: WindowSize, angle: Degrees): WindowSize {
  'worklet';
  const [along, across] = [Math.abs(Math.cos(radians(angle))), Math.abs(Math.sin(radians(angle)))];
  return { width: width * along + height * across, height: width * across + height * along };
}

/** The whole table in the window, with a margin in points around it. */
export function fit(table: TableSize, window: WindowSize, margin = 0, rotation: Degrees = degrees(0)): Camera {
  'worklet';
  const { width, height } = turnedSize({ width: Math.max(0, table.width), height: Math.max(0, table.depth) }, rotation);
  const room = sized(window);
  const scale = Math.min((room.width - 2 * margin) / width, (room.height - 2 * margin) / height);
  return camera(window, tablePoint(table.width / 2, table.depth / 2), scale, rotation);
}

export function toScreen(point: TablePoint, { window, middle, scale, rotation }: Camera): ScreenPoint {
  'worklet';
  const [x, y] = turned((point.x - middle.x) * scale, (point.y - middle.y) * scale, rotation);
  return screenPoint(window.width / 2 + x, window.height / 2 + y);
}

export function toTable(point: ScreenPoint, { window, middle, scale, rotation }: Camera): TablePoint {
  'worklet';
  const [x, y] = turned(point.x - window.width / 2, point.y - window.height / 2, degrees(-rotation));
  return tablePoint(middle.x + x / scale, middle.y + y / scale);
}

/** Moves the picture by so many points of the screen. */
export function panBy(seen: Camera, dx: number, dy: number): Camera {
  'worklet';
  const { width, height } = seen.window;
  return { ...seen, middle: toTable(screenPoint(width / 2 - finite(dx), height / 2 - finite(dy)), seen) };
}

/** Enlarges and turns about a point of the screen, which keeps showing the same point of the table. */
export function zoomAt(seen: Camera, focus: ScreenPoint, factor: number, turn: Degrees = degrees(0)): Camera {
  'worklet';
  const held = toTable(focus, seen);
  const next = camera(seen.window, seen.middle, seen.scale * (factor > 0 ? factor : 1), degrees(seen.rotation + turn));
  const drifted = toScreen(held, next);
  return panBy(next, focus.x - drifted.x, focus.y - drifted.y);
}

/** The window changed its size or was turned: the same point stays in the middle, as large as before. */
export function resize(seen: Camera, window: WindowSize, rotation: Degrees = seen.rotation): Camera {
  'worklet';
  return camera(window, seen.middle, seen.scale, rotation);
}

/** A way across the window, such as an arrow key's, as the way it is on the table: to whole steps, where it is turned by quarters. */
export function wayOnTable(seen: Camera, dx: number, dy: number): readonly [number, number] {
  'worklet';
  const [x, y] = turned(dx, dy, degrees(-seen.rotation));
  return [tidy(x), tidy(y)];
}
