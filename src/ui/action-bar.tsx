import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Row, Stack } from './layout';
import { useTheme } from './theme';
import { skeleton, space, stroke } from './tokens';
import { StackedBar } from './window-shape';

export interface ActionBarProps {
  /** The one filled button. */
  main: ReactNode;
  /** Away from the thumb: the odds it would play, or an undo that says what it undoes. */
  aside?: ReactNode;
  /** Above each other, in a side column too narrow for both. */
  stacked?: boolean;
}

/** The filled button on the thumb's side. Order in the tree follows the hand too, so that focus runs as the eye does. */
export function ActionBar({ main, aside, stacked = false }: ActionBarProps) {
  const { color, hand } = useTheme();
  const parts = [
    aside !== undefined && (
      <View key="aside" style={stacked ? undefined : { minWidth: 96, maxWidth: '55%', flexShrink: 1 }}>
        {aside}
      </View>
    ),
    <View key="main" style={stacked ? undefined : { flex: 1 }}>
      {main}
    </View>,
  ];
  const Parts = stacked ? Stack : Row;
  return (
    <View
      testID="action-bar"
      style={{ backgroundColor: color.paper, borderTopWidth: stroke.frame, borderColor: color.ruleStrong }}
    >
      <Parts
        testID="action-bar-parts"
        align={stacked ? 'stretch' : 'center'}
        gap={stacked ? 'sm' : 'md'}
        paddingX="edge"
        style={{
          minHeight: skeleton.actionBar - stroke.frame,
          paddingVertical: space.sm - stroke.frame,
          width: '100%',
          maxWidth: skeleton.maxWidth,
          alignSelf: 'center',
        }}
      >
        <StackedBar value={stacked}>{hand === 'left' && !stacked ? [...parts].reverse() : parts}</StackedBar>
      </Parts>
    </View>
  );
}
