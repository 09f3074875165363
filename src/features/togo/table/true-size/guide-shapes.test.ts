import { TURNING } from '@/rules/togo/index';

import type { Shape } from '../scene/shapes';
import { guideHeight, guideShapes, showsBothWays, type Way } from './guide-shapes';

const sheet = (width: number, height: number, scale = 160) => ({
  ...{ width, height, scale },
  inch: (inches: number) => `${inches}″`,
});

/** Every point that carries a mark or its figure. */
const marks = (shapes: readonly Shape[]) =>
  shapes.flatMap((shape) =>
    shape.kind === 'words'
      ? [{ x: shape.x, y: shape.y, reach: shape.size }]
      : shape.part === 'step' && shape.kind === 'lines'
        ? shape.strokes.flatMap(([x0, y0, x1, y1]) => [
            { x: x0, y: y0, reach: 1 },
            { x: x1, y: y1, reach: 1 },
          ])
        : [],
  );

const WAYS: readonly Way[] = ['port', 'starboard'];

test.each([
  ['a narrow phone', 320, 430, 150],
  ['a phone', 390, 520, 160],
  ['a phone of fine pixels', 430, 600, 190],
  ['a phone whose sheet scrolls', 390, guideHeight(160, TURNING), 160],
])('[TOGO-10] %s has room for a quarter turn to one side, and nothing of it is cut off', (_, width, height, scale) => {
  expect(showsBothWays(width, scale, TURNING)).toBe(false);
  for (const way of WAYS) {
    const shapes = guideShapes(sheet(width, height, scale), TURNING, way);
    expect(shapes.filter(({ part }) => part === 'cost')).toHaveLength(4);
    for (const { x, y, reach } of marks(shapes)) {
      expect(x - reach).toBeGreaterThanOrEqual(0);
      expect(x + reach).toBeLessThanOrEqual(width);
      expect(y - reach).toBeGreaterThanOrEqual(0);
      expect(y + reach).toBeLessThanOrEqual(height);
    }
  }
});

test('[TOGO-9] a tablet shows both sides, each step with what it has cost', () => {
  expect(showsBothWays(820, 132, TURNING)).toBe(true);
  const shapes = guideShapes(sheet(820, 900, 132), TURNING, null);
  const costs = shapes.flatMap((shape) => (shape.part === 'cost' && shape.kind === 'words' ? [shape.text] : []));
  expect(costs).toEqual(['0.5″', '1″', '1.5″', '2″', '0.5″', '1″', '1.5″', '2″']);
});

test('the turn shown goes to the side that was asked for', () => {
  const [port, starboard] = WAYS.map((way) => {
    const shapes = guideShapes(sheet(390, 520), TURNING, way);
    const bow = shapes.find(({ part }) => part === 'bow');
    return marks(shapes).map(({ x }) => x - (bow?.kind === 'line' ? bow.dots[1]!.x : NaN));
  });
  for (const x of port!) expect(x).toBeLessThan(0);
  for (const x of starboard!) expect(x).toBeGreaterThan(0);
});
