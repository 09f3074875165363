import type { ColorRole } from '@/ui/themes';

import type { Side } from '../side-mark';
import { type Box, boxAround, type Dot } from './boxes';
import { baseCorners, baseMiddles, courseArrow, entryArrow, type Frame, frameFor, toPoints } from './geometry';
import type { ChartFormation, ChartTerrain, Opening } from './opening';
import { type PlacedLabel, placeLabels, type Wanted } from './place-labels';
import { block } from './text-blocks';

export interface Ink {
  readonly fill?: ColorRole;
  readonly stroke?: ColorRole;
  readonly width?: number;
  readonly dashed?: boolean;
}

/** What is drawn, in points from the top left corner, in the order of painting. `round` corners tell the sides apart. */
export type Shape = Ink &
  (
    | { readonly type: 'box'; readonly box: Box; readonly clipped?: boolean }
    | { readonly type: 'disc'; readonly middle: Dot; readonly radius: number }
    | { readonly type: 'polygon'; readonly corners: readonly Dot[]; readonly round?: number; readonly base?: string }
    | { readonly type: 'line'; readonly dots: readonly Dot[] }
  );

export interface ChartLabel extends PlacedLabel {
  readonly role: ColorRole;
}

export interface DrawList {
  readonly frame: Frame;
  readonly shapes: readonly Shape[];
  readonly labels: readonly ChartLabel[];
  /** Of the names: as asked for, or smaller where that was the only way to name everybody. */
  readonly textSize: number;
  /** Ensigns stand in the margin, at the edge their side enters by. */
  readonly ensigns: readonly { readonly side: Side; readonly box: Box }[];
}

export interface ChartStyle {
  readonly width: number;
  /** Points of the names. */
  readonly textSize: number;
  readonly selectedId?: string;
}

/** The picture of a scenario's opening as a list of shapes and words: no drawing surface, no theme, no fonts. */
export function drawList(opening: Opening, style: ChartStyle): DrawList {
  const frame = frameFor(opening, style.width);
  const drawn = opening.formations.map((formation) => ({ formation, shapes: formationShapes(formation, frame) }));
  const taken = [
    ...drawn.flatMap(({ shapes }) => shapes.map(boxOf)),
    ...opening.terrain.flatMap((terrain) => coastOf(terrainShape(terrain, frame))),
  ];
  const roles = new Map(
    opening.formations.map(({ id, side }) => [id, side === 'japan' ? 'jpText' : 'ruText'] as const),
  );
  const { textSize, placed } = namesThatFit(opening, frame, taken, style.textSize);
  const labels = placed.map((label): ChartLabel => ({ ...label, role: roles.get(label.id) ?? 'ink2' }));
  const chosen = drawn.filter(({ formation }) => formation.id === style.selectedId);
  return {
    frame,
    shapes: [
      ...seaShapes(frame),
      ...opening.terrain.map((terrain) => terrainShape(terrain, frame)),
      ...borderShapes(frame),
      ...labels.flatMap(({ leader }): Shape[] =>
        leader ? [{ type: 'line', dots: [leader.from, leader.to], stroke: 'ink2', width: 0.75 }] : [],
      ),
      ...chosen.map(({ shapes }): Shape => ({
        type: 'box',
        box: grown(boxAround(shapes.flatMap(cornersOf)), 5),
        clipped: true,
        fill: 'nowWash',
        stroke: 'now',
        width: 2,
      })),
      ...drawn.flatMap(({ shapes }) => shapes),
      ...scaleShapes(frame),
      ...compassShapes(frame),
    ],
    labels,
    textSize,
    ensigns: ensignsOf(opening, frame),
  };
}

const SMALLER = [1, 0.88, 0.78, 0.7, 0.62] as const;
const LEAST_TEXT = 9.5;

/** A fleet action on a small phone in large text has more words than sea: then the words get smaller, not fewer. */
function namesThatFit(
  opening: Opening,
  frame: Frame,
  taken: readonly Box[],
  asked: number,
): { readonly textSize: number; readonly placed: readonly PlacedLabel[] } {
  let best: { textSize: number; placed: readonly PlacedLabel[]; named: number } | null = null;
  for (const part of SMALLER) {
    const textSize = Math.max(Math.min(asked, LEAST_TEXT), asked * part);
    const names = opening.formations.map((formation) => nameOf(formation, frame, textSize));
    const notes = opening.terrain.flatMap((terrain, place) => noteOf(terrain, place, frame, textSize));
    const placed = placeLabels([...names, ...notes], taken, frame.table);
    const named = placed.filter(({ id }) => names.some((name) => name.id === id)).length;
    if (named === names.length) return { textSize, placed };
    if (best === null || named > best.named) best = { textSize, placed, named };
  }
  return best ?? { textSize: asked, placed: [] };
}

