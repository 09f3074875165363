import { pose } from '@/measure/point';
import { inches } from '@/measure/units';
import { ship, smallTable } from '@/testing/table-pieces';

import { readingBetween, tapeReading } from './readings';

const { rules } = smallTable();
const [mikasa, suvorov] = [ship('mikasa'), ship('suvorov', { side: 'russia' })];
const read = (x: number, y: number, over = rules) =>
  readingBetween(mikasa, suvorov, over, [pose(10, 10, 90), pose(x, y, 0)]);

test('range, yards, bearing from the bow and arc between two ships', () => {
  expect(read(10, 13)).toMatchObject({ range: 3, yards: 3000, bearing: 90, compass: 180, arcs: ['side'], band: 1 });
  expect(read(16, 10)).toMatchObject({ range: 6, bearing: 0, arcs: ['bow'], band: 2 });
});

test('[AMB-25] on the edge of two arcs both are read', () => {
  expect(read(10 + 6 * Math.cos(Math.PI / 6), 10 + 6 * Math.sin(Math.PI / 6)).arcs).toEqual(['bow', 'side']);
});

test.each([
  [4.04, 4.25],
  [4, 4],
  [3.95, 4],
  [3.6, 3.5],
  [12.01, 12.25],
])('[AMB-26] %d inches read %d: quarters, but never those of another band', (exact, shown) => {
  expect(tapeReading(inches(exact), rules.bands)).toBe(shown);
});

test('[AMB-26] measured from base to base the range is shorter by the bases', () => {
  expect(read(10, 13, { ...rules, baseEdge: true }).range).toBe(2.25);
});
