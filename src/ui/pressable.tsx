import type { ReactNode } from 'react';
import { Pressable as NativePressable, type PressableProps as NativeProps, type StyleProp, type ViewStyle } from 'react-native';

import { hapticTick } from './haptics';
import { useTheme } from './theme';
import { touch } from './tokens';

export interface PressableProps extends Omit<NativeProps, 'style' | 'children' | 'onPress' | 'role' | 'aria-label'> {
  /** What a screen reader says. */
  label: string;
  role?: 'button' | 'link' | 'radio' | 'switch' | 'tab' | 'checkbox';
  onPress: () => void;
  style?: StyleProp<ViewStyle>;
  children?: ReactNode;
}

/** Everything that can be pressed goes through here: label, role, 48 points, pressed look and tick. (The web's focus ring is in index.html.) */
export function Pressable({ label, role = 'button', onPress, style, disabled, children, ...rest }: PressableProps) {
  const { haptics } = useTheme();
  return (
    <NativePressable
      {...rest}
      role={role}
      aria-label={label}
      disabled={disabled}
      onPress={() => {
        hapticTick(haptics);
        onPress();
      }}
      style={({ pressed }) => [
        { minWidth: touch.min, minHeight: touch.min, opacity: disabled ? 0.45 : pressed ? 0.7 : 1 },
        style,
      ]}
    >
      {children}
    </NativePressable>
  );
}