const GRID = 6;

function seaShapes({ table, inch, size }: Frame): readonly Shape[] {
  const line = (from: Dot, to: Dot): Shape => ({ type: 'line', dots: [from, to], stroke: 'seaLine', width: 0.6 });
  const steps = (inches: number): readonly number[] =>
    Array.from({ length: Math.ceil(inches / GRID) - 1 }, (_, step) => (step + 1) * GRID * inch);
  return [
    { type: 'box', box: table, fill: 'sea' },
    ...steps(size.width).map((x) =>
      line({ x: table.x + x, y: table.y }, { x: table.x + x, y: table.y + table.height }),
    ),
    ...steps(size.depth).map((y) => line({ x: table.x, y: table.y + y }, { x: table.x + table.width, y: table.y + y })),
  ];
}

/** The border of a chart: black and white by turns, six inches each, so that a place can be read off. */
function borderShapes({ table, inch, size, border }: Frame): readonly Shape[] {
  const shapes: Shape[] = [];
  const strip = (box: Box, place: number): void => {
    shapes.push({ type: 'box', box, fill: place % 2 === 0 ? 'ink2' : 'card', stroke: 'ruleStrong', width: 0.6 });
  };
  for (let from = 0; from * GRID < size.width; from += 1) {
    const x = table.x + from * GRID * inch;
    const width = Math.min(GRID, size.width - from * GRID) * inch;
    strip({ x, y: table.y - border, width, height: border }, from);
    strip({ x, y: table.y + table.height, width, height: border }, from);
  }
  for (let from = 0; from * GRID < size.depth; from += 1) {
    const y = table.y + from * GRID * inch;
    const height = Math.min(GRID, size.depth - from * GRID) * inch;
    strip({ x: table.x - border, y, width: border, height }, from);
    strip({ x: table.x + table.width, y, width: border, height }, from);
  }
  return [...shapes, { type: 'box', box: table, stroke: 'ruleStrong', width: 1.5 }];
}

function terrainShape(terrain: ChartTerrain, frame: Frame): Shape {
  const at = toPoints(frame, terrain);
  if (terrain.kind === 'land') {
    const box = { ...at, width: terrain.width * frame.inch, height: terrain.depth * frame.inch };
    return { type: 'box', box, clipped: true, fill: 'steel', stroke: 'ink2', width: 1 };
  }
  const radius = Math.max(2.5, terrain.radius * frame.inch);
  return terrain.kind === 'island'
    ? { type: 'disc', middle: at, radius, fill: 'steel', stroke: 'ink2', width: 1 }
    : { type: 'disc', middle: at, radius, stroke: 'ink2', width: 1.2, dashed: true };
}

/** What would strike a name through: the lines of a coast, and all of what is round. */
function coastOf(shape: Shape): readonly Box[] {
  const { x, y, width, height } = boxOf(shape);
  if (shape.type === 'disc') return [{ x, y, width, height }];
  return [
    { x, y, width, height: 0 },
    { x, y: y + height, width, height: 0 },
    { x, y, width: 0, height },
    { x: x + width, y, width: 0, height },
  ];
}

/** Japanese bases solid with round ends, Russian ones open with square corners: the sides differ without colour. */
function formationShapes(formation: ChartFormation, frame: Frame): readonly Shape[] {
  const { id, side, convoy = false, arrivesBy } = formation;
  const edge: ColorRole = side === 'japan' ? 'jpEdge' : 'ruEdge';
  const fill: ColorRole = side === 'japan' && !convoy ? edge : 'card';
  if (arrivesBy !== undefined) {
    const corners = entryArrow(frame, formation.at, arrivesBy);
    return [{ type: 'polygon', corners, fill, stroke: edge, width: 1.4, base: id }];
  }
  const course = courseArrow(frame, formation);
  const look = { fill, stroke: edge, width: 1.3, base: id };
  return [
    ...(course ? [{ type: 'line', dots: course, stroke: edge, width: 1.3 } as const] : []),
    ...baseMiddles(frame, formation).map((middle): Shape => ({
      type: 'polygon',
      corners: baseCorners(frame, middle, formation.heading),
      ...look,
      round: side === 'japan' ? frame.base.width / 2 : 0,
    })),
  ];
}

