import { Skia, type SkColor } from '../skia';
import type { ColorRole, Palette } from '@/ui/themes';

export type Inks = Readonly<Record<ColorRole, SkColor>>;

/** Read once for a theme: a colour's name is slower to read than most shapes are to paint. */
export const inksOf = (color: Palette): Inks =>
  Object.fromEntries(Object.entries(color).map(([role, name]) => [role, Skia.Color(name)])) as Inks;
