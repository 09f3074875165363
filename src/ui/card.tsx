import type { ReactNode } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';

import { useTheme } from './theme';
import { radius, space, stroke } from './tokens';

export interface CardProps {
  children: ReactNode;
  /** `strong` for the one card a screen is about. */
  frame?: 'hairline' | 'strong';
  /** False for a card of rows: they bring their own padding, and the last one's rule lies under the frame. */
  padded?: boolean;
  style?: StyleProp<ViewStyle>;
  testID?: string;
}

/** A framed piece of paper. No shadow: only things that come and go have one. */
export function Card({ children, frame = 'hairline', padded = true, style, testID }: CardProps) {
  const { color } = useTheme();
  return (
    <View
      testID={testID}
      style={[
        {
          backgroundColor: color.card,
          borderRadius: radius.card,
          borderWidth: frame === 'strong' ? stroke.frame : stroke.hairline,
          borderColor: frame === 'strong' ? color.ruleStrong : color.rule,
          padding: padded ? space.edge : 0,
          gap: padded ? space.md : 0,
          overflow: 'hidden',
        },
        style,
      ]}
    >
      {padded ? children : <View style={{ marginBottom: -stroke.hairline }}>{children}</View>}
    </View>
  );
}
