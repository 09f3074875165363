import { HOUSE_UNITS, houseSetup, mukdenCampaign, campaignView, neighboursOf, type Board } from '@/rules/mukden/index';

import { boardModel, communicationOf, groundOf } from './board-model';
import { cutOffShapes, groundShapes, lineShapes, nameShapes, zoneShapes } from './board-scene';
import { counterShapes } from './counter-shapes';
import { hatches } from './hatching';
import { centreOf, cornersOf, hexUnder, type HexRange } from './hex-geometry';

const WHOLE: HexRange = { fromColumn: 10, toColumn: 42, fromRow: 0, toRow: 25 };
const begun = (units = HOUSE_UNITS, board: Board | null = null) => {
  const view = campaignView(mukdenCampaign.begin(houseSetup('Test', { units, board })), 'public');
  return boardModel(view, groundOf(view));
};
const unit = (id: string, side: 'ijn' | 'irn', hex: string) =>
  ({ id, name: id, side, size: 'division', type: 'infantry', strength: 4, hex, isCavalryCorps: false }) as const;

test('of a stack the top counter is shown, and how many lie below', () => {
  const { tokens } = begun();
  expect(tokens.find(({ hex }) => hex === '1716')).toMatchObject({ id: '9th', strength: 5, below: 1, flipped: false });
  expect(tokens.filter(({ hex }) => hex === '1716')).toHaveLength(1);
});

test('every second hex has its number, each in its own hex', () => {
  const { ground } = begun();
  const numbers = groundShapes(ground, WHOLE, false).filter(({ part }) => part === 'number');
  expect(numbers).toHaveLength((33 * 26) / 2);
  for (const shape of numbers.slice(0, 60)) {
    if (shape.kind !== 'words') throw new Error('A number is a word.');
    expect(hexUnder(ground.map, shape)).toBe(shape.text);
  }
  expect(groundShapes(ground, WHOLE, true).filter(({ part }) => part === 'number')).toHaveLength(0);
});

test('every edge of the grid is drawn once', () => {
  const { ground } = begun();
  const grid = groundShapes(ground, WHOLE, false).find(({ part }) => part === 'grid');
  if (grid?.kind !== 'lines') throw new Error('The grid is drawn with lines.');
  const round = (value: number) => value.toFixed(1);
  const keys = grid.strokes.map(([a, b, c, d]) =>
    [[a, b].map(round).join(), [c, d].map(round).join()].sort().join('-'),
  );
  expect(new Set(keys).size).toBe(keys.length);
});

test('[MUK-6] the two towns are framed and named, and the railroad runs from Mukden to the north edge', () => {
  const { ground } = begun();
  const shapes = groundShapes(ground, WHOLE, false);
  expect(shapes.filter(({ part }) => part === 'critical')).toHaveLength(2);
  const railroad = shapes.find(({ part }) => part === 'railroad');
  if (railroad?.kind !== 'line') throw new Error('The railroad is a line.');
  expect(railroad.dots[0]).toEqual(centreOf(ground.map, '2310'));
  expect(railroad.dots.at(-1)).toEqual(centreOf(ground.map, '2900'));
  const words = { mukden: 'Mukden', liaoyang: 'Liaoyang', line: { ijn: '', irn: '' }, noLine: '' };
  expect(nameShapes(ground, words, false).map((shape) => shape.kind === 'words' && shape.text)).toEqual([
    'Mukden',
    'Liaoyang',
  ]);
});

test('[MUK-19] hatches lie within the hex; rising and falling ones lean to different sides', () => {
  const corners = cornersOf({ x: 100, y: 100 });
  for (const way of ['rising', 'falling'] as const) {
    const strokes = hatches(corners, way);
    expect(strokes.length).toBeGreaterThan(5);
    for (const [x0, y0, x1, y1] of strokes) {
      for (const [x, y] of [
        [x0, y0],
        [x1, y1],
      ] as const) {
        expect(Math.hypot(x - 100, y - 100)).toBeLessThanOrEqual(26.01);
      }
      if (Math.abs(x1 - x0) > 0.01) expect(Math.sign((y1 - y0) / (x1 - x0))).toBe(way === 'rising' ? -1 : 1);
    }
  }
});

test('[MUK-19] both sides hatch a hex that is in both zones', () => {
  const { ground, zones } = begun([unit('a', 'ijn', '2014'), unit('b', 'irn', '2012')]);
  const at = { fromColumn: 20, toColumn: 20, fromRow: 13, toRow: 13 };
  const drawn = zoneShapes(ground.map, zones, at).map((shape) => shape.kind === 'lines' && shape.strokes.length > 0);
  expect(drawn).toEqual([true, true]);
  const alone = { ...at, fromRow: 15, toRow: 15 };
  const one = zoneShapes(ground.map, zones, alone).map((shape) => shape.kind === 'lines' && shape.strokes.length > 0);
  expect(one).toEqual([true, false]);
});

test('[MUK-22] a line of communication is drawn to its end; without one the hexes that bar it are ringed', () => {
  const free = begun([unit('a', 'ijn', '1918')]);
  const line = lineShapes(free.ground.map, communicationOf(free, 'ijn', '1918'));
  const [drawn] = line;
  expect(drawn?.kind === 'line' && drawn.dots.at(-1)).toEqual(centreOf(free.ground.map, '1922'));
  const around = neighboursOf(free.ground.map.grid, '1918');
  const shut = begun([unit('a', 'ijn', '1918'), ...around.map((hex, place) => unit(`b${place}`, 'irn', hex))]);
  const barred = lineShapes(shut.ground.map, communicationOf(shut, 'ijn', '1918'));
  expect(barred).toHaveLength(6);
  expect(barred.every(({ part }) => part === 'barred')).toBe(true);
  expect(cutOffShapes({ x: 0, y: 0 })[0]?.dash).toBeDefined();
});

test('a counter has the shape of its side, its strength face up and its ensign face down, and a second edge in a stack', () => {
  const counter = { side: 'ijn', size: 'division', type: 'infantry', strength: 7, flipped: false } as const;
  const look = { chosen: false, far: false, below: 0 };
  const roundOf = (side: 'ijn' | 'irn') => {
    const frame = counterShapes({ ...counter, side }, look).find(({ part }) => part === 'counter');
    return frame?.kind === 'box' ? frame.round : undefined;
  };
  expect(roundOf('ijn')).toBeGreaterThan(roundOf('irn')!);
  const partsOf = (change: object, more = {}) =>
    counterShapes({ ...counter, ...change }, { ...look, ...more }).map(({ part }) => part);
  expect(partsOf({})).toEqual(expect.arrayContaining(['symbol', 'size', 'strength']));
  expect(partsOf({ flipped: true })).toEqual(['counter', 'ensign']);
  expect(partsOf({}, { below: 1 })).toEqual(expect.arrayContaining(['below', 'count']));
});

test('[MUK-31] painted terrain, rivers and trenches are drawn where they are', () => {
  const board: Board = {
    terrain: { 2310: 'town', 2412: 'pass', 2512: 'mountain' },
    rivers: { '2310-2311': 'minor', '2410-2411': 'major' },
    trenches: { '2310-2311': 'irn' },
    railroad: null,
  };
  const parts = groundShapes(begun(HOUSE_UNITS, board).ground, WHOLE, false).map(({ part }) => part);
  expect(parts).toEqual(expect.arrayContaining(['town', 'pass', 'mountain', 'minor', 'major', 'trench']));
});
