import fc from 'fast-check';

import { anyAngle, BAD_NUMBERS } from '@/testing/measure-arbitraries';

import { arcsHolding, inArc, inSector, offBow, sectorsOf } from './arc';
import { bandAt, nearEdge } from './band';
import { placeOf, type Stops, valueAt } from './scale';
import { degrees, inches } from './units';

const THIRDS = { ahead: { from: 0, to: 60 }, abeam: { from: 60, to: 120 }, astern: { from: 120, to: 180 } };

test('port and starboard are alike', () => {
  fc.assert(
    fc.property(anyAngle, (bearing) => {
      expect(offBow(bearing)).toBe(offBow(degrees(-bearing)));
      expect(arcsHolding(THIRDS, bearing)).toEqual(arcsHolding(THIRDS, degrees(-bearing)));
    }),
  );
});

test('every bearing is in an arc; on an edge, and a hair beside it, in both', () => {
  fc.assert(fc.property(anyAngle, (bearing) => expect(arcsHolding(THIRDS, bearing).length).toBeGreaterThanOrEqual(1)));
  expect(arcsHolding(THIRDS, degrees(60))).toEqual(['ahead', 'abeam']);
  expect(arcsHolding(THIRDS, degrees(-120.0000000001))).toEqual(['abeam', 'astern']);
  expect(arcsHolding(THIRDS, degrees(60.001))).toEqual(['abeam']);
});

test('an arc as it is drawn holds what the arc holds', () => {
  expect(sectorsOf(THIRDS.ahead)).toEqual([{ start: 300, sweep: 120 }]);
  expect(sectorsOf(THIRDS.abeam)).toEqual([
    { start: 60, sweep: 60 },
    { start: 240, sweep: 60 },
  ]);
  expect(sectorsOf(THIRDS.astern)).toEqual([{ start: 120, sweep: 120 }]);
  expect(sectorsOf({ from: 0, to: 180 })).toEqual([{ start: 0, sweep: 360 }]);
  expect(sectorsOf({ from: 20, to: 20 })).toEqual([]);
  for (const limits of Object.values(THIRDS)) {
    for (let bearing = -180; bearing < 360; bearing += 0.5) {
      const at = degrees(bearing);
      expect(sectorsOf(limits).some((sector) => inSector(sector, at))).toBe(inArc(limits, at));
    }
  }
});

const EDGES = [2, 4, 8, 12];

test.each([
  [0, 0],
  [2, 0],
  [2.01, 1],
  [4, 1],
  [4.0000000001, 1],
  [8.25, 3],
  [12, 3],
  [12.25, 4],
])('at %d inches the band is number %d: the edge belongs to the inside', (range, band) => {
  expect(bandAt(inches(range), EDGES)).toBe(band);
});

test.each([
  [3.75, { edge: 4, gap: 0.25, beyond: false }],
  [3.5, { edge: 4, gap: 0.5, beyond: false }],
  [4, { edge: 4, gap: 0, beyond: false }],
  [4.25, { edge: 4, gap: 0.25, beyond: true }],
  [12.5, { edge: 12, gap: 0.5, beyond: true }],
  [3.49, null],
  [6, null],
  [0, null],
])('at %d inches the near edge within half an inch is %j', (range, expected) => {
  expect(nearEdge(inches(range), EDGES, 0.5)).toEqual(expected);
});

test('of two near edges the nearer one speaks, and exactly between them the inner one', () => {
  expect(nearEdge(inches(2.6), [2, 3], 1)?.edge).toBe(3);
  expect(nearEdge(inches(2.5), [2, 3], 1)?.edge).toBe(2);
});

test('crossing a near edge is what changes the band', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), (quarters) => {
      const range = inches(quarters / 4);
      const near = nearEdge(range, EDGES, 0.5);
      const bands = [bandAt(inches(range - 0.5), EDGES), bandAt(inches(range + 0.500001), EDGES)];
      expect(near !== null).toBe(bands.some((band) => band !== bandAt(range, EDGES)));
      if (near) expect(near.beyond).toBe(bandAt(range, EDGES) > bandAt(near.edge, EDGES));
    }),
  );
});

const STOPS: Stops = [
  [0, 0],
  [2, 0.37],
  [4, 0.62],
  [8, 0.83],
  [12, 1],
];

test('a scale with a bend at every band goes there and back', () => {
  for (const [value, place] of STOPS) {
    expect(placeOf(value, STOPS)).toBe(place);
    expect(valueAt(place, STOPS)).toBe(value);
  }
  expect(placeOf(3, STOPS)).toBeCloseTo(0.495, 10);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 12, noNaN: true }), (value) => {
      expect(valueAt(placeOf(value, STOPS), STOPS)).toBeCloseTo(value, 9);
    }),
  );
});

test('beyond its ends a scale stands at its end, and an empty or flat one at 0 or its place', () => {
  expect([placeOf(-3, STOPS), placeOf(99, STOPS), valueAt(2, STOPS)]).toEqual([0, 1, 12]);
  expect(placeOf(5, [])).toBe(0);
  expect(placeOf(5, [[5, 1]])).toBe(1);
});

test.each(BAD_NUMBERS)('a range or bearing of %d still gives an answer', (bad) => {
  expect(bandAt(inches(bad), EDGES)).toBeGreaterThanOrEqual(0);
  expect(() => nearEdge(inches(bad), EDGES, bad)).not.toThrow();
  expect(arcsHolding(THIRDS, degrees(bad)).length).toBeGreaterThan(0);
  expect(Number.isFinite(placeOf(bad, STOPS))).toBe(true);
  expect(bandAt(inches(3), [])).toBe(0);
  expect(nearEdge(inches(3), [], 1)).toBeNull();
});
