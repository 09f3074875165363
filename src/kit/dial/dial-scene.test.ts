import { screenPoint } from '@/measure/point';

import { dialState, onPlate, positionAt, ringsIn, sectorsIn, stepBearing, stepRange } from './dial-aim';
import { bandStops, dialLayout, pointOn, radiusAt, rangeAt } from './dial-layout';
import type { DialPosition } from './dial-props';
import { aimShapes, chartShapes, edgeShapes, groundShapes, litShapes } from './dial-scene';
import type { DialShape } from './dial-shapes';

const ARCS = { bow: { from: 0, to: 30 }, side: { from: 30, to: 150 }, stern: { from: 150, to: 180 } };
const BANDS = [2, 4, 8, 12];
const GUNS = { arcs: ARCS, bands: BANDS, nearWithin: 0.5, tubes: { limits: { from: 75, to: 105 }, reach: 2 } };
const TUBES = { ...GUNS, aims: 'tubes' as const };

const layoutFor = (aiming: Parameters<typeof ringsIn>[0], width = 358) => {
  const layout = dialLayout({ width, rings: ringsIn(aiming), largeText: false, plateWidth: 44 });
  if (!layout) throw new Error('no layout');
  return layout;
};
const layout = layoutFor(GUNS);

/** Everything that is drawn for a target, in the order of painting. */
const scene = (at: DialPosition, aiming: typeof GUNS | typeof TUBES = GUNS): readonly DialShape[] => {
  const state = dialState(aiming, at);
  const here = layoutFor(aiming);
  return [
    ...groundShapes(here),
    ...litShapes(here, aiming, state),
    ...chartShapes(here, aiming),
    ...edgeShapes(here, aiming, state),
    ...aimShapes(here, at, []),
  ];
};
const parts = (shapes: readonly DialShape[], part: string) => shapes.filter((shape) => shape.part === part);

describe('the drawing for a phone', () => {
  test('has the size and the band scale of the design', () => {
    expect(layout).toMatchObject({ width: 358, height: 282, radius: 119, farthest: 12, stacked: false });
    expect([0, 2, 3, 4, 8, 12, 40].map((range) => radiusAt(layout, range) / 119)).toEqual([
      0, 0.37, 0.495, 0.62, 0.83, 1, 1,
    ]);
    for (let range = 0; range <= 12; range += 0.25)
      expect(rangeAt(layout, radiusAt(layout, range))).toBeCloseTo(range, 9);
  });

  test('lights the arc that holds the target and the band it is in', () => {
    const drawn = scene({ range: 3.25, bearing: 62 });
    expect(parts(drawn, 'lit-arc')).toMatchObject([{ start: 30, sweep: 120, inner: 0, outer: 119, fill: 'card' }]);
    expect(parts(drawn, 'lit-band')).toMatchObject([
      { start: 30, inner: 0.37 * 119, outer: 0.62 * 119, fill: 'nowWash' },
    ]);
    expect(parts(drawn, 'lit-ring')).toHaveLength(3);
    expect(parts(drawn, 'near')).toEqual([]);
  });

  test.each([
    [0, [[330, 60]]],
    [29, [[330, 60]]],
    [31, [[30, 120]]],
    [180, [[150, 60]]],
    [270, [[210, 120]]],
    [
      30,
      [
        [330, 60],
        [30, 120],
      ],
    ],
    [
      210,
      [
        [150, 60],
        [210, 120],
      ],
    ],
  ])('at %d degrees the lit arcs are %j: on an edge both', (bearing, sectors) => {
    const lit = parts(scene({ range: 3, bearing }), 'lit-arc');
    expect(lit.map((shape) => shape.kind === 'sector' && [shape.start, shape.sweep])).toEqual(sectors);
  });

  test('marks the ring that half an inch would cross, in amber with a dashed core', () => {
    expect(parts(scene({ range: 3.75, bearing: 62 }), 'near')).toMatchObject([
      { kind: 'ring', radius: 0.62 * 119, start: 30, sweep: 120, stroke: 'now', width: 7 },
    ]);
    expect(parts(scene({ range: 4.5, bearing: 62 }), 'near-core')).toMatchObject([{ stroke: 'onNow', dash: [5, 4] }]);
    expect(parts(scene({ range: 4.75, bearing: 62 }), 'near')).toEqual([]);
    expect(parts(scene({ range: 12, bearing: 0 }), 'near')).toMatchObject([{ radius: 119 }]);
  });

  test('has ticks every 5, 10 and 30 degrees, lines between the arcs, and the tubes dashed', () => {
    const drawn = scene({ range: 3, bearing: 62 });
    const ticks = parts(drawn, 'ticks').flatMap((shape) => (shape.kind === 'spokes' ? shape.bearings : []));
    expect([...ticks].sort((a, b) => a - b)).toEqual(Array.from({ length: 72 }, (_, i) => i * 5));
    expect(parts(drawn, 'arc-edge')).toMatchObject([{ bearings: [330, 30, 150, 210] }]);
    expect(parts(drawn, 'tube-arc')).toMatchObject([
      { start: 75, sweep: 30, outer: 0.37 * 119, dash: [3, 3] },
      { start: 255, sweep: 30 },
    ]);
  });

  test('draws one line of fire through the bezel, and quiet ones to the other targets', () => {
    const drawn = aimShapes(layout, { range: 3, bearing: 62 }, [{ range: 6, bearing: 300 }]);
    expect(parts(drawn, 'line-of-fire')).toMatchObject([{ bearings: [62], outer: 128 }]);
    expect(parts(drawn, 'arrow')).toMatchObject([{ bearing: 62, radius: 134 }]);
    expect(parts(drawn, 'other-line')).toMatchObject([{ bearings: [300], outer: radiusAt(layout, 6), dash: [4, 3] }]);
    expect(aimShapes(layout, undefined, [])).toEqual([]);
  });
});

