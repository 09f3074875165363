import { type Board, gridOf } from '@/rules/mukden/index';

import { centreOf, hexMap, sideOf } from '../hex-geometry';
import { BLANK_BOARD, painted } from './brushes';

const rulings = { hexColumns: 'even-lower' } as const;
const map = hexMap(gridOf(rulings), rulings);
const at = (hex: string) => centreOf(map, hex);
/** Just inside the hex, at the edge in a direction. */
const edge = (hex: string, direction: number) => {
  const [a, b] = sideOf(at(hex), direction, 4);
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
};

test('a tap paints a hex, and a second one takes the paint away; a finger that draws on never does', () => {
  const once = painted(BLANK_BOARD, map, 'mountain', at('2512'), false);
  expect(once.terrain).toEqual({ 2512: 'mountain' });
  expect(painted(once, map, 'mountain', at('2512'), false).terrain).toEqual({});
  expect(painted(once, map, 'mountain', at('2512'), true)).toEqual(once);
  expect(painted(once, map, 'pass', at('2512'), false).terrain).toEqual({ 2512: 'pass' });
});

test('rivers and trenches lie on hexsides, by the lower number first, whichever hex is touched', () => {
  const river = painted(BLANK_BOARD, map, 'minor', edge('2311', 0), false);
  expect(river.rivers).toEqual({ '2310-2311': 'minor' });
  expect(painted(river, map, 'major', edge('2310', 3), false).rivers).toEqual({ '2310-2311': 'major' });
  expect(painted(BLANK_BOARD, map, 'trench-irn', edge('2310', 1), false).trenches).toEqual({ '2310-2409': 'irn' });
});

test('the railroad goes on to adjacent hexes, and back to one it has passed', () => {
  let board = BLANK_BOARD;
  for (const hex of ['2310', '2409', '2509', '3000']) board = painted(board, map, 'railroad', at(hex), true);
  expect(board.railroad).toEqual(['2310', '2409', '2509']);
  expect(painted(board, map, 'railroad', at('2409'), false).railroad).toEqual(['2310', '2409']);
});

test('the eraser clears a hexside at its edge, the hex in its middle, and off the map nothing happens', () => {
  const board: Board = {
    terrain: { 2310: 'town' },
    rivers: { '2310-2311': 'minor' },
    trenches: { '2310-2311': 'ijn' },
    railroad: null,
  };
  expect(painted(board, map, 'erase', edge('2310', 3), false)).toMatchObject({ rivers: {}, trenches: {} });
  expect(painted(board, map, 'erase', at('2310'), false).terrain).toEqual({});
  expect(painted(board, map, 'erase', { x: -90, y: -90 }, false)).toBe(board);
});
