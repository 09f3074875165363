import { palettes, THEME_NAMES, type ColorRole, type ThemeName } from './themes';

type Row = readonly [words: ColorRole, ground: ColorRole, wanted: number, day: number, dark: number, night: number];

// DESIGN.md section 1: every pair that carries words, the contrast it must have, and the contrast it was drawn with.
const DESIGNED: readonly Row[] = [
  ['ink', 'paper', 7, 13.6, 16.0, 7.6],
  ['ink', 'card', 7, 15.2, 13.9, 7.4],
  ['ink', 'nowWash', 7, 13.0, 11.6, 7.1],
  ['ink', 'sea', 7, 13.0, 13.9, 7.5],
  ['ink2', 'paper', 4.5, 7.1, 8.9, 5.7],
  ['ink2', 'card', 4.5, 7.9, 7.8, 5.6],
  ['ink2', 'nowWash', 4.5, 6.8, 6.5, 5.3],
  ['ink2', 'sea', 4.5, 6.8, 7.7, 5.6],
  ['jpText', 'paper', 4.5, 5.8, 7.6, 7.6],
  ['jpText', 'card', 4.5, 6.5, 6.6, 7.4],
  ['ruText', 'paper', 4.5, 7.0, 9.1, 7.6],
  ['ruText', 'card', 4.5, 7.9, 7.9, 7.4],
  ['jpOn', 'jpFill', 4.5, 6.1, 6.4, 7.6],
  ['ruOn', 'ruFill', 4.5, 8.2, 6.7, 7.6],
  ['onAction', 'action', 4.5, 15.4, 10.9, 5.7],
  ['onNow', 'now', 4.5, 9.2, 10.9, 7.6],
  ['paper', 'ink', 7, 13.6, 16.0, 7.6],
  ['onFire', 'fireFill', 4.5, 4.7, 6.6, 7.0],
  ['fire', 'card', 4.5, 5.6, 7.5, 7.4],
  ['danger', 'card', 4.5, 8.5, 7.4, 7.4],
  ['dieHitPip', 'dieHit', 7, 15.4, 16.0, 7.6],
  ['dieMissPip', 'dieMiss', 3, 4.6, 6.2, 4.5],
];

// Pairs the components add to the drawing.
const ADDED: readonly (readonly [ColorRole, ColorRole, number])[] = [
  ['danger', 'paper', 4.5],
  ['ok', 'card', 4.5],
  ['ok', 'paper', 4.5],
  ['nowText', 'paper', 4.5],
  ['nowText', 'nowWash', 4.5],
  ['ink', 'sunk', 7],
  ['ruleStrong', 'paper', 3],
  ['ruleStrong', 'card', 3],
];

describe.each(THEME_NAMES)('%s', (theme) => {
  test.each(DESIGNED)('%s on %s reaches %d, as drawn', (words, ground, wanted, ...drawn) => {
    const measured = contrast(theme, words, ground);
    expect(measured).toBeGreaterThanOrEqual(wanted);
    expect(measured).toBeCloseTo(drawn[THEME_NAMES.indexOf(theme)] ?? Number.NaN, 0);
  });

  test.each(ADDED)('%s on %s reaches %d', (words, ground, wanted) => {
    expect(contrast(theme, words, ground)).toBeGreaterThanOrEqual(wanted);
  });

  test('has every role, as a colour', () => {
    expect(Object.keys(palettes[theme]).toSorted()).toEqual(Object.keys(palettes.day).toSorted());
    for (const value of Object.values(palettes[theme])) expect(value).toMatch(/^#[0-9A-F]{6}([0-9A-F]{2})?$/);
  });
});

test('night is red on black: no colour has as much green or blue as red', () => {
  for (const value of Object.values(palettes.night)) {
    const { red, green, blue } = channels(value);
    if (red + green + blue === 0) continue;
    expect(red).toBeGreaterThan(2 * green);
    expect(red).toBeGreaterThan(2 * blue);
  }
});

test('the contrast formula gives the known extremes', () => {
  expect(ratio(luminance('#000000'), luminance('#FFFFFF'))).toBeCloseTo(21, 5);
  expect(ratio(luminance('#777777'), luminance('#FFFFFF'))).toBeCloseTo(4.48, 2);
});

// WCAG 2.2, relative luminance and contrast ratio.
function contrast(theme: ThemeName, words: ColorRole, ground: ColorRole): number {
  return ratio(luminance(palettes[theme][words]), luminance(palettes[theme][ground]));
}

const ratio = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

function luminance(color: string): number {
  const { red, green, blue } = channels(color);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

const linear = (value: number) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;

const channels = (color: string) => ({
  red: Number.parseInt(color.slice(1, 3), 16),
  green: Number.parseInt(color.slice(3, 5), 16),
  blue: Number.parseInt(color.slice(5, 7), 16),
});
