import fc from 'fast-check';

import { anyAngle, anyPoint, anyPose, BAD_NUMBERS } from '@/testing/measure-arbitraries';

import { type Base, corners, edgeRange, holds } from './base';
import { type Camera, camera, fit, panBy, resize, toScreen, toTable, turnedSize, wayOnTable, zoomAt } from './camera';
import { distance, pose, screenPoint, tablePoint } from './point';
import { snap, snapBearing, snapBetween, snapPoint, snapTurn } from './snap';
import { degrees } from './units';

const base = (x: number, y: number, heading: number, length = 1.5, width = 0.5): Base => ({
  pose: pose(x, y, heading),
  length,
  width,
});

describe('base to base', () => {
  test.each([
    ['side by side', base(0, 0, 0), base(3, 0, 0), 2.5],
    ['bow to stern', base(0, 0, 0), base(0, 4, 0), 2.5],
    ['crossing the T', base(0, 0, 0), base(0, 4, 90), 3],
    ['corner to corner', base(0, 0, 0), base(3.5, 5.5, 0), 5],
    ['touching', base(0, 0, 0), base(0.5, 0, 0), 0],
    ['overlapping', base(0, 0, 0), base(0.2, 0.2, 45), 0],
    ['crossed, no corner inside the other', base(0, 0, 0, 4, 0.5), base(0, 1, 90, 4, 0.5), 0],
    ['on top', base(5, 5, 10), base(5, 5, 10), 0],
    ['without size it is centre to centre', base(0, 0, 0, 0, 0), base(3, 4, 77, 0, 0), 5],
  ])('%s', (_, a, b, range) => {
    expect(edgeRange(a, b)).toBe(range);
    expect(edgeRange(b, a)).toBe(range);
  });

  test('is symmetric, never longer than centre to centre, never shorter than the bases allow', () => {
    const anyBase = fc.tuple(
      anyPose,
      fc.double({ min: 0.1, max: 3, noNaN: true }),
      fc.double({ min: 0.1, max: 1, noNaN: true }),
    );
    fc.assert(
      fc.property(anyBase, anyBase, ([a, la, wa], [b, lb, wb]) => {
        const [ours, theirs] = [
          { pose: a, length: la, width: wa },
          { pose: b, length: lb, width: wb },
        ];
        const [edge, centre] = [edgeRange(ours, theirs), distance(a.at, b.at)];
        expect(edge).toBeCloseTo(edgeRange(theirs, ours), 5);
        expect(edge).toBeLessThanOrEqual(centre + 1e-5);
        expect(edge).toBeGreaterThanOrEqual(centre - (Math.hypot(la, wa) + Math.hypot(lb, wb)) / 2 - 1e-5);
        for (const corner of corners(ours)) expect(distance(corner, a.at)).toBeCloseTo(Math.hypot(la, wa) / 2, 4);
      }),
    );
  });

  test('a base holds its middle and its edge', () => {
    expect(holds(base(3, 3, 45), tablePoint(3, 3))).toBe(true);
    expect(holds(base(3, 3, 0), tablePoint(3.25, 2.25))).toBe(true);
    expect(holds(base(3, 3, 0), tablePoint(3.3, 3))).toBe(false);
  });
});

const anyCamera: fc.Arbitrary<Camera> = fc
  .tuple(fc.nat(2000), fc.nat(2000), anyPoint, fc.double({ min: 0.5, max: 200, noNaN: true }), anyAngle)
  .map(([width, height, middle, scale, rotation]) => camera({ width, height }, middle, scale, rotation));

