import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Row } from './layout';
import { useTheme } from './theme';
import { skeleton, space, stroke } from './tokens';

export interface ActionBarProps {
  /** The one filled button. */
  main: ReactNode;
  /** Away from the thumb: the odds it would play, or an undo that says what it undoes. */
  aside?: ReactNode;
}

/** The filled button on the thumb's side. Order in the tree follows the hand too, so that focus runs as the eye does. */
export function ActionBar({ main, aside }: ActionBarProps) {
  const { color, hand } = useTheme();
  const parts = [
    aside !== undefined && (
      <View key="aside" style={{ minWidth: 96, flexShrink: 1 }}>
        {aside}
      </View>
    ),
    <View key="main" style={{ flex: 1, flexBasis: 160 }}>
      {main}
    </View>,
  ];
  return (
    <View
      testID="action-bar"
      style={{ backgroundColor: color.paper, borderTopWidth: stroke.frame, borderColor: color.ruleStrong }}
    >
      <Row
        align="center"
        gap="md"
        paddingX="edge"
        style={{
          minHeight: skeleton.actionBar - stroke.frame,
          paddingVertical: space.sm - stroke.frame,
          width: '100%',
          maxWidth: skeleton.maxWidth,
          alignSelf: 'center',
        }}
      >
        {hand === 'left' ? [...parts].reverse() : parts}
      </Row>
    </View>
  );
}
