import { compassBearing, pointAt, pose } from '@/measure/point';
import { stepMarks, turnCentre, type TurningCircle } from '@/measure/turning';
import { inches } from '@/measure/units';

import type { Shape } from '../scene/shapes';

interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Points of this screen for an inch of the real world. */
  readonly scale: number;
  readonly inch: (inches: number) => string;
}

const EDGE = 6;

/** Inches along the left edge of the screen, in quarters; the figures stand beside whole ones. */
export function rulerShapes({ width, height, scale, inch }: Sheet): readonly Shape[] {
  const quarters = Math.floor(((height - EDGE) / scale) * 4);
  const marks = Array.from({ length: quarters + 1 }, (_, quarter) => quarter);
  const reach = (quarter: number): number => (quarter % 4 === 0 ? 0.5 : quarter % 2 === 0 ? 0.32 : 0.2) * scale;
  const y = (quarter: number): number => EDGE + (quarter / 4) * scale;
  return [
    { part: 'sheet', kind: 'box', fill: 'card', x: 0, y: 0, breadth: width, height },
    {
      ...{ part: 'ticks', kind: 'lines', stroke: 'ink', width: 1.6 },
      strokes: marks.map((quarter) => [0, y(quarter), Math.min(width, reach(quarter)), y(quarter)] as const),
    },
    ...marks
      .filter((quarter) => quarter % 4 === 0 && quarter > 0)
      .map((quarter): Shape => ({
        ...{ part: 'inch', kind: 'words', fill: 'ink', text: inch(quarter / 4) },
        ...{ x: 0.5 * scale + 10, y: y(quarter), size: 26, align: 'left' },
      })),
  ];
}

export type Way = 'port' | 'starboard';

/** Inches beside the bow and around the outermost marks, and from the tip of the arrow to the foot of the sheet. */
const ROOM = { side: 0.25, foot: 0.45 } as const;

/** Whether quarter turns to both sides can be shown at true size; a phone held upright has room for one. */
export const showsBothWays = (width: number, scale: number, { radius }: TurningCircle): boolean =>
  width >= 2 * (radius + ROOM.side) * scale;

/** How tall the sheet must be; a phone on its side scrolls it. */
export const guideHeight = (scale: number, { radius }: TurningCircle): number =>
  Math.ceil((ROOM.side + radius + ROOM.foot) * scale);

/** A quarter turn from a bow that points up, to both sides or to the one that fits, each step marked with what it has cost. */
export function guideShapes(
  { width, height, scale, inch }: Sheet,
  circle: TurningCircle,
  only: Way | null,
): readonly Shape[] {
  const span = width / scale;
  const across = only === null ? span / 2 : only === 'port' ? span - ROOM.side : ROOM.side;
  const start = pose(across, height / scale - ROOM.foot, 0);
  const at = (point: { readonly x: number; readonly y: number }) => ({ x: point.x * scale, y: point.y * scale });
  const shapes: Shape[] = [
    { part: 'sheet', kind: 'box', fill: 'card', x: 0, y: 0, breadth: width, height },
    {
      ...{ part: 'ahead', kind: 'line', stroke: 'ink', width: 2, dash: [8, 5] },
      dots: [at(start.at), { x: start.at.x * scale, y: 8 }],
    },
    {
      ...{ part: 'bow', kind: 'line', closed: true, fill: 'now', stroke: 'ink', width: 2 },
      dots: [-0.16, 0, 0.16].map((x, index) => at({ x: start.at.x + x, y: start.at.y + (index === 1 ? 0 : 0.35) })),
    },
  ];
  for (const way of WAYS) {
    if (only !== null && (only === 'port') !== (way === -1)) continue;
    const centre = turnCentre(start, way, circle);
    shapes.push({
      ...{ part: 'circle', kind: 'sector', stroke: 'ink', width: 2.5, inner: 0, outer: circle.radius * scale },
      ...{ ...at(centre), start: way === 1 ? 270 : 0, sweep: 90 },
    });
    stepMarks(start, way, circle, 4).forEach((mark, index) => {
      const outward = (away: number) =>
        at(pointAt(centre, compassBearing(centre, mark.at), inches(circle.radius + away)));
      const [from, to] = [at(mark.at), outward(-0.15)];
      shapes.push(
        { part: 'step', kind: 'lines', stroke: 'ink', width: 2, strokes: [[from.x, from.y, to.x, to.y]] },
        {
          ...{ part: 'cost', kind: 'words', fill: 'ink', text: inch((index + 1) * circle.stepCost) },
          ...{ ...outward(-0.36), size: 22, align: 'middle' },
        },
      );
    });
  }
  return shapes;
}

/** To starboard, to port. */
const WAYS = [1, -1] as const;
