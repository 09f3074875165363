import type { ReactNode } from 'react';

import { Pressable } from './pressable';
import { Text } from './text';
import { useTheme } from './theme';
import { radius, space, stroke } from './tokens';

export interface PadKeyProps {
  /** What a screen reader says; the drawn sign is often only a numeral. */
  label: string;
  onPress: () => void;
  minHeight: number;
  numeral?: string;
  /** Drawn before the numeral. */
  children?: ReactNode;
  chosen?: boolean;
  /** A heavy frame: this answer is worth something. */
  framed?: boolean;
  /** Keys lie on paper as cards, and in a tray of card as paper. */
  fill?: 'card' | 'paper';
  disabled?: boolean;
  testID?: string;
}

/** One key of a pad. */
export function PadKey(props: PadKeyProps) {
  const { label, onPress, minHeight, numeral, children, chosen = false, framed = false, fill = 'card' } = props;
  const { disabled, testID } = props;
  const { color } = useTheme();
  return (
    <Pressable
      label={label}
      onPress={onPress}
      disabled={disabled}
      chosen={chosen}
      testID={testID}
      style={{
        flex: 1,
        minHeight,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: space.sm,
        borderWidth: framed ? stroke.active : stroke.frame,
        borderColor: framed ? color.ink : color.ruleStrong,
        borderRadius: radius.card,
        backgroundColor: color[chosen ? 'ink' : fill],
      }}
    >
      {children}
      {numeral !== undefined && (
        <Text as="pad" color={chosen ? 'paper' : 'ink'}>
          {numeral}
        </Text>
      )}
    </Pressable>
  );
}
