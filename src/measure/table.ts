import { type Pose, type TablePoint, tablePoint } from './point';
import type { Track } from './track';
import { afterLeg, turnCentre, type TurningCircle } from './turning';
import { EPSILON, type Inches, inches, radians, tidy } from './units';

export interface TableSize {
  readonly width: number;
  readonly depth: number;
}

export type TableEdge = 'north' | 'east' | 'south' | 'west';

export interface Exit {
  readonly edge: TableEdge;
  readonly at: TablePoint;
  /** Inches of the track made good before she left. */
  readonly along: Inches;
}

function edgeBeyond(point: TablePoint, table: TableSize): TableEdge | null {
  'worklet';
  const over = [
    { edge: 'north', by: -point.y },
    { edge: 'east', by: point.x - Math.max(0, table.width) },
    { edge: 'south', by: point.y - Math.max(0, table.depth) },
    { edge: 'west', by: -point.x },
  ] as const;
  let worst: (typeof over)[number] | null = null;
  for (const side of over) if (tidy(side.by) > 0 && (worst === null || side.by > worst.by)) worst = side;
  return worst === null ? null : worst.edge;
}

/** Whether a point is on the table; its edge still is. */
export function onTable(point: TablePoint, table: TableSize): boolean {
  'worklet';
  return edgeBeyond(point, table) === null;
}

/** The point of the table nearest to one that may lie off it. */
export function keepOn(point: TablePoint, table: TableSize): TablePoint {
  'worklet';
  return tablePoint(
    Math.max(0, Math.min(Math.max(0, table.width), point.x)),
    Math.max(0, Math.min(Math.max(0, table.depth), point.y)),
  );
}

/** Lengths along a piece at which it meets one of the four lines, in order; `way` is null for a straight run. */
function crossings(
  start: Pose,
  way: 1 | -1 | null,
  length: number,
  circle: TurningCircle,
  table: TableSize,
): readonly number[] {
  'worklet';
  const lines = [
    { axis: 'x', at: 0 },
    { axis: 'x', at: table.width },
    { axis: 'y', at: 0 },
    { axis: 'y', at: table.depth },
  ] as const;
  const found: number[] = [];
  for (const { axis, at } of lines) {
    if (way === null) {
      const pace = axis === 'x' ? Math.sin(radians(start.heading)) : -Math.cos(radians(start.heading));
      if (pace !== 0) found.push((at - start.at[axis]) / pace);
      continue;
    }
    // A circle of no size is a turn on the spot: it leads nowhere.
    if (!(circle.radius > EPSILON)) continue;
    const part = (at - turnCentre(start, way, circle)[axis]) / circle.radius;
    if (!(Math.abs(part) <= 1)) continue;
    // Seen from the middle of the circle the ship stands at `begins` and goes round by `way`.
    const begins = radians(start.heading) - (way * Math.PI) / 2;
    const [one, other] =
      axis === 'x' ? [Math.asin(part), Math.PI - Math.asin(part)] : [Math.acos(-part), -Math.acos(-part)];
    for (const angle of [one, other]) {
      const round = (((way * (angle - begins)) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
      for (let along = round * circle.radius; along <= length; along += 2 * Math.PI * circle.radius) found.push(along);
    }
  }
  return found.filter((along) => along >= 0 && along <= length).sort((a, b) => a - b);
}

/** Where a track first leaves the table; null when it never does. Touching the edge is not leaving. */
export function exitOf(track: Track, table: TableSize): Exit | null {
  'worklet';
  const outside = edgeBeyond(track.start.at, table);
  if (outside !== null) return { edge: outside, at: track.start.at, along: inches(0) };
  let made = 0;
  for (const { start, leg, length } of track.pieces) {
    const way = leg.type === 'run' || leg.degrees === 0 ? null : leg.degrees < 0 ? -1 : 1;
    let along = 0;
    // Between two meetings with an edge line a ship is on one side of it, so half-way tells which.
    for (const next of [...crossings(start, way, length, track.circle, table), length]) {
      const halfWay = afterLeg(start, leg, track.circle, inches((along + next) / 2));
      const edge = edgeBeyond(halfWay.at, table);
      if (edge !== null) {
        const at = keepOn(afterLeg(start, leg, track.circle, inches(along)).at, table);
        return { edge, at, along: inches(tidy(made + along)) };
      }
      along = next;
    }
    made += length;
  }
  return null;
}
