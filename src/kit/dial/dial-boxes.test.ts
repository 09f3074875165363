import { PLATES } from './dial-aim';
import {
  bearingBox,
  cornerBoxes,
  handleBox,
  INNER_REACH,
  inchKeyWidth,
  overlap,
  plateAside,
  plateBox,
  plateGrowth,
  plateWidth,
} from './dial-boxes';
import { dialLayout } from './dial-layout';

const SIZES = [
  { width: 288, magnification: 1 },
  { width: 358, magnification: 1 },
  { width: 358, magnification: 1.6 },
  { width: 528, magnification: 1 },
  { width: 528, magnification: 2 },
];

const layoutFor = ({ width, magnification }: (typeof SIZES)[number]) => {
  const layout = dialLayout({
    width,
    rings: [2, 4, 8, 12],
    largeText: magnification > 1.3,
    plateWidth: plateWidth(magnification),
  });
  if (!layout) throw new Error('no layout');
  return layout;
};

describe.each(SIZES)('a dial $width wide at text size $magnification', (size) => {
  const layout = layoutFor(size);
  const plates = PLATES.map((plate) => plateBox(plate, layout, plateGrowth(size.magnification)));
  const corners = cornerBoxes(layout);

  test('has its plates and keys inside, and none on top of another', () => {
    const boxes = [...plates, ...corners];
    for (const { left, top, width, height } of boxes) {
      expect(left).toBeGreaterThanOrEqual(-1);
      expect(left + width).toBeLessThanOrEqual(layout.width + 1);
      expect(top).toBeGreaterThanOrEqual(-1);
      expect(top + height).toBeLessThanOrEqual(layout.height + 1);
    }
    const clashes = boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => overlap(a, b)));
    expect(clashes).toEqual([]);
  });

  test('keeps the keys off the rings', () => {
    for (const box of corners) {
      const x = Math.max(box.left, Math.min(layout.centre.x, box.left + box.width));
      const y = Math.max(box.top, Math.min(layout.centre.y, box.top + box.height));
      // The large numbers above may touch the bezel, which is only ticks there; keys may not.
      if (box.top > 0) expect(Math.hypot(x - layout.centre.x, y - layout.centre.y)).toBeGreaterThan(layout.radius);
    }
    expect(inchKeyWidth(layout)).toBeGreaterThanOrEqual(48);
  });

  test('shows the names of bow and stern beside a target that lies on them, clear of keys and numbers', () => {
    const growth = plateGrowth(size.magnification);
    let steps = 0;
    for (const range of [9, 10, 12]) {
      for (let bearing = 0; bearing < 360; bearing++) {
        const target = { range, bearing };
        const handle = handleBox(layout, target);
        const asides = (['bow', 'stern'] as const).map((plate) => plateAside(plate, layout, growth, target));
        const ends = (['bow', 'stern'] as const).map((plate, end) => plateBox(plate, layout, growth, asides[end]));
        expect(ends.filter((box) => overlap(box, handle))).toEqual([]);
        expect(ends.flatMap((box) => corners.filter((corner) => overlap(box, corner)))).toEqual([]);
        // The other one stays where it is.
        expect(asides).toContain(0);
        if (asides.some((aside) => aside !== 0)) steps += 1;
      }
    }
    expect(steps).toBeGreaterThan(0);
    expect(plateAside('stern', layout, growth, { range: 2, bearing: 180 })).toBe(0);
  });

  test('writes the bearing beside the arrow, never behind a plate, a key or a number', () => {
    const text = { width: 48, height: 19 };
    for (let bearing = 0; bearing < 360; bearing++) {
      const taken = [...plates, ...corners];
      const handle = handleBox(layout, { range: 12, bearing }, INNER_REACH);
      const box = bearingBox(layout, bearing, text, taken, [handle]);
      if (bearing % 90 === 0) expect(overlap(box, handle)).toBe(false);
      expect(taken.filter((other) => overlap(box, other))).toEqual([]);
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.left + box.width).toBeLessThanOrEqual(layout.width);
    }
  });
});

test('where there is no room at all the bearing is still written', () => {
  const layout = layoutFor({ width: 358, magnification: 1 });
  const everywhere = { left: 0, top: 0, width: 358, height: 282 };
  expect(bearingBox(layout, 62, { width: 48, height: 19 }, [everywhere])).toMatchObject({ width: 48 });
});
