import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { WindowSize } from '@/measure/camera';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-paths';
import { Pressable } from '@/ui/pressable';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { radius, space, stroke } from '@/ui/tokens';

const KEY = { width: 58, height: 54 } as const;
const AROUND = 96;

/** Whether a window is too low for a column of so many keys: a phone on its side. */
export const isLowFor = (keys: number, height: number): boolean => height < keys * KEY.height + AROUND;

interface ToolRailProps {
  label: string;
  /** In a row, where a column has no room. */
  lies: boolean;
  onSize?: (size: WindowSize) => void;
  children: ReactNode;
}

/** On the thumb's side of a chart: what is laid over it. Words beside every drawing. */
export function ToolRail({ label, lies, onSize, children }: ToolRailProps) {
  const { color, hand, theme } = useTheme();
  return (
    <View
      role="group"
      aria-label={label}
      onLayout={({ nativeEvent: { layout } }) => onSize?.(layout)}
      style={{
        ...{ position: 'absolute', zIndex: 1, top: space.md },
        ...{ overflow: 'hidden', flexDirection: lies ? 'row' : 'column' },
        ...(hand === 'left' ? { left: space.md } : { right: space.md }),
        ...{ borderWidth: stroke.frame, borderColor: color.ruleStrong, borderRadius: radius.card },
        backgroundColor: color.card,
        boxShadow: theme === 'night' ? undefined : `0 2px 6px ${color.shadow}`,
      }}
    >
      {children}
    </View>
  );
}

interface RailKeyProps {
  icon: IconName;
  word: string;
  label?: string;
  /** Left out for a key that only acts. */
  on?: boolean;
  onPress: () => void;
  testID: string;
}

export function RailKey({ icon, word, label = word, on, onPress, testID }: RailKeyProps) {
  const { color } = useTheme();
  const ink = on ? 'paper' : 'ink';
  return (
    <Pressable
      label={label}
      onPress={onPress}
      testID={testID}
      {...(on === undefined ? undefined : { role: 'switch', 'aria-checked': on })}
      style={{
        ...{ minWidth: KEY.width, minHeight: KEY.height, alignItems: 'center', justifyContent: 'center' },
        ...{ paddingHorizontal: space.xs, backgroundColor: on ? color.ink : color.card },
        ...{ borderBottomWidth: stroke.hairline, borderRightWidth: stroke.hairline, borderColor: color.rule },
      }}
    >
      <Icon name={icon} size={22} color={ink} strong={on} />
      <Text as="barLabel" color={ink}>
        {word}
      </Text>
    </Pressable>
  );
}
