import { distance, pointAt, type Pose, type TablePoint } from './point';
import { degrees, type Inches, inches, tidy } from './units';

/** A ship's base: a rectangle on its middle, `length` from bow to stern. Sizes that are none count as 0. */
export interface Base {
  readonly pose: Pose;
  readonly length: number;
  readonly width: number;
}

/** Corners, clockwise from the port bow. */
export function corners({ pose: { at, heading }, length, width }: Base): readonly TablePoint[] {
  'worklet';
  const half = inches(length > 0 ? length / 2 : 0);
  const beam = inches(width > 0 ? width / 2 : 0);
  const [bow, stern] = [pointAt(at, heading, half), pointAt(at, degrees(heading + 180), half)];
  const [port, starboard] = [degrees(heading - 90), degrees(heading + 90)];
  return [
    pointAt(bow, port, beam),
    pointAt(bow, starboard, beam),
    pointAt(stern, starboard, beam),
    pointAt(stern, port, beam),
  ];
}

/** Whether a point lies on the base, edges included. */
export function holds({ pose: { at, heading }, length, width }: Base, point: TablePoint): boolean {
  'worklet';
  const ahead = pointAt(at, heading, inches(1));
  const [ux, uy] = [ahead.x - at.x, ahead.y - at.y];
  const [x, y] = [point.x - at.x, point.y - at.y];
  return tidy(Math.abs(x * ux + y * uy)) <= length / 2 && tidy(Math.abs(x * uy - y * ux)) <= width / 2;
}

function side(a: TablePoint, b: TablePoint, point: TablePoint): number {
  'worklet';
  return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
}

function cut(a: TablePoint, b: TablePoint, c: TablePoint, d: TablePoint): boolean {
  'worklet';
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** Two rectangles may cross without either holding a corner of the other: some side then cuts some side. */
function crosses(ours: readonly TablePoint[], theirs: readonly TablePoint[]): boolean {
  'worklet';
  return ours.some((a, i) =>
    theirs.some((b, j) => cut(a, ours[(i + 1) % ours.length]!, b, theirs[(j + 1) % theirs.length]!)),
  );
}

/** From a point to the nearest point of a segment. */
function fromSegment(point: TablePoint, from: TablePoint, to: TablePoint): number {
  'worklet';
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  if (square === 0) return distance(point, from);
  const part = Math.max(0, Math.min(1, ((point.x - from.x) * dx + (point.y - from.y) * dy) / square));
  return Math.hypot(point.x - from.x - part * dx, point.y - from.y - part * dy);
}

/** From the nearest edge of one base to the nearest of the other; 0 when they touch or overlap. */
export function edgeRange(a: Base, b: Base): Inches {
  'worklet';
  const [ours, theirs] = [corners(a), corners(b)];
  if (holds(a, b.pose.at) || holds(b, a.pose.at) || crosses(ours, theirs)) return inches(0);
  let least = Infinity;
  for (const [corner, sides] of [...ours.map((c) => [c, theirs] as const), ...theirs.map((c) => [c, ours] as const)]) {
    for (let i = 0; i < sides.length; i++) {
      least = Math.min(least, fromSegment(corner, sides[i]!, sides[(i + 1) % sides.length]!));
    }
  }
  return inches(tidy(least));
}
