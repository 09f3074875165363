import fc from 'fast-check';

import { anyAngle, anyPoint, anyPose, BAD_NUMBERS } from '@/testing/measure-arbitraries';

import {
  compassBearing,
  distance,
  pointAt,
  polarOf,
  pose,
  type Pose,
  relativeBearing,
  screenPoint,
  screenPolar,
  tablePoint,
  type TablePoint,
  turnBetween,
} from './point';
import { degrees, inches, signed } from './units';

const apart = (a: number, b: number) => Math.abs(signed(a - b));

test.each([
  ['north', 0, -1, 0],
  ['east', 1, 0, 90],
  ['south', 0, 1, 180],
  ['west', -1, 0, 270],
  ['north-west', -1, -1, 315],
])('%s of a point', (_, x, y, bearing) => {
  expect(compassBearing(tablePoint(10, 10), tablePoint(10 + x, 10 + y))).toBe(bearing);
});

test('a 3-4-5 triangle', () => expect(distance(tablePoint(1, 1), tablePoint(4, 5))).toBe(5));

test('distance is symmetric, never negative, and no way round is shorter', () => {
  fc.assert(
    fc.property(anyPoint, anyPoint, anyPoint, (a, b, c) => {
      expect(distance(a, b)).toBe(distance(b, a));
      expect(distance(a, a)).toBe(0);
      expect(distance(a, b)).toBeGreaterThanOrEqual(0);
      expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c) + 1e-5);
    }),
  );
});

test('the way back is the opposite direction', () => {
  fc.assert(
    fc.property(anyPoint, anyPoint, (a, b) => {
      fc.pre(distance(a, b) > 0.01);
      expect(apart(compassBearing(a, b), compassBearing(b, a) + 180)).toBeLessThan(1e-5);
    }),
  );
});

/** The whole table picked up, turned about its corner and put down elsewhere. */
const moved = ({ x, y }: TablePoint, angle: number, dx: number, dy: number) => {
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  return tablePoint(x * cos - y * sin + dx, x * sin + y * cos + dy);
};

test('range and bearing do not care where the table stands or how it is turned', () => {
  fc.assert(
    fc.property(anyPose, anyPoint, anyAngle, fc.integer({ min: -50, max: 50 }), (firer, target, angle, by) => {
      fc.pre(distance(firer.at, target) > 0.1);
      const carried: Pose = pose(0, 0, firer.heading + angle);
      const there = { ...carried, at: moved(firer.at, angle, by, -by) };
      const targetThere = moved(target, angle, by, -by);
      expect(distance(there.at, targetThere)).toBeCloseTo(distance(firer.at, target), 5);
      expect(apart(relativeBearing(there, targetThere), relativeBearing(firer, target))).toBeLessThan(1e-4);
    }),
  );
});

test('what was laid off with tape and protractor measures the same', () => {
  fc.assert(
    fc.property(anyPose, fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 100 }), (firer, quarters, n) => {
      const [bearing, range] = [quarters / 4, inches(n / 4)];
      const target = pointAt(firer.at, degrees(firer.heading + bearing), range);
      expect(distance(firer.at, target)).toBe(range);
      expect(relativeBearing(firer, target)).toBeCloseTo(bearing, 4);
    }),
  );
});

test('on whole inches and degrees it is exact, so that edges are met', () => {
  for (let bearing = 0; bearing < 360; bearing += 0.5) {
    const target = pointAt(tablePoint(36, 24), degrees(bearing), inches(4));
    expect(relativeBearing(pose(36, 24, 0), target)).toBe(bearing);
    expect(distance(tablePoint(36, 24), target)).toBe(4);
  }
});

test('a target on top of the firer is 0 inches away, dead ahead unless told otherwise', () => {
  const here = pose(5, 5, 200);
  expect(distance(here.at, here.at)).toBe(0);
  expect(relativeBearing(here, here.at)).toBe(0);
  expect(compassBearing(here.at, here.at)).toBe(0);
  expect(compassBearing(here.at, here.at, degrees(77))).toBe(77);
  expect(polarOf(screenPoint(3, 3), screenPoint(3, 3), degrees(62))).toEqual({ radius: 0, bearing: 62 });
});

test('polar coordinates go there and back', () => {
  fc.assert(
    fc.property(anyAngle, fc.integer({ min: 1, max: 400 }), (bearing, radius) => {
      const back = polarOf(screenPoint(179, 137), screenPolar(screenPoint(179, 137), bearing, radius));
      expect(back.radius).toBeCloseTo(radius, 5);
      expect(apart(back.bearing, bearing)).toBeLessThan(1e-5);
    }),
  );
});

test('turns take the short way', () => {
  expect(turnBetween(degrees(350), degrees(10))).toBe(20);
  expect(turnBetween(degrees(10), degrees(350))).toBe(-20);
  expect(turnBetween(degrees(0), degrees(180))).toBe(180);
});

test.each(BAD_NUMBERS)('coordinates of %d still give an answer', (bad) => {
  const odd = pose(bad, bad, bad);
  const answers = [distance(odd.at, tablePoint(1, 2)), relativeBearing(odd, tablePoint(1, 2)), odd.heading];
  for (const answer of answers) expect(Number.isFinite(answer)).toBe(true);
});
