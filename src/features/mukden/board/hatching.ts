import type { Dot } from '@/kit/drawing/shapes';

type Stroke = readonly [number, number, number, number];

/** Between hatches, along the edge of the sheet. */
const STEP = 9;

/**
 * Hatches over a convex piece of the map: rising to the right, or falling. They run on from hex to hex, because every one of
 * them lies on a line of one ruled sheet.
 */
export function hatches(corners: readonly Dot[], way: 'rising' | 'falling'): readonly Stroke[] {
  const sign = way === 'rising' ? 1 : -1;
  /** Constant along a hatch. */
  const level = ({ x, y }: Dot): number => x + sign * y;
  const levels = corners.map(level);
  const [least, most] = [Math.min(...levels), Math.max(...levels)];
  const strokes: Stroke[] = [];
  for (let at = Math.ceil(least / STEP) * STEP; at < most; at += STEP) {
    const ends = corners.flatMap((from, place) => {
      const to = corners[(place + 1) % corners.length]!;
      const [a, b] = [level(from), level(to)];
      if (a === b || at < Math.min(a, b) || at >= Math.max(a, b)) return [];
      const part = (at - a) / (b - a);
      return [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }];
    });
    const [one, two] = ends;
    if (one && two) strokes.push([one.x, one.y, two.x, two.y]);
  }
  return strokes;
}
