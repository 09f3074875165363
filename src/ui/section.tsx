import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Heading, Text } from './text';
import { useTheme } from './theme';
import { space, stroke } from './tokens';

export interface SectionHeaderProps {
  title: string;
  /** At the far end of the same line. */
  aside?: string;
}

/** A printed form's section: a small label over a rule. */
export function SectionHeader({ title, aside }: SectionHeaderProps) {
  const { color } = useTheme();
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        columnGap: space.md,
        paddingBottom: 6,
        borderBottomWidth: stroke.hairline,
        borderColor: color.ruleStrong,
      }}
    >
      <Heading as="label">{title}</Heading>
      {aside !== undefined && (
        <Text as="label" color="ink2">
          {aside}
        </Text>
      )}
    </View>
  );
}

export interface SectionProps extends SectionHeaderProps {
  children: ReactNode;
  testID?: string;
}

export function Section({ title, aside, children, testID }: SectionProps) {
  return (
    <View testID={testID} style={{ gap: space.md }}>
      <SectionHeader title={title} aside={aside} />
      {children}
    </View>
  );
}
