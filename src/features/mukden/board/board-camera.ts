import { type Camera, camera, fit, panBy, resize, type WindowSize, zoomAt } from '@/measure/camera';
import { type ScreenPoint, tablePoint } from '@/measure/point';
import { keepOn } from '@/measure/table';
import type { Hex } from '@/rules/mukden/index';

import { centreOf, HEIGHT, type HexMap, mapSize, RADIUS } from './hex-geometry';

/** Twice the usual size at most; at least so that the whole map is in sight. */
const LARGEST = 2;

export function limited(seen: Camera, map: HexMap): Camera {
  const size = mapSize(map);
  const least = Math.min(1, fit(size, seen.window).scale);
  const scale = Math.max(least, Math.min(LARGEST, seen.scale));
  return { ...seen, scale, middle: keepOn(seen.middle, size) };
}

/** Enlarged about a point, no further than the limits. */
export function zoomed(seen: Camera, focus: ScreenPoint, factor: number, map: HexMap): Camera {
  const within = limited({ ...seen, scale: seen.scale * factor }, map).scale / seen.scale;
  return limited(zoomAt(seen, focus, within), map);
}

const spanOf = (values: readonly number[]): readonly [middle: number, length: number] => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return [(least + most) / 2, most - least];
};

/** In the middle of these hexes, at a size that can be read. */
export function firstSight(map: HexMap, hexes: readonly Hex[], window: WindowSize, scale: number): Camera {
  const { width, depth } = mapSize(map);
  const dots = hexes.map((hex) => centreOf(map, hex));
  const [x] = dots.length === 0 ? [width / 2] : spanOf(dots.map((dot) => dot.x));
  const [y] = dots.length === 0 ? [depth / 2] : spanOf(dots.map((dot) => dot.y));
  return limited(camera(window, tablePoint(x, y), scale), map);
}

/** All of these hexes with one around them, beside the tools on the thumb's side; the whole map where there are none. */
export function fitted(
  map: HexMap,
  hexes: readonly Hex[],
  window: WindowSize,
  tools: { readonly width: number; readonly side: 'left' | 'right' },
): Camera {
  const dots = hexes.map((hex) => centreOf(map, hex));
  if (dots.length === 0) return limited(fit(mapSize(map), window), map);
  const [x, width] = spanOf(dots.map((dot) => dot.x));
  const [y, height] = spanOf(dots.map((dot) => dot.y));
  const room = window.width - tools.width;
  const scale = Math.min(room / (width + 3 * RADIUS), window.height / (height + 2 * HEIGHT));
  const seen = limited(camera(window, tablePoint(x, y), Math.min(1.3, scale)), map);
  return panBy(seen, ((tools.side === 'left' ? 1 : -1) * tools.width) / 2, 0);
}

/** A turned phone, a card below the board: the same hex stays in the middle. */
export const resized = (seen: Camera, window: WindowSize, map: HexMap): Camera => limited(resize(seen, window), map);
