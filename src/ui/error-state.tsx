import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Card } from './card';
import { Icon } from './icon';
import { Heading, Text } from './text';
import { useTheme } from './theme';
import { space } from './tokens';

export interface ErrorStateProps {
  /** What happened, in the player's words. */
  title: string;
  /** What is safe and what to do now. */
  text: string;
  /** The machine's own words, small, for a report. */
  details?: string;
  /** Buttons, the most useful first. */
  actions?: ReactNode;
  testID?: string;
}

/** Something went wrong: an alert, so a screen reader says it without being asked. */
export function ErrorState({ title, text, details, actions, testID }: ErrorStateProps) {
  const { growth } = useTheme();
  return (
    <Card frame="strong" testID={testID}>
      <View
        role="alert"
        aria-live="assertive"
        testID={testID && `${testID}-words`}
        style={{ flexDirection: 'row', gap: space.md }}
      >
        <Icon name="warning" size={28 * growth('title')} color="danger" strong />
        <View style={{ flex: 1, gap: space.xs }}>
          <Heading color="danger">{title}</Heading>
          <Text>{text}</Text>
          {details !== undefined && (
            <Text as="text2" color="ink2" selectable>
              {details}
            </Text>
          )}
        </View>
      </View>
      {actions !== undefined && <View style={{ gap: space.sm }}>{actions}</View>}
    </Card>
  );
}
