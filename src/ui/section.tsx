import type { ReactNode } from 'react';

import { Row, Stack } from './layout';
import { Heading, Text } from './text';
import { useTheme } from './theme';
import { stroke } from './tokens';

export interface SectionHeaderProps {
  title: string;
  /** At the far end of the same line. */
  aside?: string;
}

/** A printed form's section: a small label over a rule. */
export function SectionHeader({ title, aside }: SectionHeaderProps) {
  const { color } = useTheme();
  // A screen reader says a count with what it counts.
  const isCount = aside !== undefined && /^\d+$/.test(aside);
  return (
    <Row
      wrap
      align="baseline"
      justify="space-between"
      columnGap="md"
      paddingBottom={6}
      style={{ borderBottomWidth: stroke.hairline, borderColor: color.ruleStrong }}
    >
      <Heading as="label" aria-label={isCount ? `${title}, ${aside}` : undefined}>
        {title}
      </Heading>
      {aside !== undefined && (
        <Text as="label" color="ink2" aria-hidden={isCount}>
          {aside}
        </Text>
      )}
    </Row>
  );
}

export interface SectionProps extends SectionHeaderProps {
  children: ReactNode;
  testID?: string;
}

export function Section({ title, aside, children, testID }: SectionProps) {
  return (
    <Stack testID={testID} gap="md">
      <SectionHeader title={title} aside={aside} />
      {children}
    </Stack>
  );
}
