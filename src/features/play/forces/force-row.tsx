import type { ReactNode } from 'react';

import { Pressable } from '@/ui/pressable';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';

interface ForceRowProps {
  /** The whole row in a sentence. */
  label: string;
  /** Off the table: sunk, or taken away. */
  isGone: boolean;
  onPress: () => void;
  testID: string;
  children: ReactNode;
}

const HEIGHT = 58;

/** The frame of a counter's line among the forces; with large text its parts stand below each other. */
export function ForceRow({ label, isGone, onPress, testID, children }: ForceRowProps) {
  const { color, isLargeText } = useTheme();
  return (
    <Pressable
      label={label}
      onPress={onPress}
      testID={testID}
      style={{
        flexDirection: isLargeText ? 'column' : 'row',
        alignItems: isLargeText ? 'stretch' : 'center',
        columnGap: space.md,
        minHeight: HEIGHT,
        paddingHorizontal: space.edge,
        paddingVertical: space.xs,
        borderBottomWidth: stroke.hairline,
        borderColor: color.rule,
        backgroundColor: isGone ? undefined : color.card,
      }}
    >
      {children}
    </Pressable>
  );
}
