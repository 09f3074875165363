import { COLUMNS, DIRECTIONS as AROUND, type Grid, hexAt, indexOf } from './hexes';
import { LIAOYANG } from './data/critical-hexes';
import type { Hex, Side } from './types';

/** As constants of this file: a name of another is looked up each time it is used, and these loops are short. */
const DIRECTIONS = AROUND;
const placeOf = indexOf;

/** Hexes in the zone of control of units in these: the six around each, also across rivers and mountains (MUK-19). */
export function zoneOf(grid: Grid, hexes: Iterable<Hex>): Uint8Array {
  const zone = new Uint8Array(grid.size);
  for (const hex of hexes) {
    const index = placeOf(grid, hex);
    if (index < 0) continue;
    for (let at = index * DIRECTIONS; at < (index + 1) * DIRECTIONS; at += 1) {
      const next = grid.neighbours[at]!;
      if (next >= 0) zone[next] = 1;
    }
  }
  return zone;
}

export const isIn = (grid: Grid, zone: Uint8Array, hex: Hex): boolean => zone[placeOf(grid, hex)] === 1;

/** The same by their numbers, in order. */
export const hexesIn = (grid: Grid, zone: Uint8Array): readonly Hex[] =>
  Array.from(zone.keys())
    .filter((index) => zone[index] === 1)
    .map((index) => hexAt(grid, index));

/** Hexes that no line of communication passes: enemy units and their zone (MUK-22). */
function barredBy(grid: Grid, enemies: readonly Hex[]): Uint8Array {
  const barred = zoneOf(grid, enemies);
  for (const hex of enemies) {
    const index = placeOf(grid, hex);
    if (index >= 0) barred[index] = 1;
  }
  return barred;
}

/** Where lines of communication end: Liaoyang, or the north edge (MUK-22). */
function headsOf(grid: Grid, side: Side): readonly number[] {
  return side === 'ijn'
    ? [placeOf(grid, LIAOYANG)]
    : Array.from({ length: COLUMNS }, (_, column) => column * grid.rows);
}

/** What stands for a hex that no line reaches. */
const CUT_OFF = -1;

/**
 * How far each hex is from a supply head, by the hexes that no enemy bars. A barred hex to which a line leads has a number below
 * `CUT_OFF`: a unit in it has communication, but no line goes on from there.
 */
export function supplyDistances(grid: Grid, side: Side, enemies: readonly Hex[]): Int16Array {
  const { neighbours, size } = grid;
  const barred = barredBy(grid, enemies);
  const distances = new Int16Array(size).fill(CUT_OFF);
  const queue = new Int16Array(size);
  let end = 0;
  for (const head of headsOf(grid, side)) {
    if (head < 0 || barred[head] === 1) continue;
    distances[head] = 0;
    queue[end++] = head;
  }
  for (let next = 0; next < end; next += 1) {
    const index = queue[next]!;
    const further = distances[index]! + 1;
    const first = index * DIRECTIONS;
    for (let at = first; at < first + DIRECTIONS; at += 1) {
      const to = neighbours[at]!;
      if (to < 0 || distances[to] !== CUT_OFF) continue;
      if (barred[to] === 1) distances[to] = CUT_OFF - further;
      else {
        distances[to] = further;
        queue[end++] = to;
      }
    }
  }
  return distances;
}

/** The neighbour nearest to a supply head; -1 without one. */
function nextToHead({ neighbours }: Grid, distances: Int16Array, index: number): number {
  let best = -1;
  for (let at = index * DIRECTIONS; at < (index + 1) * DIRECTIONS; at += 1) {
    const next = neighbours[at]!;
    if (next < 0 || distances[next]! < 0) continue;
    if (best < 0 || distances[next]! < distances[best]!) best = next;
  }
  return best;
}

const isHead = (grid: Grid, side: Side, index: number): boolean =>
  side === 'ijn' ? index === placeOf(grid, LIAOYANG) : index % grid.rows === 0;

/** Whether a unit has a line of communication: its own hex may lie in an enemy zone, no other of it (MUK-22). */
export function hasLine(grid: Grid, side: Side, distances: Int16Array, hex: Hex): boolean {
  const index = placeOf(grid, hex);
  return index >= 0 && (distances[index] !== CUT_OFF || isHead(grid, side, index));
}

/** The same of many units of a side at once, in their order. */
export function linesOf(grid: Grid, side: Side, enemies: readonly Hex[], units: readonly Hex[]): readonly boolean[] {
  const distances = supplyDistances(grid, side, enemies);
  const lines: boolean[] = [];
  for (let at = 0; at < units.length; at += 1) lines.push(hasLine(grid, side, distances, units[at]!));
  return lines;
}

interface Line {
  /** From the unit to the supply head, one of the shortest; null without one. */
  readonly path: readonly Hex[] | null;
  /** Without one: the hexes at which every way ends, in an enemy zone or under an enemy. */
  readonly blockedBy: readonly Hex[];
}

/** The line of communication of a unit, or what bars it (MUK-22). */
export function lineOf(grid: Grid, side: Side, unit: Hex, enemies: readonly Hex[]): Line {
  const start = placeOf(grid, unit);
  if (start < 0) return { path: null, blockedBy: [] };
  if (isHead(grid, side, start)) return { path: [unit], blockedBy: [] };
  const distances = supplyDistances(grid, side, enemies);
  const path = [unit];
  for (let at = nextToHead(grid, distances, start); at >= 0; at = nextToHead(grid, distances, at)) {
    path.push(hexAt(grid, at));
    if (distances[at] === 0) return { path, blockedBy: [] };
  }
  return { path: null, blockedBy: frontOf(grid, start, barredBy(grid, enemies)) };
}

/** Barred hexes next to those that can be reached. */
function frontOf(grid: Grid, start: number, barred: Uint8Array): readonly Hex[] {
  const seen = new Uint8Array(grid.size);
  const front = new Uint8Array(grid.size);
  const queue = [start];
  seen[start] = 1;
  for (const index of queue) {
    for (let at = index * DIRECTIONS; at < (index + 1) * DIRECTIONS; at += 1) {
      const to = grid.neighbours[at]!;
      if (to < 0 || seen[to] === 1) continue;
      if (barred[to] === 1) front[to] = 1;
      else {
        seen[to] = 1;
        queue.push(to);
      }
    }
  }
  return hexesIn(grid, front);
}
