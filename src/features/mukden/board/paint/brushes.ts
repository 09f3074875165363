import { type Board, type Hex, isAdjacent, type Paint, type River, type Side, sideKey } from '@/rules/mukden/index';

import { centreOf, HEIGHT, type HexMap, hexsideUnder, hexUnder } from '../hex-geometry';

/** What is painted: on hexes, on hexsides, or the line of the railroad. */
export const BRUSHES = [
  'hand',
  'mountain',
  'pass',
  'town',
  'minor',
  'major',
  'trench-ijn',
  'trench-irn',
  'railroad',
  'erase',
] as const;
export type Brush = (typeof BRUSHES)[number];

/** A map that nobody has painted on. */
export const BLANK_BOARD: Board = { terrain: {}, rivers: {}, trenches: {}, railroad: null };

interface Point {
  readonly x: number;
  readonly y: number;
}

type Cells<T> = Readonly<Record<string, T>>;

const without = <T>(cells: Cells<T>, key: string): Cells<T> => {
  const { [key]: _, ...others } = cells;
  return others;
};

/** A second touch with the same brush takes it away, unless a finger draws on. */
const toggled = <T>(cells: Cells<T>, key: string, value: T, isDrawing: boolean): Cells<T> =>
  cells[key] === value && !isDrawing ? without(cells, key) : { ...cells, [key]: value };

/** A map after one touch. `isDrawing`: the finger goes on from another place, so nothing is taken away. */
export function painted(board: Board, map: HexMap, brush: Brush, at: Point, isDrawing: boolean): Board {
  const hex = hexUnder(map, at);
  const hexside = hexsideUnder(map, at);
  const key = hexside && sideKey(...hexside);
  switch (brush) {
    case 'hand':
      return board;
    case 'mountain':
    case 'pass':
    case 'town':
      return hex === null ? board : { ...board, terrain: toggled<Paint>(board.terrain, hex, brush, isDrawing) };
    case 'minor':
    case 'major':
      return key === null ? board : { ...board, rivers: toggled<River>(board.rivers, key, brush, isDrawing) };
    case 'trench-ijn':
    case 'trench-irn': {
      const side: Side = brush === 'trench-ijn' ? 'ijn' : 'irn';
      return key === null ? board : { ...board, trenches: toggled<Side>(board.trenches, key, side, isDrawing) };
    }
    case 'railroad':
      return hex === null ? board : { ...board, railroad: railroadWith(board.railroad ?? [], map, hex) };
    case 'erase':
      return erased(board, hex, hex !== null && isNearEdge(map, hex, at) ? key : null);
  }
}

/** Nearer to an edge than to the middle of the hex. */
const isNearEdge = (map: HexMap, hex: Hex, at: Point): boolean => {
  const { x, y } = centreOf(map, hex);
  return Math.hypot(at.x - x, at.y - y) > HEIGHT / 4;
};

/** What is painted on the hexside, else on the hex, else the railroad from there on. */
function erased(board: Board, hex: Hex | null, key: string | null): Board {
  const isOnHex = hex !== null && hex in board.terrain;
  const isOnSide = key !== null && (key in board.rivers || key in board.trenches);
  if (isOnSide) return { ...board, rivers: without(board.rivers, key), trenches: without(board.trenches, key) };
  if (isOnHex) return { ...board, terrain: without(board.terrain, hex) };
  if (hex !== null && board.railroad?.includes(hex)) {
    return { ...board, railroad: board.railroad.slice(0, board.railroad.indexOf(hex)) };
  }
  return board;
}

/** The line goes on to an adjacent hex, ends at one it has passed, or begins anew. */
function railroadWith(line: readonly Hex[], { grid }: HexMap, hex: Hex): readonly Hex[] {
  const last = line.at(-1);
  const at = line.indexOf(hex);
  if (at >= 0) return line.slice(0, at + 1);
  return last !== undefined && isAdjacent(grid, last, hex) ? [...line, hex] : last === undefined ? [hex] : line;
}
