import type { Ref } from 'react';
import { Platform, View } from 'react-native';

import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { Pressable } from './pressable';
import { Text } from './text';
import { useTheme } from './theme';
import { face, fade, space, stroke, touch } from './tokens';

interface SegmentProps {
  words: string;
  label: string;
  icon: IconName | undefined;
  chosen: boolean;
  refused: boolean;
  /** One tab stop for the whole group, as in a form; the arrows move inside it. */
  tabStop: boolean;
  edge: 'left' | 'top' | undefined;
  onPress: () => void;
  testID: string | undefined;
  ref: Ref<View>;
}

/** One option of a segmented choice: chosen is a fill and a heavier weight, not a hue. */
export function Segment(props: SegmentProps) {
  const { words, label, icon, chosen, refused, tabStop, edge, onPress, testID, ref } = props;
  const { color, growth } = useTheme();
  const ink = chosen ? 'paper' : 'ink';
  return (
    <Pressable
      ref={ref}
      role="radio"
      label={label}
      aria-checked={chosen}
      aria-disabled={refused}
      {...(refused ? refusedOnWeb : undefined)}
      tabIndex={tabStop ? 0 : -1}
      onPress={onPress}
      testID={testID}
      style={{
        flex: edge === 'top' ? undefined : 1,
        minHeight: touch.min,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: space.sm,
        paddingHorizontal: space.xs,
        backgroundColor: chosen ? color.ink : undefined,
        borderColor: color.ruleStrong,
        borderLeftWidth: edge === 'left' ? stroke.hairline : 0,
        borderTopWidth: edge === 'top' ? stroke.hairline : 0,
      }}
    >
      {icon && (
        <View style={{ opacity: refused ? fade.disabled : 1 }}>
          <Icon name={icon} size={20 * growth('control')} color={ink} strong={chosen} />
        </View>
      )}
      <Text
        as="control"
        color={ink}
        style={[
          { flexShrink: 1, textAlign: 'center', opacity: refused ? fade.disabled : 1 },
          chosen && { fontFamily: face.condensedBold },
        ]}
      >
        {words}
      </Text>
    </Pressable>
  );
}

// React Native Web's Pressable drops aria-disabled unless it is dead to the touch; this one must still say why.
const refusedOnWeb: object = Platform.OS === 'web' ? { accessibilityDisabled: true } : {};
