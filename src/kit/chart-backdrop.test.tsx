import { screen } from '@testing-library/react-native';

import { renderIn, renderUi } from '@/testing/render';
import { palettes } from '@/ui/themes';

import { ChartBackdrop, drawChart } from './chart-backdrop';
import { Skia } from './skia';

const pathOf = (d: string) => Skia.Path.MakeFromSVGString(d)!;

test('the rose points north, and its shaded half lies to the east of each point', () => {
  const { rose, points, shadedPoints } = drawChart(390, 240);
  const justNorth = rose.y - rose.radius * 0.3;
  expect(pathOf(points).contains(rose.x - 2, justNorth)).toBe(true);
  expect(pathOf(points).contains(rose.x + 2, justNorth)).toBe(false);
  expect(pathOf(shadedPoints).contains(rose.x + 2, justNorth)).toBe(true);
});

test('everything is drawn on the chart: depth lines cross it, the rose stays inside its height', () => {
  const { rose, depths, ticks } = drawChart(390, 240);
  expect(rose.y + rose.radius).toBeLessThan(240);
  expect(pathOf(ticks).getBounds().height).toBeCloseTo(2 * rose.radius, 0);
  for (const depth of depths) {
    const { x, width } = pathOf(depth).getBounds();
    expect(x).toBeLessThan(390);
    expect(x + width).toBeGreaterThan(0);
  }
});

test.each(['day', 'dark', 'night'] as const)('by %s it is drawn in the line of the theme', (theme) => {
  renderIn({ theme }, <ChartBackdrop width={390} height={240} />);
  const shaded = screen.getByTestId('shaded-points', { includeHiddenElements: true });
  expect(shaded.props).toMatchObject({ d: drawChart(390, 240).shadedPoints });
  expect(JSON.stringify(screen.toJSON())).toContain(String(parseInt(`ff${palettes[theme].seaLine.slice(1)}`, 16)));
});

test('an unmeasured header draws nothing rather than failing', () => {
  expect(renderUi(<ChartBackdrop width={0} height={0} />).toJSON()).toMatchObject({ children: null });
});
