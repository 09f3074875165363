import { camera, fit } from '@/measure/camera';
import { tablePoint } from '@/measure/point';
import { gridOf, neighbourAt, neighboursOf, type Rulings } from '@/rules/mukden/index';

import {
  centreOf,
  HEIGHT,
  hexesBetween,
  hexMap,
  hexsideUnder,
  hexUnder,
  mapSize,
  RADIUS,
  rangeIn,
  sideOf,
} from './hex-geometry';

const mapBy = (hexColumns: Rulings['hexColumns'], lastRow?: number) =>
  hexMap(gridOf({ hexColumns }, lastRow), { hexColumns });
const BOTH = ['even-lower', 'odd-lower'] as const;

test.each(BOTH)('[AMB-15] neighbours by the rules are neighbours on the screen, %s', (hexColumns) => {
  const map = mapBy(hexColumns);
  for (const hex of ['2310', '2410', '1922', '2012', '4224', '1000']) {
    const here = centreOf(map, hex);
    for (const next of neighboursOf(map.grid, hex)) {
      const there = centreOf(map, next);
      expect(Math.hypot(here.x - there.x, here.y - there.y)).toBeCloseTo(HEIGHT);
      expect(hexesBetween(map, hex, next)).toBe(1);
    }
  }
});

test('[AMB-15] the other ruling puts the other columns lower', () => {
  const [even, odd] = BOTH.map((columns) => mapBy(columns)) as [ReturnType<typeof mapBy>, ReturnType<typeof mapBy>];
  expect(centreOf(even, '2410').y - centreOf(even, '2310').y).toBeCloseTo(HEIGHT / 2);
  expect(centreOf(odd, '2410').y - centreOf(odd, '2310').y).toBeCloseTo(-HEIGHT / 2);
});

test.each(BOTH)('every point of a hex is in it, %s', (hexColumns) => {
  const map = mapBy(hexColumns);
  for (const hex of ['2310', '2413', '1000', '4225', '1025']) {
    const { x, y } = centreOf(map, hex);
    expect(hexUnder(map, { x, y })).toBe(hex);
    expect(hexUnder(map, { x: x + RADIUS * 0.9, y })).toBe(hex);
    expect(hexUnder(map, { x: x + RADIUS * 0.4, y: y - HEIGHT * 0.45 })).toBe(hex);
  }
  expect(hexUnder(map, { x: -30, y: 20 })).toBeNull();
  expect(hexUnder(map, { x: 400, y: mapSize(map).depth + RADIUS })).toBeNull();
});

test('a hexside is found from either of its hexes, and there is none at the edge of the map', () => {
  const map = mapBy('even-lower');
  for (let direction = 0; direction < 6; direction += 1) {
    const other = neighbourAt(map.grid, '2310', direction)!;
    const centre = centreOf(map, '2310');
    const [a, b] = sideOf(centre, direction);
    const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
    const within = (part: number) => ({ x: centre.x + (x - centre.x) * part, y: centre.y + (y - centre.y) * part });
    expect(hexsideUnder(map, within(0.8))).toEqual(['2310', other]);
    expect(hexsideUnder(map, within(1.2))).toEqual([other, '2310']);
  }
  expect(hexsideUnder(map, { x: centreOf(map, '2300').x, y: 2 })).toBeNull();
});

test('steps between hexes go diagonally', () => {
  const map = mapBy('even-lower');
  expect(hexesBetween(map, '2310', '2310')).toBe(0);
  expect(hexesBetween(map, '2310', '2315')).toBe(5);
  expect(hexesBetween(map, '2310', '2710')).toBe(4);
  expect(hexesBetween(map, '2310', '2908')).toBe(6);
  expect(hexesBetween(map, '2310', '1922')).toBe(14);
});

test('what is in sight is a part of the map near the camera, and all of it from afar', () => {
  const map = mapBy('even-lower', 20);
  const { x, y } = centreOf(map, '2310');
  const near = rangeIn(map, camera({ width: 390, height: 480 }, tablePoint(x, y), 1));
  expect(near.fromColumn).toBeLessThanOrEqual(18);
  expect(near.toColumn).toBeLessThanOrEqual(32);
  expect(near.fromRow).toBeGreaterThan(0);
  const whole = rangeIn(map, fit(mapSize(map), { width: 390, height: 480 }));
  expect(whole).toEqual({ fromColumn: 10, toColumn: 42, fromRow: 0, toRow: 20 });
});
