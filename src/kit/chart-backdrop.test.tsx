import { renderIn, renderUi } from '@/testing/render';
import { colourAt, keepShownPictures } from '@/testing/shown-pictures';
import { palettes } from '@/ui/themes';

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

test.each(['day', 'dark', 'night'] as const)('by %s it is drawn once, in the line of the theme', (theme) => {
  const shown = keepShownPictures();
  renderIn({ theme }, <ChartBackdrop width={390} height={240} />);
  expect(shown).toHaveLength(1);
  const { rose } = drawChart(390, 240);
  const at = (x: number, y: number) => colourAt(shown[0]!, { x, y });
  expect(at(rose.x + 3, rose.y - 15)).toBe(palettes[theme].seaLine);
  expect(at(5, 5)).toBeNull();
});

test('an unmeasured header draws nothing rather than failing', () => {
  expect(renderUi(<ChartBackdrop width={0} height={0} />).toJSON()).toMatchObject({ children: null });
});
