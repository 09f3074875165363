import { crosses, overlap } from '@/kit/opening-chart/boxes';
import { compassBearing, pointAt, type Pose, type TablePoint } from '@/measure/point';
import { stepMarks, turnCentre, type TurningCircle } from '@/measure/turning';
import { inches } from '@/measure/units';
import type { ColorRole } from '@/ui/themes';

import { isFree, liesUnder, type Taken, taking } from './free';
import { boxOfWords, type Dot, type Shape, type ShapeOf } from './shapes';
import { fromShip, type View } from './view';

export interface TapeWords {
  /** "3¾″" */
  readonly reading: string;
  /** "3,750 yards · 062°" */
  readonly under: string;
}

type Ends = readonly [TablePoint, TablePoint];

/** A tape between two points; it lies under the ships at its ends. */
export function tapeShapes(ends: Ends, view: View): readonly Shape[] {
  const [from, to] = [view.at(ends[0]), view.at(ends[1])];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 1) return [];
  const along: Dot = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const half = view.scale / 2;
  const ticks = half < 5 ? view.scale : half;
  const strokes = Array.from({ length: Math.min(400, Math.floor(length / Math.max(5, ticks))) }, (_, index) => {
    const away = (index + 1) * Math.max(5, ticks);
    const [x, y] = [from.x + along.x * away, from.y + along.y * away];
    const reach = index % 2 === 0 && ticks === half ? 2 : 4.2;
    return [x - along.y * reach, y + along.x * reach, x + along.y * reach, y - along.x * reach] as const;
  });
  return [
    { part: 'tape-edge', kind: 'line', stroke: 'ink', width: 11, dots: [from, to] },
    { part: 'tape', kind: 'line', stroke: 'now', width: 8.5, dots: [from, to] },
    { part: 'tape-ticks', kind: 'lines', stroke: 'onNow', width: 1.2, strokes },
  ];
}

/** What a box under the reading counts for, in bases. */
const IN_THE_WAY = 9;

const READING = { size: 34, under: 15, pad: 12, off: 62, edge: 8 } as const;

/** What the tape reads, beside it and over everything. */
export function readingShapes(
  ends: Ends,
  words: TapeWords,
  view: View,
  growth: number,
  taken: Taken,
): readonly Shape[] {
  const [from, to] = [view.at(ends[0]), view.at(ends[1])];
  if (Math.hypot(to.x - from.x, to.y - from.y) < 1) return [];
  const [size, under] = [READING.size * Math.min(1.25, growth), READING.under * Math.min(1.25, growth)];
  const breadth = Math.max(words.reading.length * size * 0.44, words.under.length * under * 0.46) + 2 * READING.pad;
  const height = size * 1.05 + under * 1.3 + READING.pad;
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const across = { x: (to.y - from.y) / length, y: -(to.x - from.x) / length };
  // Away from the tape: on the side that is higher up, where no hand hides it, unless something to hold is there.
  const up = across.y <= 0 ? 1 : -1;
  const along = (part: number): Dot => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  const spotAt = (beside: Dot, way: number, away: number): Dot => {
    const off = READING.off * away + Math.abs(across.x) * (breadth / 2 - 24);
    return {
      x: kept(beside.x + across.x * way * off, breadth / 2, taken.room.x, taken.room.width),
      y: kept(beside.y + across.y * way * off, height / 2, taken.room.y, taken.room.height),
    };
  };
  // It must be read, so it stands somewhere: where it hides least.
  const covers = ({ x, y }: Dot): number => {
    const box = { x: x - breadth / 2, y: y - height / 2, width: breadth, height };
    const bases = taken.bases.filter((base) => liesUnder(base, box)).length;
    const lines = taken.lines.filter(([start, end]) => crosses(start, end, box)).length;
    return bases + lines + IN_THE_WAY * taken.boxes.filter((other) => overlap(box, other)).length;
  };
  let best = { middle: along(0.5), spot: spotAt(along(0.5), up, 1), hides: Infinity };
  const look = (middle: Dot, spot: Dot): void => {
    if (best.hides === 0) return;
    const hides = covers(spot);
    if (hides < best.hides) best = { middle, spot, hides };
  };
  for (const part of [0.5, 0.25, 0.75]) {
    for (const way of [up, -up]) {
      for (const away of [1, 1.8, 2.8, 4.2]) look(along(part), spotAt(along(part), way, away));
    }
  }
  // Tools or words on either side of all of it: anywhere in the window rather than under them.
  for (const down of best.hides < IN_THE_WAY ? [] : [0.85, 0.7, 0.5, 0.3, 0.15]) {
    for (const over of [0.5, 0.25, 0.75]) {
      const { room } = taken;
      const spot = { x: room.x + room.width * over, y: room.y + room.height * down };
      look(along(0.5), {
        x: kept(spot.x, breadth / 2, room.x, room.width),
        y: kept(spot.y, height / 2, room.y, room.height),
      });
    }
  }
  const {
    middle,
    spot: { x, y },
  } = best;
  return [
    { part: 'reading-line', kind: 'line', stroke: 'ink', width: 2, dots: [middle, { x, y }] },
    {
      ...{ part: 'reading-frame', kind: 'box', fill: 'ink', round: 6 },
      ...{ x: x - breadth / 2, y: y - height / 2, breadth, height },
    },
    {
      ...{ part: 'reading', kind: 'words', fill: 'paper', text: words.reading },
      ...{ x, y: y - under * 0.6, size, align: 'middle' },
    },
    {
      ...{ part: 'reading-under', kind: 'words', fill: 'paper', text: words.under },
      ...{ x, y: y + size * 0.56, size: under, align: 'middle' },
    },
  ];
}

