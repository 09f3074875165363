import { createContext, useContext, useMemo, type ReactNode } from 'react';

import { LARGEST_MAGNIFICATION, typeStyles, type TypeStyle, type TypeStyleName } from './tokens';
import { palettes, type Palette, type ThemeName } from './themes';
import { useSystemTextScale } from './system-text-scale';

export type Hand = 'left' | 'right';

/** What the reader chose; the app's settings decide it, `ui` only obeys. */
export interface Appearance {
  readonly theme: ThemeName;
  /** The app's own text size, 0.9 to 1.6, on top of the system's. */
  readonly textScale: number;
  readonly hand: Hand;
  readonly reducedMotion: boolean;
  readonly haptics: boolean;
}

export interface Theme extends Appearance {
  readonly color: Palette;
  /** System and app magnification together: above 1.3 rows break into two lines. */
  readonly magnification: number;
  readonly isLargeText: boolean;
  /** Points for one type style, each with its own cap. */
  fontSize(style: TypeStyleName): number;
  /** How far words of that style are enlarged: what is drawn beside them grows with them. */
  growth(style: TypeStyleName): number;
}

export const DEFAULT_APPEARANCE: Appearance = {
  theme: 'day',
  textScale: 1,
  hand: 'right',
  reducedMotion: false,
  haptics: true,
};

const LARGE_TEXT_FROM = 1.3;

export function makeTheme(appearance: Appearance, systemTextScale: number): Theme {
  const magnification = Math.min(LARGEST_MAGNIFICATION, appearance.textScale * systemTextScale);
  const growth = (name: TypeStyleName) => {
    const style: TypeStyle = typeStyles[name];
    return Math.min(magnification, style.cap ?? LARGEST_MAGNIFICATION);
  };
  return {
    ...appearance,
    color: palettes[appearance.theme],
    magnification,
    isLargeText: magnification > LARGE_TEXT_FROM,
    fontSize: (name) => typeStyles[name].size * growth(name),
    growth,
  };
}

// A default rather than a throw: the error screen must still draw when the provider is what broke.
const ThemeContext = createContext<Theme>(makeTheme(DEFAULT_APPEARANCE, 1));

export function ThemeProvider({ appearance, children }: { appearance: Appearance; children: ReactNode }) {
  const systemTextScale = useSystemTextScale();
  const theme = useMemo(() => makeTheme(appearance, systemTextScale), [appearance, systemTextScale]);
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

export const useTheme = (): Theme => useContext(ThemeContext);
