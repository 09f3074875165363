import {
  DEFAULT_RULINGS,
  FIRST_COLUMN,
  gridOf,
  hexAt,
  type Hex,
  HOUSE_UNITS,
  LAST_COLUMN,
  LAST_ROW,
  linesOf,
} from '@/rules/mukden/index';

import type { Bench } from './harness';

const GRID = gridOf(DEFAULT_RULINGS);
/** A unit in every hex of the map. */
const UNITS: readonly Hex[] = Array.from({ length: GRID.size }, (_, index) => hexAt(GRID, index));
const ENEMIES: readonly Hex[] = HOUSE_UNITS.filter(({ side }) => side === 'irn').flatMap(({ hex }) => hex ?? []);

/** Every unit's line of communication as the rule book finds it, each with a weight of its own. */
export function bookAnswer(enemies: readonly Hex[] = ENEMIES): number {
  const lines = linesOf(GRID, 'ijn', enemies, UNITS);
  let sum = 0;
  for (let place = 0; place < UNITS.length; place += 1) {
    if (lines[place]) sum += place + 1;
  }
  return sum;
}

const COLUMNS = LAST_COLUMN - FIRST_COLUMN + 1;
const ROWS = LAST_ROW + 1;
const SIZE = COLUMNS * ROWS;
const STEPS = neighbourTable();
const barred = new Uint8Array(SIZE);
const seen = new Uint8Array(SIZE);
const queue = new Int16Array(SIZE);

/** Six neighbours of every hex, even columns lower; -1 beyond the map. */
function neighbourTable(): Int16Array {
  const table = new Int16Array(SIZE * 6).fill(-1);
  for (let x = 0; x < COLUMNS; x += 1) {
    for (let y = 0; y < ROWS; y += 1) {
      const down = x % 2 === 0 ? 1 : 0;
      const near = [x, y - 1, x + 1, y + down - 1, x + 1, y + down, x, y + 1, x - 1, y + down, x - 1, y + down - 1];
      for (let at = 0; at < 6; at += 1) {
        const [right, row] = [near[2 * at]!, near[2 * at + 1]!];
        if (right >= 0 && right < COLUMNS && row >= 0 && row < ROWS)
          table[(x * ROWS + y) * 6 + at] = right * ROWS + row;
      }
    }
  }
  return table;
}

const placeOf = (hex: Hex): number => (Number(hex.slice(0, 2)) - FIRST_COLUMN) * ROWS + Number(hex.slice(2));
const HEAD = placeOf('1922');

/** A plain breadth-first search from Liaoyang over typed arrays, then a look round every hex. It knows this map only. */
export function loopAnswer(enemies: readonly Hex[] = ENEMIES): number {
  barred.fill(0);
  seen.fill(0);
  for (let each = 0; each < enemies.length; each += 1) {
    const place = placeOf(enemies[each]!);
    barred[place] = 1;
    for (let at = place * 6; at < place * 6 + 6; at += 1) if (STEPS[at]! >= 0) barred[STEPS[at]!] = 1;
  }
  let end = 0;
  if (barred[HEAD] === 0) {
    seen[HEAD] = 1;
    queue[end++] = HEAD;
  }
  for (let next = 0; next < end; next += 1) {
    for (let at = queue[next]! * 6; at < queue[next]! * 6 + 6; at += 1) {
      const to = STEPS[at]!;
      if (to < 0 || barred[to] === 1 || seen[to] === 1) continue;
      seen[to] = 1;
      queue[end++] = to;
    }
  }
  let sum = 0;
  for (let place = 0; place < SIZE; place += 1) {
    let isLinked = place === HEAD;
    for (let at = place * 6; at < place * 6 + 6 && !isLinked; at += 1)
      isLinked = STEPS[at]! >= 0 && seen[STEPS[at]!] === 1;
    if (isLinked) sum += place + 1;
  }
  return sum;
}

const TIMES = 200;
const repeat = (answer: () => number) => (): number => {
  let sum = 0;
  for (let time = 0; time < TIMES; time += 1) sum += answer();
  return sum;
};

export const mukdenLines = (): Bench => ({
  contenders: [
    { name: 'a plain breadth-first search over typed arrays', operations: TIMES, run: repeat(() => loopAnswer()) },
    { name: 'the rule book', operations: TIMES, run: repeat(() => bookAnswer()) },
  ],
  sameChecksum: true,
  aim: 2,
  note: 'A unit in each of the 858 hexes.',
});