const kept = (value: number, half: number, least: number, length: number): number =>
  Math.max(least + half + READING.edge, Math.min(least + Math.max(half, length - half) - READING.edge, value));

export const HANDLE = { radius: 18, touch: 30, least: 52, most: 110 } as const;

/** How far from her the heading handle stands, in points: at the end of this turn's reach, within a thumb's. */
export const handleReach = (allowance: number | null, scale: number, length: number): number =>
  Math.max(length / 2 + HANDLE.radius + 8, Math.min(HANDLE.most, Math.max(HANDLE.least, (allowance ?? 3) * scale)));

/** A line ahead of the bow with a knob that turns her. */
export function handleShapes(pose: Pose, reach: number, edge: ColorRole, view: View): readonly Shape[] {
  const [from, to] = [fromShip(pose, 0, 0, view), fromShip(pose, 0, reach, view)];
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const corner = (off: number, far: number): Dot => ({
    x: to.x + far * Math.cos(angle + off),
    y: to.y + far * Math.sin(angle + off),
  });
  return [
    { part: 'handle-line', kind: 'line', stroke: edge, width: 2.5, dots: [from, to] },
    { part: 'handle', kind: 'disc', ...to, radius: HANDLE.radius, fill: 'card', stroke: edge, width: 3 },
    {
      ...{ part: 'handle-arrow', kind: 'line', closed: true, fill: edge },
      dots: [corner(0, 9), corner(2.5, 8), corner(-2.5, 8)],
    },
  ];
}

/** The circles she may turn on from here, marked at every step with what it costs. */
export function circleShapes(
  from: Pose,
  circle: TurningCircle,
  view: View,
  { cost, textSize }: { readonly cost: (step: number) => string; readonly textSize: number },
  taken: Taken,
): readonly Shape[] {
  const radius = circle.radius * view.scale;
  if (radius < 6) return [];
  let left = taken;
  return ([1, -1] as const).flatMap((way): readonly Shape[] => {
    const centre = turnCentre(from, way, circle);
    const marks = stepMarks(from, way, circle, 8);
    const { x, y } = view.at(centre);
    const ticks = marks.map(({ at }) => {
      const [mark, out] = [view.at(at), 5 / radius];
      return [mark.x, mark.y, mark.x + (mark.x - x) * out, mark.y + (mark.y - y) * out] as const;
    });
    return [
      {
        ...{
          part: 'turning-circle',
          kind: 'sector',
          stroke: 'ink2',
          width: 1.3,
          dash: [3, 3],
          inner: 0,
          outer: radius,
        },
        ...{ x, y, start: from.heading + view.rotation - 90 * way + (way === 1 ? 0 : -180), sweep: 180 },
      },
      { part: 'turning-steps', kind: 'lines', stroke: 'ink', width: 1.6, strokes: ticks },
      ...marks.flatMap(({ at }, index): readonly Shape[] => {
        if (index % 2 === 0 || radius < 38) return [];
        const outward = pointAt(centre, compassBearing(centre, at), inches((radius + 6 + textSize) / view.scale));
        const words: ShapeOf<'words'> = {
          ...{ part: 'turning-cost', kind: 'words', fill: 'ink2', halo: 'sea', size: textSize, align: 'middle' },
          ...{ ...view.at(outward), text: cost((index + 1) * circle.stepCost) },
        };
        const box = boxOfWords(words);
        if (!isFree(box, left)) return [];
        left = taking(left, box);
        return [words];
      }),
    ];
  });
}

/** The way of a move that is being made. */
export const wayShapes = (way: readonly TablePoint[], view: View): readonly Shape[] =>
  way.length < 2
    ? []
    : [
        { part: 'way-edge', kind: 'line', stroke: 'card', width: 6, dots: way.map((at) => view.at(at)) },
        { part: 'way', kind: 'line', stroke: 'ink', width: 3, dots: way.map((at) => view.at(at)) },
      ];
