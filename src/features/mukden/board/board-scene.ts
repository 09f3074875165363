import type { Dot, Shape } from '@/kit/drawing/shapes';
import { widthOf } from '@/kit/opening-chart/text-blocks';
import { sideEdge } from '@/kit/sides';
import { DIRECTIONS, type Hex, neighbourAt, type Side, SIDES } from '@/rules/mukden/index';

import { type BoardGround, type BoardModel, type Communication, CRITICAL } from './board-model';
import { hatches } from './hatching';
import { centreAt, centreOf, cornersOf, HEIGHT, type HexMap, type HexRange, isInRange } from './hex-geometry';
import { paintedShapes } from './painted-shapes';

/** What is written on the board itself. */
export interface BoardWords {
  readonly mukden: string;
  readonly liaoyang: string;
  readonly line: Readonly<Record<Side, string>>;
  readonly noLine: string;
}

const NUMBER = 13;
const NAME = 17;
/** Of the towns, where the whole map is in sight. */
const FAR_NAME = 40;

function* hexesOf({
  fromColumn,
  toColumn,
  fromRow,
  toRow,
}: HexRange): Generator<readonly [column: number, row: number]> {
  for (let column = fromColumn; column <= toColumn; column += 1) {
    for (let row = fromRow; row <= toRow; row += 1) yield [column, row];
  }
}

/** The hexes in a part of the map, every second number, what is painted, and the railroad. */
export function groundShapes(ground: BoardGround, range: HexRange, far: boolean): readonly Shape[] {
  const { map, board } = ground;
  return [
    ...(board === null ? [] : paintedShapes(map, board, range)),
    { part: 'grid', kind: 'lines', strokes: gridStrokes(map, range), stroke: 'rule', width: far ? 1.6 : 1 },
    ...(far ? [] : numbersIn(map, range)),
    ...railroadShapes(ground),
    ...Object.values(CRITICAL).map((hex): Shape => ({
      ...{ part: 'critical', kind: 'line', closed: true, stroke: 'ink', width: 3.5 },
      dots: cornersOf(centreOf(map, hex), 2),
    })),
  ];
}

/** Every edge once: three of each hex, and the others where the map ends. */
function gridStrokes(map: HexMap, range: HexRange) {
  const strokes: (readonly [number, number, number, number])[] = [];
  for (const [column, row] of hexesOf(range)) {
    const corners = cornersOf(centreAt(map, column, row));
    const hex = nameOf(column, row);
    for (let direction = 0; direction < DIRECTIONS; direction += 1) {
      const isOwn = direction < DIRECTIONS / 2 || neighbourAt(map.grid, hex, direction) === null;
      if (!isOwn) continue;
      const [from, to] = [corners[direction]!, corners[(direction + 1) % DIRECTIONS]!];
      strokes.push([from.x, from.y, to.x, to.y]);
    }
  }
  return strokes;
}

const nameOf = (column: number, row: number): Hex => `${column}${String(row).padStart(2, '0')}`;

function numbersIn(map: HexMap, range: HexRange): readonly Shape[] {
  return [...hexesOf(range)]
    .filter(([column, row]) => (column + row) % 2 === 0)
    .map(([column, row]): Shape => {
      const { x, y } = centreAt(map, column, row);
      return {
        ...{ part: 'number', kind: 'words', text: nameOf(column, row), x, y: y - HEIGHT / 2 + 8 },
        ...{ size: NUMBER, align: 'middle', fill: 'ink2' },
      };
    });
}

/** A ladder: a dark line with light rungs. */
function railroadShapes({ map, railroad }: BoardGround): readonly Shape[] {
  const dots = railroad.map((hex) => centreOf(map, hex));
  return [
    { part: 'railroad', kind: 'line', dots, stroke: 'ink', width: 5 },
    { part: 'railroad', kind: 'line', dots, stroke: 'card', width: 2.4, dash: [6, 5] },
  ];
}

/** Over the counters, so that they are read: the two towns. */
export const nameShapes = ({ map }: BoardGround, words: BoardWords, far: boolean): readonly Shape[] =>
  (['mukden', 'liaoyang'] as const).map((place): Shape => {
    const { x, y } = centreOf(map, CRITICAL[place]);
    return {
      ...{ part: 'name', kind: 'words', text: words[place], x, y: y - HEIGHT / 2 - (far ? 20 : 10) },
      ...{ size: far ? FAR_NAME : NAME, align: 'middle', fill: 'ink', halo: 'card' },
    };
  });

/** Zones of control: hatches rise for the Japanese and fall for the Russians, and cross where both have one (MUK-19). */
export const zoneShapes = (map: HexMap, zones: BoardModel['zones'], range: HexRange): readonly Shape[] =>
  SIDES.map((side): Shape => ({
    ...{ part: `zone-${side}`, kind: 'lines', stroke: sideEdge(side), width: 1.1, opacity: 0.42 },
    strokes: zones[side]
      .filter((hex) => isInRange(range, hex))
      .flatMap((hex) => hatches(cornersOf(centreOf(map, hex), 1.5), side === 'ijn' ? 'rising' : 'falling')),
  }));

/** The line of communication in amber, or the hexes that bar every way, ringed. */
export function lineShapes(map: HexMap, { path, blockedBy }: Communication): readonly Shape[] {
  if (path === null) {
    return blockedBy.map((hex): Shape => ({
      ...{ part: 'barred', kind: 'line', closed: true, stroke: 'danger', width: 2.5 },
      dots: cornersOf(centreOf(map, hex), 5),
    }));
  }
  const dots = path.map((hex) => centreOf(map, hex));
  return [
    { part: 'line', kind: 'line', dots, stroke: 'ink', width: 9 },
    { part: 'line', kind: 'line', dots, stroke: 'now', width: 6 },
  ];
}

/** Round a unit without communication. */
export const cutOffShapes = (centre: Dot): readonly Shape[] => [
  {
    ...{ part: 'cut-off', kind: 'line', closed: true, stroke: 'ink', width: 2.5, dash: [5, 4] },
    dots: cornersOf(centre, -1),
  },
];

/** Round the hex over which a counter hangs. */
export const targetShapes = (map: HexMap, hex: Hex): readonly Shape[] => [
  {
    ...{ part: 'target', kind: 'line', closed: true, stroke: 'now', width: 4 },
    dots: cornersOf(centreOf(map, hex), 2),
  },
];

export const labelBreadth = (text: string): number => widthOf(text, NAME) + 20;

/** White on black, its middle at a point. */
export function labelShapes(text: string, at: Dot): readonly Shape[] {
  const breadth = labelBreadth(text);
  return [
    {
      ...{ part: 'label', kind: 'box', x: at.x - breadth / 2, y: at.y - 14, breadth, height: 28 },
      ...{ round: 4, fill: 'ink' },
    },
    { ...{ part: 'label', kind: 'words', text, x: at.x, y: at.y, size: NAME, align: 'middle', fill: 'paper' } },
  ];
}
