import Svg, { Path } from 'react-native-svg';

import { iconPaths, type IconName } from './icon-paths';
import { useTheme } from './theme';
import type { ColorRole } from './themes';

interface IconProps {
  name: IconName;
  size?: number;
  color?: ColorRole;
  /** Heavier, for the chosen one of a set. */
  strong?: boolean;
}

/** A drawing beside a word, never instead of one for a screen reader: the control around it carries the label. */
export function Icon({ name, size = 24, color = 'ink', strong = false }: IconProps) {
  const shape: { d: string; filled?: true; dots?: string } = iconPaths[name];
  const tint = useTheme().color[color];
  const line = strong ? 2.4 : 2;
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      {shape.d !== '' && (
        <Path
          d={shape.d}
          fill={shape.filled ? tint : 'none'}
          stroke={shape.filled ? 'none' : tint}
          strokeWidth={line}
          strokeLinejoin="round"
          strokeLinecap="square"
        />
      )}
      {shape.dots !== undefined && (
        <Path d={shape.dots} fill="none" stroke={tint} strokeWidth={line * 1.5} strokeLinecap="round" />
      )}
    </Svg>
  );
}
