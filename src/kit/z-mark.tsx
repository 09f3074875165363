import Svg, { Path, Rect } from 'react-native-svg';

import { useTheme } from '@/ui/theme';

// Flag colours are facts, not roles; only the night theme, which may show no blue or yellow light, redraws them.
const FLAG = { hoist: '#13202B', top: '#F0B92B', fly: '#1B4A94', foot: '#B5271A' } as const;
const TRIANGLES = {
  hoist: 'M0 0 30 30 0 60Z',
  top: 'M0 0H60L30 30Z',
  fly: 'M60 0V60L30 30Z',
  foot: 'M0 60H60L30 30Z',
} as const;
const NIGHT_OPACITY = { hoist: 0, top: 0.95, fly: 0.3, foot: 0.6 } as const;
const PARTS = ['hoist', 'top', 'fly', 'foot'] as const;

/** Signal flag Z: a square cut by both diagonals. */
export function ZMark({ size }: { size: number }) {
  const { theme, color } = useTheme();
  const isNight = theme === 'night';
  return (
    <Svg width={size} height={size} viewBox="0 0 60 60" aria-hidden>
      {PARTS.map((part) => (
        <Path
          key={part}
          d={TRIANGLES[part]}
          fill={isNight ? color.ink : FLAG[part]}
          fillOpacity={isNight ? NIGHT_OPACITY[part] : 1}
        />
      ))}
      <Rect x={0.75} y={0.75} width={58.5} height={58.5} fill="none" stroke={color.ink} strokeWidth={1.5} />
    </Svg>
  );
}
