import { barPaths } from './bar-paths';
import { curvePaths } from './curve-paths';
import { printedPercent } from '../words/percent';
import { bandOdds, chanceAt, hitBars } from './odds-numbers';
import { curveWords, oddsWords, percentShort } from './odds-words';

test('three hits and more are one bar, and all bars are the whole', () => {
  const bars = hitBars([0.4, 0.3, 0.15, 0.1, 0.04, 0.01]);
  expect(bars).toEqual([0.4, 0.3, 0.15, expect.closeTo(0.15)]);
  expect(hitBars([])).toEqual([1, 0, 0, 0]);
});

test.each([
  [0, '0%'],
  [1e-9, '<0.1%'],
  [0.0005, '0.1%'],
  [0.028, '2.8%'],
  [0.0994, '9.9%'],
  [0.0996, '10%'],
  [0.184, '18%'],
  [0.994, '99%'],
  [0.9951, '>99%'],
  [1 - 1e-12, '100%'],
  [1, '100%'],
])('a chance of %d is printed %s', (chance, expected) => {
  expect(percentShort(chance)).toBe(expected);
});

test('what is possible is never printed as 0, what can fail never as 100', () => {
  for (let i = 1; i < 5000; i++) {
    const { percent, is } = printedPercent(i / 5000);
    expect([percent, is]).not.toEqual(['0.0', 'exact']);
    expect([percent, is]).not.toEqual(['100', 'exact']);
  }
});

const ROOM = { width: 54, height: 34, gap: 2, line: 1 };

test('no hit is hollow and the rest solid, or outlined with a saltire for the second side', () => {
  const corners = (d: string) => d.match(/Z/g)?.length ?? 0;
  const solid = barPaths([0.4, 0.3, 0.2, 0.1], 'solid', ROOM);
  expect([corners(solid.solid), corners(solid.lines)]).toEqual([3, 1]);
  const saltire = barPaths([0.4, 0.3, 0.2, 0.4], 'saltire', ROOM);
  expect([corners(saltire.solid), corners(saltire.lines)]).toEqual([0, 4]);
  expect(saltire.lines.split('M').length).toBeGreaterThan(solid.lines.split('M').length + 3);
});

test('bars keep one scale, and what is possible is seen', () => {
  const { heights } = barPaths([0.5, 0.25, 0.0001, 0], 'solid', ROOM);
  expect(heights[0]).toBeCloseTo(2 * (heights[1] ?? 0), 5);
  expect(heights[2]).toBe(2);
  expect(heights[3]).toBe(0);
});

const BANDS = [2, 4, 8, 12];
/** Odds by band, a point each quarter inch. */
const series = Array.from({ length: 49 }, (_, i) => {
  const range = i / 4;
  return { range, chance: range <= 2 ? 0.8 : range <= 4 ? 0.4 : range <= 8 ? 0.1 : 0.02 };
});

test('a band reaches up to its edge', () => {
  expect([0, 2, 2.1, 4, 12, 13].map((range) => chanceAt(series, range))).toEqual([0.8, 0.8, 0.4, 0.4, 0.02, 0.02]);
  expect(chanceAt([], 2)).toBeNull();
});

test('the table has a row for each band', () => {
  expect(bandOdds(series, BANDS).map(({ from, to, most }) => [from, to, most])).toEqual([
    [0, 2, 0.8],
    [2, 4, 0.4],
    [4, 8, 0.1],
    [8, 12, 0.02],
  ]);
});

test('the curve leaps where a band ends, and nowhere slopes', () => {
  const { curve, top } = curvePaths({ series, bands: BANDS }, { width: 120, height: 100 });
  expect(top).toBe(1);
  const points = curve
    .split(/[ML]/)
    .slice(1)
    .map((pair) => pair.split(' ').map(Number));
  for (const [i, [x = 0, y = 0]] of points.entries()) {
    const [x0 = x, y0 = y] = points[i - 1] ?? [];
    expect(x === x0 || y === y0).toBe(true);
  }
  expect(points.filter(([x]) => x === 20).length).toBeGreaterThanOrEqual(2);
});

test('the present range stands on the curve, in its band', () => {
  const { here, now } = curvePaths({ series, bands: BANDS, at: 3.75 }, { width: 120, height: 100 });
  expect(here).toEqual({ x: 20, width: 20 });
  expect(now).toEqual({ x: 37.5, y: expect.closeTo(100 - 0.4 * 94), chance: 0.4 });
  expect(curvePaths({ series, bands: BANDS, at: 2 }, { width: 120, height: 100 }).here).toEqual({ x: 0, width: 20 });
  expect(curvePaths({ series, bands: BANDS, at: 14 }, { width: 120, height: 100 }).here).toBeNull();
});

test('poor odds are drawn on a finer scale, and nothing at all still draws', () => {
  const poor = series.map(({ range, chance }) => ({ range, chance: chance / 10 }));
  expect(curvePaths({ series: poor, bands: BANDS }, { width: 120, height: 100 }).top).toBe(0.1);
  expect(curvePaths({ series: [], bands: BANDS, at: 3 }, { width: 120, height: 100 })).toMatchObject({
    curve: '',
    now: null,
  });
});

test('both pictures have their words', () => {
  expect(oddsWords([0.79, 0.18, 0.028, 0.002])).toBe('No hits 79%, one hit 18%, two hits 2.8%, three or more 0.2%.');
  expect(curveWords({ series, bands: BANDS, at: 3.75 })).toBe(
    'From 0 to 2 inches 80%. From 2 to 4 inches 40%. From 4 to 8 inches 10%. From 8 to 12 inches 2.0%. Now 40% at 3.75 inches.',
  );
});
