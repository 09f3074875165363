import Svg, { Path } from 'react-native-svg';

import type { Chit } from '@/rules/tide/index';
import { useTheme } from '@/ui/theme';
import type { ColorRole } from '@/ui/themes';

/** Straight on, a turn to port, a turn to starboard; on a grid of 48. */
const ARROWS: Readonly<Record<Chit, string>> = {
  FSH: 'M24 42V9M14 18 24 8l10 10',
  HP: 'M36 42V28a11 11 0 0 0-11-11H10M19 8l-9 9 9 9',
  HS: 'M12 42V28a11 11 0 0 1 11-11h15M29 8l9 9-9 9',
};

/** What a chit orders, as an arrow. Its letters stand beside it. */
export function ChitMark({ chit, size, color: role }: { chit: Chit; size: number; color: ColorRole }) {
  const { color } = useTheme();
  return (
    <Svg width={size} height={size} viewBox="0 0 48 48" aria-hidden>
      <Path d={ARROWS[chit]} fill="none" stroke={color[role]} strokeWidth={5.5} strokeLinejoin="round" />
    </Svg>
  );
}
