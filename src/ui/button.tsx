import { useContext } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import { View } from 'react-native';

import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { Pressable } from './pressable';
import { Text } from './text';
import { useTheme } from './theme';
import type { ColorRole } from './themes';
import { fade, radius, space, stroke, touch, type TypeStyleName } from './tokens';
import { useFittedLine } from './use-fitted-line';
import { useRelabelGuard } from './use-relabel-guard';
import { StackedBar, useIsNarrow } from './window-shape';

export interface ButtonProps {
  label: string;
  onPress: () => void;
  /** One `primary` a screen. `danger` is the same frame in words that cannot be missed; `link` is quiet and underlined. */
  kind?: 'primary' | 'secondary' | 'danger' | 'link';
  icon?: IconName;
  /** Icon behind the words (a way onward), or above them (the narrow side of an action bar). */
  iconPlace?: 'before' | 'after' | 'above';
  /** When the words on the button are too short to be understood alone. */
  spokenLabel?: string;
  disabled?: boolean;
  testID?: string;
  style?: StyleProp<ViewStyle>;
}

interface Look {
  readonly type: TypeStyleName;
  readonly words: ColorRole;
  readonly fill?: ColorRole;
  readonly frame?: ColorRole;
  readonly minHeight: number;
  readonly iconSize: number;
}

const looks: Readonly<Record<NonNullable<ButtonProps['kind']>, Look>> = {
  primary: {
    type: 'action',
    words: 'onAction',
    fill: 'action',
    frame: 'action',
    minHeight: touch.primary,
    iconSize: 28,
  },
  secondary: { type: 'control', words: 'ink', fill: 'card', frame: 'ruleStrong', minHeight: touch.min, iconSize: 22 },
  danger: { type: 'control', words: 'danger', fill: 'card', frame: 'danger', minHeight: touch.min, iconSize: 22 },
  link: { type: 'control', words: 'ink', minHeight: touch.min, iconSize: 20 },
};

/** How wide a button beside the filled one may be, which needs the room more; on a small phone above all. */
const WIDEST_BESIDE = { small: 108, other: 148 } as const;

const inBar = { type: 'barLabel', minHeight: touch.primary, iconSize: 20 } as const;

/**
 * A button that never changes its meaning under the thumb: new words lock it for 300 ms. In the action bar it has one line
 * and one height, whatever it says: the bar never moves.
 */
export function Button(props: ButtonProps) {
  const {
    label,
    onPress,
    kind = 'secondary',
    icon,
    iconPlace = 'before',
    spokenLabel,
    disabled,
    testID,
    style,
  } = props;
  const { color, growth } = useTheme();
  const locked = useRelabelGuard(label);
  // In the action bar it stands beside the filled button, and may not outgrow it.
  const look = iconPlace === 'above' ? { ...looks[kind], ...inBar } : looks[kind];
  const beside = useIsNarrow() ? WIDEST_BESIDE.small : WIDEST_BESIDE.other;
  const isBeside = !useContext(StackedBar) && iconPlace === 'above';
  const isFixed = kind === 'primary' || iconPlace === 'above';
  const line = useFittedLine(isFixed ? { words: label, as: look.type, mayWrap: kind === 'primary' } : null);
  const drawing = icon && (
    <Icon name={icon} size={look.iconSize * growth(look.type)} color={look.words} strong={kind === 'primary'} />
  );
  return (
    <Pressable
      label={spokenLabel ?? label}
      onPress={onPress}
      locked={locked}
      disabled={disabled}
      testID={testID}
      style={[
        {
          minHeight: look.minHeight,
          height: isFixed ? look.minHeight : undefined,
          maxWidth: isBeside ? beside : undefined,
          justifyContent: 'center',
          borderRadius: radius.card,
          borderWidth: look.frame ? stroke.frame : 0,
          borderColor: look.frame && color[look.frame],
          backgroundColor: look.fill && color[look.fill],
          paddingHorizontal: kind === 'link' ? space.xs : space.sm,
          paddingVertical: iconPlace === 'above' ? 0 : space.xs,
        },
        style,
      ]}
    >
      <View
        testID={testID && `${testID}-words`}
        style={{
          flexDirection: iconPlace === 'above' ? 'column' : 'row',
          alignItems: 'center',
          justifyContent: 'center',
          gap: iconPlace === 'above' ? 2 : space.sm,
          opacity: locked ? fade.locked : 1,
        }}
      >
        {iconPlace !== 'after' && drawing}
        <Text
          {...line}
          as={look.type}
          color={look.words}
          style={[
            { flexShrink: 1, minWidth: 0, textAlign: 'center' },
            kind === 'link' && { textDecorationLine: 'underline' },
          ]}
        >
          {label}
        </Text>
        {iconPlace === 'after' && drawing}
      </View>
    </Pressable>
  );
}
