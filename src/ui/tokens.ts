import type { TextStyle } from 'react-native';

/** Spacing in shirt sizes. `edge` is the gap between content and the side of the screen. */
export const space = { xs: 4, sm: 8, md: 12, edge: 16, lg: 24, xl: 32 } as const;

export const radius = { chip: 3, card: 6, sheet: 10 } as const;

export const stroke = { hairline: 1, frame: 1.5, active: 3, foot: 5 } as const;

/** Smallest touch targets in points: nothing a player presses may be smaller than `min`. */
export const touch = { min: 48, numberKey: 52, stepper: 52, diceKey: 58, row: 60, countKey: 60, primary: 60 } as const;

/** Sides of dice in points, from the drawing beside a numeral to a log line. */
export const dieSize = { slot: 43, key: 38, strip: 18, log: 20 } as const;

/** Drawn heights of things that are read, not pressed. */
export const chip = { marker: 24, tag: 24 } as const;

/** How far a control fades: while pressed, while its new words are still locked, while it cannot be used. */
export const fade = { pressed: 0.7, locked: 0.6, disabled: 0.5 } as const;

/** Heights of the fixed skeleton, so the filled button stays at one height on every screen. */
export const skeleton = {
  header: 53,
  actionBar: 76,
  lowRow: 56,
  bandFoot: 6,
  /** Lines longer than this are hard to follow. */
  maxWidth: 720,
  /** A sheet is a question, not a page. */
  sheet: 560,
  /** Beside the body of a phone that lies on its side: this part of the window, within limits. */
  sideColumn: { part: 0.4, least: 264, most: 340 },
} as const;

/** Durations in milliseconds; `guard` is how long a relabelled button ignores taps. */
export const motion = {
  dieLands: 180,
  toast: 160,
  sheet: 160,
  toastStays: 6000,
  sweep: 900,
  guard: 300,
  holdDelay: 400,
  holdEvery: 90,
} as const;

export const face = {
  condensedMedium: 'BarlowCondensed_500Medium',
  condensedSemiBold: 'BarlowCondensed_600SemiBold',
  condensedBold: 'BarlowCondensed_700Bold',
  regular: 'Barlow_400Regular',
  medium: 'Barlow_500Medium',
  semiBold: 'Barlow_600SemiBold',
} as const;

export type FontFace = (typeof face)[keyof typeof face];

export interface TypeStyle {
  readonly face: FontFace;
  readonly size: number;
  /** Line height as a multiple of the size. */
  readonly line: number;
  /** Letter spacing as a fraction of the size. */
  readonly tracking?: number;
  readonly transform?: TextStyle['textTransform'];
  /** Largest total magnification; everything else follows the reader up to 2. */
  readonly cap?: number;
}

export const typeStyles = {
  hero: { face: face.condensedBold, size: 110, line: 0.84, cap: 1.25 },
  keyLarge: { face: face.condensedBold, size: 62, line: 1, cap: 1.25 },
  key: { face: face.condensedBold, size: 46, line: 1, cap: 1.4 },
  headline: { face: face.condensedBold, size: 46, line: 1, cap: 1.25 },
  action: { face: face.condensedBold, size: 26, line: 1.15, tracking: 0.02, transform: 'uppercase', cap: 1.25 },
  header: { face: face.condensedBold, size: 24, line: 1.08, cap: 1.25 },
  headerSub: { face: face.condensedMedium, size: 15, line: 1.15, cap: 1.25 },
  title: { face: face.condensedBold, size: 24, line: 1.1 },
  pad: { face: face.condensedBold, size: 30, line: 1.1, cap: 1.4 },
  name: { face: face.condensedSemiBold, size: 21, line: 1.24 },
  value: { face: face.condensedBold, size: 26, line: 1.1 },
  control: { face: face.condensedSemiBold, size: 18, line: 1.15, cap: 1.6 },
  barLabel: { face: face.condensedSemiBold, size: 17, line: 1.1, cap: 1.25 },
  label: { face: face.condensedSemiBold, size: 13, line: 1.15, tracking: 0.06, transform: 'uppercase' },
  tag: { face: face.condensedSemiBold, size: 15, line: 1.1, transform: 'uppercase', cap: 1.6 },
  chip: { face: face.condensedBold, size: 17, line: 1, cap: 1.6 },
  text: { face: face.regular, size: 16, line: 1.32 },
  textStrong: { face: face.semiBold, size: 16, line: 1.32 },
  textMedium: { face: face.medium, size: 15, line: 1.3 },
  text2: { face: face.regular, size: 14, line: 1.3 },
} as const satisfies Record<string, TypeStyle>;

export type TypeStyleName = keyof typeof typeStyles;

/** Nothing grows past this, whatever the phone and the setting say together. */
export const LARGEST_MAGNIFICATION = 2;

/** To what size words on one line may shrink, however large the reader has them: smaller ones are not read at arm's length. */
export const smallestFit = (style: TypeStyleName): number => typeStyles[style].size * 0.62;
