import type { Rulings } from './rulings';
import type { Hex } from './types';

export const FIRST_COLUMN = 10;
export const LAST_COLUMN = 42;
/** The last row in the south; the owner may type another (AMB-15). */
export const LAST_ROW = 25;
export const COLUMNS = LAST_COLUMN - FIRST_COLUMN + 1;
/** Hexes around a hex, clockwise from the north. */
export const DIRECTIONS = 6;

/** The hexes of the map, as numbers from 0: column by column, from the north. */
export interface Grid {
  readonly rows: number;
  readonly size: number;
  /** Six for each hex, clockwise from the north; -1 beyond the map. */
  readonly neighbours: Int16Array;
}

const grids = new Map<string, Grid>();

/** The map by the ruling of its columns. Made once for each: nothing in it ever changes. */
export function gridOf({ hexColumns }: Pick<Rulings, 'hexColumns'>, lastRow = LAST_ROW): Grid {
  const key = `${hexColumns} ${lastRow}`;
  const known = grids.get(key);
  if (known !== undefined) return known;
  const grid = makeGrid(hexColumns === 'even-lower' ? 0 : 1, lastRow + 1);
  grids.set(key, grid);
  return grid;
}

function makeGrid(lowerParity: number, rows: number): Grid {
  const size = COLUMNS * rows;
  const neighbours = new Int16Array(size * DIRECTIONS).fill(-1);
  for (let column = 0; column < COLUMNS; column += 1) {
    // What is beside a column that stands lower stands half a hex higher.
    const below = (FIRST_COLUMN + column) % 2 === lowerParity ? 1 : 0;
    const steps: readonly (readonly [columns: number, rows: number])[] = [
      [0, -1],
      [1, below - 1],
      [1, below],
      [0, 1],
      [-1, below],
      [-1, below - 1],
    ];
    for (let row = 0; row < rows; row += 1) {
      for (const [direction, [right, down]] of steps.entries()) {
        const [x, y] = [column + right, row + down];
        const isOn = x >= 0 && x < COLUMNS && y >= 0 && y < rows;
        if (isOn) neighbours[(column * rows + row) * DIRECTIONS + direction] = x * rows + y;
      }
    }
  }
  return { rows, size, neighbours };
}

const FOUR_DIGITS = /^\d{4}$/;
export const isHexNumber = (value: unknown): value is Hex => typeof value === 'string' && FOUR_DIGITS.test(value);

const ZERO = 48;

/** A hex as a number of the grid; -1 where the map has none. By its digits: every unit asks for it, often. */
export function indexOf({ rows }: Grid, hex: Hex): number {
  const column = (hex.charCodeAt(0) - ZERO) * 10 + hex.charCodeAt(1) - ZERO - FIRST_COLUMN;
  const row = (hex.charCodeAt(2) - ZERO) * 10 + hex.charCodeAt(3) - ZERO;
  return column >= 0 && column < COLUMNS && row >= 0 && row < rows && hex.length === 4 ? column * rows + row : -1;
}

export const isOnMap = (grid: Grid, hex: Hex): boolean => isHexNumber(hex) && indexOf(grid, hex) >= 0;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

export const hexAt = ({ rows }: Grid, index: number): Hex =>
  twoDigits(FIRST_COLUMN + Math.floor(index / rows)) + twoDigits(index % rows);

/** The hex in a direction, clockwise from the north; null beyond the map. */
export function neighbourAt(grid: Grid, hex: Hex, direction: number): Hex | null {
  const index = indexOf(grid, hex);
  const to = index < 0 ? -1 : (grid.neighbours[index * DIRECTIONS + direction] ?? -1);
  return to < 0 ? null : hexAt(grid, to);
}

/** The hexes around a hex that are on the map, clockwise from the north. */
export const neighboursOf = (grid: Grid, hex: Hex): readonly Hex[] =>
  Array.from({ length: DIRECTIONS }, (_, direction) => neighbourAt(grid, hex, direction)).filter(
    (each) => each !== null,
  );

/** In which direction of a hex an adjacent one lies; null where it does not. */
export function directionOf(grid: Grid, from: Hex, to: Hex): number | null {
  for (let direction = 0; direction < DIRECTIONS; direction += 1) {
    if (neighbourAt(grid, from, direction) === to) return direction;
  }
  return null;
}

export const isAdjacent = (grid: Grid, from: Hex, to: Hex): boolean => directionOf(grid, from, to) !== null;
