import { Skia } from '@shopify/react-native-skia';

import { renderUi } from '@/testing/render';

import { ChartBackdrop, drawChart } from './chart-backdrop';

test('the rose points north, and its shaded half lies to the east of each point', () => {
  const { rose, points, shadedPoints } = drawChart(390, 240);
  const justNorth = rose.y - rose.radius * 0.3;
  expect(points.contains(rose.x - 2, justNorth)).toBe(true);
  expect(points.contains(rose.x + 2, justNorth)).toBe(false);
  expect(shadedPoints.contains(rose.x + 2, justNorth)).toBe(true);
});

test('everything is drawn on the chart: depth lines cross it, the rose stays inside its height', () => {
  const { rose, depths, ticks } = drawChart(390, 240);
  expect(rose.y + rose.radius).toBeLessThan(240);
  expect(ticks.getBounds().height).toBeCloseTo(2 * rose.radius, 0);
  for (const depth of depths) {
    const { x, width } = depth.getBounds();
    expect(x).toBeLessThan(390);
    expect(x + width).toBeGreaterThan(0);
  }
});

test('the paths put ink on a real surface', () => {
  const surface = Skia.Surface.Make(390, 240);
  const paint = Skia.Paint();
  paint.setColor(Skia.Color('#A9BDBB'));
  const { rose, shadedPoints } = drawChart(390, 240);
  surface?.getCanvas().drawPath(shadedPoints, paint);
  const pixels = surface?.makeImageSnapshot().readPixels();
  const alphaAt = (x: number, y: number) => pixels?.[(Math.round(y) * 390 + Math.round(x)) * 4 + 3];
  expect(alphaAt(rose.x + 3, rose.y - 15)).toBeGreaterThan(100);
  expect(alphaAt(5, 5)).toBe(0);
});

test('an unmeasured header draws nothing rather than failing', () => {
  expect(renderUi(<ChartBackdrop width={0} height={0} />).toJSON()).toMatchObject({ children: null });
});