describe('screen and table', () => {
  test('there and back again, both ways', () => {
    fc.assert(
      fc.property(anyCamera, anyPoint, fc.nat(2000), fc.nat(2000), (seen, point, x, y) => {
        expect(distance(toTable(toScreen(point, seen), seen), point)).toBeLessThan(1e-5);
        const back = toScreen(toTable(screenPoint(x, y), seen), seen);
        expect(Math.hypot(back.x - x, back.y - y)).toBeLessThan(1e-4);
      }),
    );
  });

  test('an inch is as long as the scale says, however the table is turned', () => {
    fc.assert(
      fc.property(anyCamera, anyPoint, anyPoint, (seen, a, b) => {
        const [sa, sb] = [toScreen(a, seen), toScreen(b, seen)];
        expect(Math.hypot(sa.x - sb.x, sa.y - sb.y)).toBeCloseTo(Math.hypot(a.x - b.x, a.y - b.y) * seen.scale, 3);
      }),
    );
  });

  test('panning moves every point by as much as the finger', () => {
    fc.assert(
      fc.property(
        anyCamera,
        anyPoint,
        fc.integer({ min: -500, max: 500 }),
        fc.integer({ min: -500, max: 500 }),
        (seen, point, dx, dy) => {
          const [before, after] = [toScreen(point, seen), toScreen(point, panBy(seen, dx, dy))];
          expect(after.x - before.x).toBeCloseTo(dx, 3);
          expect(after.y - before.y).toBeCloseTo(dy, 3);
        },
      ),
    );
  });

  test('pinching and turning leave the point between the fingers where it is', () => {
    fc.assert(
      fc.property(
        anyCamera,
        fc.nat(800),
        fc.nat(800),
        fc.double({ min: 0.2, max: 5, noNaN: true }),
        anyAngle,
        (seen, x, y, factor, angle) => {
          const focus = screenPoint(x, y);
          const next = zoomAt(seen, focus, factor, angle);
          expect(distance(toTable(focus, next), toTable(focus, seen))).toBeLessThan(1e-3);
          expect(next.scale).toBeCloseTo(seen.scale * factor, 6);
        },
      ),
    );
  });

  test('for the player across the table it is turned about', () => {
    const seen = fit({ width: 72, depth: 48 }, { width: 720, height: 480 }, 0, degrees(180));
    const { x, y } = toScreen(tablePoint(0, 0), seen);
    expect([x, y].map(Math.round)).toEqual([720, 480]);
  });

  test('the whole table fits, also on its side', () => {
    const table = { width: 72, depth: 48 };
    expect(fit(table, { width: 390, height: 600 }, 3).scale).toBeCloseTo(384 / 72, 9);
    expect(fit(table, { width: 390, height: 600 }, 3, degrees(90)).scale).toBeCloseTo(384 / 48, 9);
  });

  test('with a quarter turn north is to the right, and ways across the window are whole ways on the table', () => {
    const seen = fit({ width: 72, depth: 48 }, { width: 480, height: 720 }, 0, degrees(90));
    const [middle, north] = [tablePoint(36, 24), tablePoint(36, 14)].map((point) => toScreen(point, seen));
    expect(north!.x - middle!.x).toBeCloseTo(10 * seen.scale, 6);
    expect(north!.y).toBeCloseTo(middle!.y, 6);
    expect(wayOnTable(seen, 1, 0)).toEqual([0, -1]);
    expect(wayOnTable(seen, 0, 1)).toEqual([1, 0]);
    expect(wayOnTable({ ...seen, rotation: degrees(0) }, 1, 0)).toEqual([1, 0]);
    const { width, height } = turnedSize({ width: 72, height: 48 }, degrees(90));
    expect([width, height].map(Math.round)).toEqual([48, 72]);
    expect(resize(seen, { width: 844, height: 390 }, degrees(0)).rotation).toBe(0);
  });

  test('a way across the window leads where the finger would', () => {
    fc.assert(
      fc.property(anyCamera, anyAngle, (seen, angle) => {
        const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
        const from = toTable(screenPoint(0, 0), seen);
        const to = toTable(screenPoint(dx * seen.scale, dy * seen.scale), seen);
        const [x, y] = wayOnTable(seen, dx, dy);
        expect(x).toBeCloseTo(to.x - from.x, 4);
        expect(y).toBeCloseTo(to.y - from.y, 4);
      }),
    );
  });

  test('a window without size, and one that is turned, keep the middle', () => {
    const seen = fit({ width: 72, depth: 48 }, { width: 0, height: 0 });
    expect(seen.scale).toBeGreaterThan(0);
    const grown = resize(seen, { width: 844, height: 390 });
    expect(toTable(screenPoint(422, 195), grown)).toEqual(tablePoint(36, 24));
    expect(zoomAt(seen, screenPoint(0, 0), 0).scale).toBe(seen.scale);
  });
});

describe('snapping', () => {
  test.each([
    [3.6, 0.25, 3.5],
    [3.625, 0.25, 3.75],
    [3.7, 0.25, 3.75],
    [-0.1, 0.25, 0],
    [61.6, 1, 62],
    [0.3, 0.1, 0.3],
    [3.6, 0, 3.6],
    [3.6, -1, 3.6],
    [3.6, NaN, 3.6],
    [3.6, Infinity, 3.6],
  ])('%d in steps of %d is %d', (value, step, snapped) => {
    expect(snap(value, step)).toBe(snapped);
  });

  test('goes to the nearest step, stays there, and never moves further than half of one', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -100, max: 100, noNaN: true }),
        fc.constantFrom(0.25, 0.5, 1, 22.5),
        (value, step) => {
          const snapped = snap(value, step);
          expect(Math.abs(snapped - value)).toBeLessThanOrEqual(step / 2 + 1e-6);
          expect(snap(snapped, step)).toBe(snapped);
          expect(Number.isInteger(snapped / step)).toBe(true);
        },
      ),
    );
  });

  test('between two ends, on the grid, round the compass, and in steps of a turn', () => {
    expect([snapBetween(13, 0.25, 0, 12), snapBetween(-1, 0.25, 0, 12)]).toEqual([12, 0]);
    expect(snapPoint(tablePoint(1.1, 1.9), 0.5)).toEqual(tablePoint(1, 2));
    expect(snapBearing(degrees(359.7), 1)).toBe(0);
    expect(snapTurn(pose(0, 0, 10), degrees(50), 22.5)).toBe(55);
    expect(snapTurn(pose(0, 0, 10), degrees(340), 22.5)).toBe(347.5);
  });
});

test.each(BAD_NUMBERS)('sizes, scales and steps of %d still give answers', (bad) => {
  const seen = zoomAt(
    panBy(fit({ width: bad, depth: bad }, { width: bad, height: bad }, bad, degrees(bad)), bad, bad),
    screenPoint(bad, bad),
    bad,
    degrees(bad),
  );
  const { x, y } = toScreen(toTable(screenPoint(bad, 1), seen), seen);
  for (const value of [
    seen.scale,
    seen.rotation,
    seen.middle.x,
    x,
    y,
    snap(bad, bad),
    snap(1, bad),
    edgeRange(base(bad, 1, bad, bad, bad), base(1, 1, 1)),
  ]) {
    expect(Number.isFinite(value)).toBe(true);
  }
  expect(seen.scale).toBeGreaterThan(0);
});
