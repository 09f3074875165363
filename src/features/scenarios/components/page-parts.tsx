import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';

/** A label and its fact on one line; below each other in large text. */
export function Fact({ label, value, testID }: { label: string; value: string; testID?: string }) {
  const { color, isLargeText } = useTheme();
  return (
    <View
      testID={testID}
      style={{
        flexDirection: isLargeText ? 'column' : 'row',
        justifyContent: 'space-between',
        columnGap: space.md,
        paddingVertical: space.sm,
        borderBottomWidth: stroke.hairline,
        borderColor: color.rule,
      }}
    >
      <Text color="ink2">{label}</Text>
      <Text as="name" style={{ flexShrink: 1, textAlign: isLargeText ? 'left' : 'right' }}>
        {value}
      </Text>
    </View>
  );
}

/** Sentences one below the other, each with a dash before it. */
export function Sentences({ sentences }: { sentences: readonly string[] }) {
  return (
    <View style={{ gap: space.sm }}>
      {sentences.map((sentence, place) => (
        <Bullet key={place}>
          <Text style={{ flex: 1 }}>{sentence}</Text>
        </Bullet>
      ))}
    </View>
  );
}

function Bullet({ children }: { children: ReactNode }) {
  const { color, growth } = useTheme();
  return (
    <View style={{ flexDirection: 'row', gap: space.sm }}>
      <View
        style={{
          width: 8,
          height: stroke.frame,
          marginTop: 10 * growth('text'),
          backgroundColor: color.ink2,
        }}
      />
      {children}
    </View>
  );
}
