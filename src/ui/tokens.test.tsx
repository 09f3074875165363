import { DEFAULT_APPEARANCE, makeTheme } from './theme';
import { LARGEST_MAGNIFICATION, touch, typeStyles, type TypeStyleName } from './tokens';

const styleNames = Object.keys(typeStyles).filter((name): name is TypeStyleName => name in typeStyles);
const sized = (textScale: number, system = 1) => makeTheme({ ...DEFAULT_APPEARANCE, textScale }, system);

test('no touch target is under 48 points', () => {
  for (const [name, points] of Object.entries(touch)) expect([name, points >= 48]).toEqual([name, true]);
});

test.each(styleNames)('%s follows the reader from 0.9, and never past its cap', (name) => {
  const { size, cap = LARGEST_MAGNIFICATION }: { size: number; cap?: number } = typeStyles[name];
  expect(sized(0.9).fontSize(name)).toBeCloseTo(size * 0.9);
  expect(sized(1).fontSize(name)).toBe(size);
  expect(sized(1.6).fontSize(name)).toBeCloseTo(size * Math.min(1.6, cap));
  expect(sized(1.6, 3).fontSize(name)).toBeCloseTo(size * Math.min(LARGEST_MAGNIFICATION, cap));
});

test('sentences and names grow to twice their size; titles in headers and on the filled button stop at 1.25', () => {
  const largest = sized(1.6, 2);
  expect(largest.fontSize('text')).toBe(32);
  expect(largest.fontSize('name')).toBe(42);
  expect(largest.fontSize('header')).toBe(30);
  expect(largest.fontSize('action')).toBe(32.5);
});

test('text counts as large above 1.3, whoever enlarged it', () => {
  expect(sized(1.3).isLargeText).toBe(false);
  expect(sized(1.4).isLargeText).toBe(true);
  expect(sized(1, 1.4).isLargeText).toBe(true);
  expect(sized(0.9, 1.4).isLargeText).toBe(false);
});
