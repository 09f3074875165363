import type { ReactNode } from 'react';
import { View } from 'react-native';

import { CheckMark } from './check-mark';
import { Pressable } from './pressable';
import { rowFrame } from './row-frame';
import { SwitchMark } from './switch-mark';
import { Text } from './text';
import { useTheme } from './theme';

export interface ToggleRowProps {
  title: string;
  subtitle?: string;
  leading?: ReactNode;
  /** Under the title: markers, a line of figures. */
  detail?: ReactNode;
  /** At the end of the row: markers, a short fact. */
  trailing?: ReactNode;
  /** A switch acts at once; a checkbox is one of several to tick off. */
  kind?: 'switch' | 'checkbox';
  /** False inside a row that draws the line below itself. */
  framed?: boolean;
  on: boolean;
  onChange: (on: boolean) => void;
  disabled?: boolean;
  testID?: string;
}

/** The whole row is the control: nobody has to hit the little box. */
export function ToggleRow({
  title,
  subtitle,
  leading,
  detail,
  trailing,
  framed = true,
  kind = 'switch',
  on,
  onChange,
  disabled,
  testID,
}: ToggleRowProps) {
  const theme = useTheme();
  return (
    <Pressable
      role={kind}
      label={subtitle === undefined ? title : `${title}, ${subtitle}`}
      aria-checked={on}
      onPress={() => onChange(!on)}
      disabled={disabled}
      style={framed ? rowFrame(theme, 'card') : { ...rowFrame(theme, 'card'), borderBottomWidth: 0 }}
      testID={testID}
    >
      {kind === 'checkbox' && <CheckMark on={on} />}
      {leading}
      <View style={{ flex: 1, minWidth: 0 }}>
        <Text as="name">{title}</Text>
        {subtitle !== undefined && (
          <Text as="text2" color="ink2">
            {subtitle}
          </Text>
        )}
        {detail}
      </View>
      {trailing}
      {kind === 'switch' && <SwitchMark on={on} />}
    </Pressable>
  );
}
