import { useContext, useRef, type ReactNode, type Ref } from 'react';
import {
  type GestureResponderEvent,
  Platform,
  Pressable as NativePressable,
  type PressableProps as NativeProps,
  type StyleProp,
  type View,
  type ViewStyle,
} from 'react-native';

import { hapticTick } from './haptics';
import { needsSpaceBar, type KeyPress } from './keys';
import { useTheme } from './theme';
import { fade, touch } from './tokens';
import { LockedContext } from './use-relabel-guard';
import { useStable } from './use-stable';

export interface PressableProps extends Omit<NativeProps, 'style' | 'children' | 'onPress' | 'role' | 'aria-label'> {
  /** What a screen reader says. */
  label: string;
  role?: 'button' | 'link' | 'radio' | 'switch' | 'tab' | 'checkbox';
  onPress: () => void;
  /** Taps do nothing for now, without looking or sounding disabled. */
  locked?: boolean;
  /** A button that is down: the picked key of a pad. */
  chosen?: boolean;
  ref?: Ref<View>;
  style?: StyleProp<ViewStyle>;
  children?: ReactNode;
}

/** Everything that can be pressed goes through here: label, role, 48 points, pressed look and tick. (The web's focus ring is in index.html.) */
export function Pressable(props: PressableProps) {
  const {
    label,
    role = 'button',
    onPress,
    onPressIn,
    locked: isLocked = false,
    chosen,
    style,
    disabled,
    children,
    ...rest
  } = props;
  const { haptics } = useTheme();
  const locked = useContext(LockedContext) || isLocked;
  // A thumb that came down during the lock meant the old words, even when it lifts after the lock has ended.
  const beganLocked = useRef(false);

  // On the web a press goes by the functions of an earlier render until React has run its effects. These two do at once what
  // the words in sight say, and are locked and free when those are.
  const pressIn = useStable((event: GestureResponderEvent) => {
    beganLocked.current = locked;
    onPressIn?.(event);
  });
  const press = useStable(() => {
    const ignored = locked || beganLocked.current;
    beganLocked.current = false;
    if (ignored) return;
    hapticTick(haptics);
    onPress();
  });
  const onKeyDown = (event: KeyPress) => {
    if (event.key !== ' ') return;
    event.preventDefault?.();
    press();
  };

  return (
    <NativePressable
      {...rest}
      {...(chosen ? down : undefined)}
      {...(locked ? lockedMark : undefined)}
      {...(!disabled && needsSpaceBar(role) ? { onKeyDown } : undefined)}
      role={role}
      aria-label={label}
      disabled={disabled}
      onPressIn={pressIn}
      onPress={press}
      style={({ pressed }) => [
        {
          minWidth: touch.min,
          minHeight: touch.min,
          opacity: disabled ? fade.disabled : pressed && !locked ? fade.pressed : 1,
        },
        style,
      ]}
    >
      {children}
    </NativePressable>
  );
}

// Phones say "selected"; on the web a button may only be "pressed".
const down: object = Platform.OS === 'web' ? { 'aria-pressed': true } : { 'aria-selected': true };

// Nothing a person or a screen reader meets: a browser test waits for it to be gone, as a thumb does.
const lockedMark: object = Platform.OS === 'web' ? { dataSet: { locked: 'true' } } : {};
