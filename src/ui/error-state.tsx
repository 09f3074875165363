import type { ReactNode } from 'react';

import { Card } from './card';
import { Icon } from './icon';
import { Row, Stack } from './layout';
import { Heading, Text } from './text';
import { useTheme } from './theme';

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
      <Row role="alert" aria-live="assertive" testID={testID && `${testID}-words`} gap="md">
        <Icon name="warning" size={28 * growth('title')} color="danger" strong />
        <Stack flex={1} gap="xs">
          <Heading color="danger">{title}</Heading>
          <Text>{text}</Text>
          {details !== undefined && (
            <Text as="text2" color="ink2" selectable>
              {details}
            </Text>
          )}
        </Stack>
      </Row>
      {actions !== undefined && <Stack gap="sm">{actions}</Stack>}
    </Card>
  );
}
