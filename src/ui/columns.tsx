import { Children, type ReactNode } from 'react';
import { View } from 'react-native';

import { useTheme } from './theme';
import { space } from './tokens';
import { useWidth } from './use-width';

/** Narrower than this a second column would be no wider than a small phone; larger words want more. */
const BESIDE_FROM = 640;

/** Its children beside each other where there is room, below each other elsewhere. */
export function Columns({ children, gap = 'edge' }: { children: ReactNode; gap?: keyof typeof space }) {
  const { magnification } = useTheme();
  const [width, onLayout] = useWidth();
  const beside = width >= BESIDE_FROM * Math.max(1, magnification);
  return (
    <View onLayout={onLayout} style={{ flexDirection: beside ? 'row' : 'column', gap: beside ? space.lg : space[gap] }}>
      {Children.toArray(children).map((child, place) => (
        <View key={place} style={{ flex: beside ? 1 : undefined, minWidth: 0, gap: space[gap] }}>
          {child}
        </View>
      ))}
    </View>
  );
}
