import { Animated, View } from 'react-native';

import { Pressable } from './pressable';
import { Icon } from './icon';
import { Text } from './text';
import { useTheme } from './theme';
import { motion, radius, space, stroke, touch } from './tokens';
import { useArrival } from './use-arrival';

export interface ToastProps {
  message: string;
  /** Usually undo. The toast leaves by itself, so the same thing must be possible elsewhere. */
  action?: { label: string; spokenLabel?: string; onPress: () => void };
}

/** One sentence about what just happened, and a way back. */
export function Toast({ message, action }: ToastProps) {
  const { color, theme, growth } = useTheme();
  const progress = useArrival(message, motion.toast);
  // A bar in ink would be the brightest thing on the night screen.
  const night = theme === 'night';
  const words = night ? 'ink' : 'paper';
  return (
    <Animated.View
      testID="toast"
      style={{
        flexDirection: 'row',
        alignItems: 'stretch',
        minHeight: touch.stepper,
        paddingLeft: space.edge,
        borderRadius: radius.card,
        backgroundColor: night ? color.card : color.ink,
        borderWidth: night ? stroke.frame : 0,
        borderColor: color.ruleStrong,
        boxShadow: night ? undefined : `0px 3px 8px ${color.shadow}`,
        opacity: progress,
        transform: [{ translateY: progress.interpolate({ inputRange: [0, 1], outputRange: [space.sm, 0] }) }],
      }}
    >
      <View style={{ flex: 1, justifyContent: 'center', paddingVertical: space.sm }}>
        <Text as="textMedium" color={words}>
          {message}
        </Text>
      </View>
      {action && (
        <Pressable
          label={action.spokenLabel ?? action.label}
          onPress={action.onPress}
          testID="toast-action"
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            gap: space.sm,
            marginLeft: space.md,
            paddingHorizontal: space.md,
            borderLeftWidth: stroke.hairline,
            borderColor: color.ink2,
          }}
        >
          <Icon name="undo" size={20 * growth('control')} color={words} strong />
          <Text as="control" color={words}>
            {action.label}
          </Text>
        </Pressable>
      )}
    </Animated.View>
  );
}
