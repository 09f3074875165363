import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { Stack } from './layout';
import { Heading, Text } from './text';
import { space } from './tokens';

export interface EmptyStateProps {
  icon: IconName;
  title: string;
  /** What will stand here, and how it gets here. */
  text: string;
  action?: ReactNode;
  /** There is nothing else on the screen: the title is the screen's. */
  isScreen?: boolean;
  testID?: string;
}

/** A list with nothing in it yet. */
export function EmptyState({ icon, title, text, action, isScreen = false, testID }: EmptyStateProps) {
  return (
    <Stack testID={testID} align="center" gap="sm" paddingX="edge" paddingY="lg">
      <Icon name={icon} size={44} color="ink2" />
      <Heading level={isScreen ? 1 : 2} style={{ textAlign: 'center' }}>
        {title}
      </Heading>
      <Text color="ink2" style={{ textAlign: 'center', maxWidth: 380 }}>
        {text}
      </Text>
      {action !== undefined && <View style={{ marginTop: space.sm }}>{action}</View>}
    </Stack>
  );
}
