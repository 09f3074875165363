import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Icon } from './icon';
import { Pressable } from './pressable';
import { rowFrame, type RowVariant } from './row-frame';
import { Text } from './text';
import { useTheme } from './theme';
import { skeleton } from './tokens';

export interface ListRowProps {
  title: string;
  subtitle?: string;
  /** Below the title instead of a subtitle, where plain words are not enough. */
  detail?: ReactNode;
  /** Before the words: an icon, a mark, a drawing. */
  leading?: ReactNode;
  /** A short fact at the end. */
  value?: string;
  /** After the value: tags, markers. */
  trailing?: ReactNode;
  /** Without it the row is not a control, and has no chevron. */
  onPress?: () => void;
  /** Replaces title, subtitle and value for a screen reader. */
  label?: string;
  /** What a tag or a mark at the end means: a screen reader says it last. */
  said?: string;
  /** One of several, and the one that is chosen. */
  chosen?: boolean;
  variant?: RowVariant;
  disabled?: boolean;
  testID?: string;
}

/** One line of a list, 60 points or more. With large text the value moves below the words. */
export function ListRow(props: ListRowProps) {
  const {
    title,
    subtitle,
    detail,
    leading,
    value,
    trailing,
    onPress,
    label,
    said,
    chosen,
    variant = 'card',
    disabled,
    testID,
  } = props;
  const theme = useTheme();
  const frame = rowFrame(theme, variant);
  const below = theme.isLargeText && value !== undefined;

  const content = (
    <>
      {variant === 'next' && (
        <View
          testID="next-edge"
          style={{
            position: 'absolute',
            left: 0,
            top: 0,
            bottom: 0,
            width: skeleton.bandFoot,
            backgroundColor: theme.color.now,
          }}
        />
      )}
      {leading}
      <View style={{ flex: 1, minWidth: 0 }}>
        <Text as="name">{title}</Text>
        {subtitle !== undefined && (
          <Text as="text2" color="ink2">
            {subtitle}
          </Text>
        )}
        {detail}
        {below && <Text as="value">{value}</Text>}
      </View>
      {value !== undefined && !below && <Text as="value">{value}</Text>}
      {trailing}
      {onPress && <Icon name="next" size={20} color="ink2" />}
    </>
  );

  if (!onPress) {
    return (
      <View style={frame} testID={testID}>
        {content}
      </View>
    );
  }
  const words = [...(label === undefined ? [title, subtitle, value] : [label]), said];
  return (
    <Pressable
      label={words.filter((part) => part !== undefined).join(', ')}
      onPress={onPress}
      chosen={chosen}
      disabled={disabled}
      style={frame}
      testID={testID}
    >
      {content}
    </Pressable>
  );
}