describe('tubes', () => {
  test('have two rings, most of the dial for the inches they reach, and light up no further', () => {
    expect(ringsIn(TUBES)).toEqual([2, 4]);
    expect(ringsIn({ ...TUBES, bands: [2] })).toEqual([2, 4]);
    expect(bandStops([2, 4])).toEqual([
      [0, 0],
      [2, 0.66],
      [4, 1],
    ]);
    const drawn = scene({ range: 1.75, bearing: 90 }, TUBES);
    expect(parts(drawn, 'lit-arc')).toMatchObject([{ start: 75, sweep: 30, outer: 0.66 * 119 }]);
    expect(parts(drawn, 'lit-band')).toMatchObject([{ inner: 0, outer: 0.66 * 119 }]);
    expect(parts(drawn, 'near')).toHaveLength(1);
    expect(parts(drawn, 'arc-edge')).toMatchObject([{ bearings: [] }]);
  });

  test('light nothing off the beam, and no band beyond their reach', () => {
    expect(dialState(TUBES, { range: 1, bearing: 60 })).toEqual({ held: [], band: null, near: null });
    expect(dialState(TUBES, { range: 3, bearing: 90 })).toMatchObject({ held: [{ plate: 'starboard' }], band: null });
  });

  test('bring only the plates of the sides', () => {
    expect(sectorsIn(TUBES).map(({ plate }) => plate)).toEqual(['starboard', 'port']);
    expect(sectorsIn(GUNS).map(({ plate }) => plate)).toEqual(['bow', 'starboard', 'stern', 'port']);
  });
});

describe('where a finger puts the target', () => {
  const before = { range: 3, bearing: 62 };

  test('every quarter inch and degree can be reached, and reads back the same', () => {
    for (let range = 0.25; range <= 12; range += 0.25) {
      for (const bearing of [0, 1, 29, 30, 62, 90, 179, 180, 270, 359]) {
        expect(positionAt(layout, pointOn(layout, { range, bearing }), before)).toEqual({ range, bearing });
      }
    }
  });

  test('in the middle the range is 0 and the bearing is kept', () => {
    expect(positionAt(layout, layout.centre, before)).toEqual({ range: 0, bearing: 62 });
    expect(positionAt(layout, screenPoint(layout.centre.x - 1, layout.centre.y), before)).toEqual({
      range: 0,
      bearing: 62,
    });
  });

  test('off the dial it stays on the outer ring', () => {
    expect(positionAt(layout, screenPoint(5000, layout.centre.y), before)).toEqual({ range: 12, bearing: 90 });
    expect(positionAt(layout, screenPoint(NaN, NaN), before)).toMatchObject({ range: 12 });
  });

  test('steps stay between the ends; from between two quarters the first goes to the next', () => {
    expect(stepRange({ range: 3.75, bearing: 0 }, 0.25, 12).range).toBe(4);
    expect(stepRange({ range: 0.25, bearing: 0 }, -1, 12).range).toBe(0);
    expect(stepRange({ range: 11.75, bearing: 0 }, 1, 12).range).toBe(12);
    expect(stepRange({ range: 3.7, bearing: 0 }, 0.25, 12).range).toBe(3.75);
    expect(stepRange({ range: 3.7, bearing: 0 }, -0.25, 12).range).toBe(3.5);
    expect(stepRange({ range: 3.62, bearing: 0 }, -0.25, 12).range).toBe(3.5);
    expect(stepBearing({ range: 1, bearing: 358 }, 5).bearing).toBe(3);
    expect(stepBearing({ range: 1, bearing: 3 }, -5).bearing).toBe(358);
    expect(sectorsIn(GUNS).map((sector) => onPlate(before, sector).bearing)).toEqual([0, 90, 180, 270]);
  });
});

describe('odd windows', () => {
  test.each([0, -5, NaN, Infinity])('one %d points wide has no dial', (width) => {
    expect(dialLayout({ width, rings: BANDS, largeText: false, plateWidth: 44 })).toBeNull();
  });

  test('without bands there is none either', () => {
    expect(dialLayout({ width: 358, rings: [], largeText: false, plateWidth: 44 })).toBeNull();
  });

  test.each([20, 240, 288, 528, 2000])('one %d points wide keeps dial and plates inside', (width) => {
    const here = layoutFor(GUNS, width);
    expect(here.radius).toBeGreaterThan(0);
    if (width > 200) expect(here.radius + 9 + 43).toBeLessThanOrEqual(width / 2 + 1);
    expect(here.stacked).toBe(width < 340);
    for (const shape of chartShapes(here, GUNS)) {
      for (const size of [shape.width, 'outer' in shape ? shape.outer : 0])
        expect(Number.isFinite(size ?? 0)).toBe(true);
    }
  });
});