const WIDEST = [150, 96, 64] as const;

function nameOf(formation: ChartFormation, frame: Frame, textSize: number): Wanted {
  const words = [formation.label, ...(formation.note === undefined ? [] : [formation.note])];
  const shapes = formationShapes(formation, frame);
  const middles = shapes.filter(({ type }) => type === 'polygon').map((shape) => boxMiddle(boxOf(shape)));
  const anchors = [middles[0], middles[Math.floor(middles.length / 2)], middles.at(-1)].flatMap((dot) => dot ?? []);
  return {
    id: formation.id,
    blocks: WIDEST.map((widest) => block(words, textSize, (widest * textSize) / 12)),
    anchors: anchors.filter((dot, place) => anchors.indexOf(dot) === place),
  };
}

function noteOf(terrain: ChartTerrain, place: number, frame: Frame, textSize: number): readonly Wanted[] {
  if (terrain.label.trim() === '') return [];
  const shape = boxOf(terrainShape(terrain, frame));
  const blocks = [220, 150, 96].map((widest) => block([terrain.label], textSize, (widest * textSize) / 12));
  return [{ id: `terrain-${place}`, blocks, anchors: [boxMiddle(shape)], optional: true }];
}

/** Twelve inches, or as much of them as the table has, below the chart. */
function scaleShapes({ table, inch, size, foot, border }: Frame): readonly Shape[] {
  const piece = Math.min(12, size.width) / 4;
  return [0, 1, 2, 3].map((place) => ({
    type: 'box',
    box: { x: table.x + place * piece * inch, y: foot.y, width: piece * inch, height: border + 1 },
    fill: place % 2 === 0 ? 'ink' : 'card',
    stroke: 'ink',
    width: 1,
  }));
}

/** North is up: a needle at the right end of the foot. */
function compassShapes({ compass: { x, y } }: Frame): readonly Shape[] {
  const [tip, left, right, heel] = [-11, -5, 5, 7];
  const half = (side: number, fill: ColorRole): Shape => ({
    ...{ type: 'polygon', fill, stroke: 'ink', width: 1 },
    corners: [
      { x, y: y + tip },
      { x: x + side, y: y + heel },
      { x, y: y + 3 },
    ],
  });
  return [half(left, 'ink'), half(right, 'card')];
}

function ensignsOf({ edges }: Opening, { table, ensign, border, margin }: Frame): DrawList['ensigns'] {
  return edges.map(({ side, edge }, place) => {
    const shared = edges.filter((other) => other.edge === edge).length > 1;
    const along = shared ? (place + 1) / 3 : 0.5;
    const out = border + (margin - border - (edge === 'north' || edge === 'south' ? ensign.height : ensign.width)) / 2;
    const x = table.x + table.width * along - ensign.width / 2;
    const y = table.y + table.height * along - ensign.height / 2;
    const box = {
      north: { x, y: table.y - out - ensign.height },
      south: { x, y: table.y + table.height + out },
      west: { x: table.x - out - ensign.width, y },
      east: { x: table.x + table.width + out, y },
    }[edge];
    return { side, box: { ...box, ...ensign } };
  });
}

const cornersOf = (shape: Shape): readonly Dot[] => {
  switch (shape.type) {
    case 'box': {
      const { x, y, width, height } = shape.box;
      return [
        { x, y },
        { x: x + width, y: y + height },
      ];
    }
    case 'disc': {
      const { middle, radius } = shape;
      return [
        { x: middle.x - radius, y: middle.y - radius },
        { x: middle.x + radius, y: middle.y + radius },
      ];
    }
    case 'polygon':
      return shape.corners;
    case 'line':
      return shape.dots;
  }
};

export const boxOf = (shape: Shape): Box => boxAround(cornersOf(shape));
const boxMiddle = ({ x, y, width, height }: Box): Dot => ({ x: x + width / 2, y: y + height / 2 });
const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  ...{ x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by },
});
