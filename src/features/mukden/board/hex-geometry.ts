import type { Dot } from '@/kit/drawing/shapes';
import { type Camera, toTable } from '@/measure/camera';
import { screenPoint } from '@/measure/point';
import type { TableSize } from '@/measure/table';
import {
  DIRECTIONS,
  FIRST_COLUMN,
  type Grid,
  type Hex,
  hexAt,
  LAST_COLUMN,
  neighbourAt,
  type Rulings,
} from '@/rules/mukden/index';

/** Points at the usual size: a hex is 52 wide and 45 high, flat at the top. */
export const RADIUS = 26;
export const HEIGHT = RADIUS * Math.sqrt(3);
const PITCH = RADIUS * 1.5;

/** The map as it lies on the screen: which hexes there are, and which columns stand half a hex lower (AMB-15). */
export interface HexMap {
  readonly grid: Grid;
  readonly lower: 0 | 1;
}

export const hexMap = (grid: Grid, { hexColumns }: Pick<Rulings, 'hexColumns'>): HexMap => ({
  grid,
  lower: hexColumns === 'even-lower' ? 0 : 1,
});

export const mapSize = ({ grid }: HexMap): TableSize => ({
  width: (LAST_COLUMN - FIRST_COLUMN) * PITCH + 2 * RADIUS,
  depth: (grid.rows + 0.5) * HEIGHT,
});

const dropOf = ({ lower }: HexMap, column: number): number => (column % 2 === lower ? HEIGHT / 2 : 0);

export const centreAt = (map: HexMap, column: number, row: number): Dot => ({
  x: RADIUS + (column - FIRST_COLUMN) * PITCH,
  y: HEIGHT / 2 + row * HEIGHT + dropOf(map, column),
});

const columnOf = (hex: Hex): number => Number(hex.slice(0, 2));
const rowOf = (hex: Hex): number => Number(hex.slice(2));

export const centreOf = (map: HexMap, hex: Hex): Dot => centreAt(map, columnOf(hex), rowOf(hex));

/** Corners from the north-west, clockwise: the side towards a direction lies between its corner and the next. */
const CORNERS: readonly Dot[] = [
  { x: -RADIUS / 2, y: -HEIGHT / 2 },
  { x: RADIUS / 2, y: -HEIGHT / 2 },
  { x: RADIUS, y: 0 },
  { x: RADIUS / 2, y: HEIGHT / 2 },
  { x: -RADIUS / 2, y: HEIGHT / 2 },
  { x: -RADIUS, y: 0 },
];

/** The corners of a hex, `inset` points within its edge. */
export function cornersOf({ x, y }: Dot, inset = 0): readonly Dot[] {
  const part = 1 - inset / (HEIGHT / 2);
  return CORNERS.map((corner) => ({ x: x + corner.x * part, y: y + corner.y * part }));
}

/** The edge of a hex towards a direction, clockwise from the north. */
export function sideOf(centre: Dot, direction: number, inset = 0): readonly [Dot, Dot] {
  const corners = cornersOf(centre, inset);
  return [corners[direction]!, corners[(direction + 1) % DIRECTIONS]!];
}

/** The hex under a point: the one whose middle is nearest; null beyond the map. */
export function hexUnder(map: HexMap, { x, y }: Dot): Hex | null {
  const near = FIRST_COLUMN + Math.round((x - RADIUS) / PITCH);
  let best: { readonly hex: Hex; readonly off: number } | null = null;
  for (const column of [near - 1, near, near + 1]) {
    if (column < FIRST_COLUMN || column > LAST_COLUMN) continue;
    const row = Math.round((y - dropOf(map, column)) / HEIGHT - 0.5);
    if (row < 0 || row >= map.grid.rows) continue;
    const centre = centreAt(map, column, row);
    const off = Math.hypot(x - centre.x, y - centre.y);
    if (best === null || off < best.off) {
      best = { hex: hexAt(map.grid, (column - FIRST_COLUMN) * map.grid.rows + row), off };
    }
  }
  return best !== null && best.off <= RADIUS ? best.hex : null;
}

/** The hexside that is nearest to a point, by the two hexes it divides; null at the edge of the map. */
export function hexsideUnder(map: HexMap, at: Dot): readonly [Hex, Hex] | null {
  const hex = hexUnder(map, at);
  if (hex === null) return null;
  const centre = centreOf(map, hex);
  const turn = Math.atan2(at.x - centre.x, centre.y - at.y) / (2 * Math.PI);
  const other = neighbourAt(map.grid, hex, (Math.round(turn * DIRECTIONS) + DIRECTIONS) % DIRECTIONS);
  return other === null ? null : [hex, other];
}

/** Steps from hex to hex, whatever lies between. */
export function hexesBetween({ lower }: HexMap, from: Hex, to: Hex): number {
  const across = Math.abs(columnOf(to) - columnOf(from));
  // Half a row for each column, up or down.
  const depth = (hex: Hex): number => 2 * rowOf(hex) + (columnOf(hex) % 2 === lower ? 1 : 0);
  return across + Math.max(0, (Math.abs(depth(to) - depth(from)) - across) / 2);
}

/** Hexes from a column and a row to others, the last ones included. */
export interface HexRange {
  readonly fromColumn: number;
  readonly toColumn: number;
  readonly fromRow: number;
  readonly toRow: number;
}

/** Whoever pans a little sees the same block of hexes. */
const BLOCK = 4;
const down = (value: number): number => Math.floor(value / BLOCK) * BLOCK;
const up = (value: number): number => Math.ceil(value / BLOCK) * BLOCK;

/** The hexes in sight, and some around them. */
export function rangeIn({ grid }: HexMap, camera: Camera): HexRange {
  const { width, height } = camera.window;
  const [from, to] = [toTable(screenPoint(0, 0), camera), toTable(screenPoint(width, height), camera)];
  return {
    fromColumn: Math.max(FIRST_COLUMN, down(FIRST_COLUMN + from.x / PITCH - 1)),
    toColumn: Math.min(LAST_COLUMN, up(FIRST_COLUMN + to.x / PITCH)),
    fromRow: Math.max(0, down(from.y / HEIGHT - 1)),
    toRow: Math.min(grid.rows - 1, up(to.y / HEIGHT)),
  };
}

export const isInRange = (range: HexRange, hex: Hex): boolean => {
  const [column, row] = [columnOf(hex), rowOf(hex)];
  return column >= range.fromColumn && column <= range.toColumn && row >= range.fromRow && row <= range.toRow;
};
