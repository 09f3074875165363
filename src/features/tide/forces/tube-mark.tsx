import Svg, { Path } from 'react-native-svg';

import { useTheme } from '@/ui/theme';

/** A torpedo: she has tubes. What stands beside it says so in words. */
export function TubeMark({ size }: { size: number }) {
  const { color } = useTheme();
  return (
    <Svg width={size} height={size / 2} viewBox="0 0 24 12" aria-hidden>
      <Path
        d="M1 1.500v9M1 6h3M6 2.500h10c4 0 6.500 2 6.500 3.500S20 9.500 16 9.500H6L4 6z"
        fill={color.ink}
        stroke={color.ink}
        strokeWidth={1.5}
      />
    </Svg>
  );
}
