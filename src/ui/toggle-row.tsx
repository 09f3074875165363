import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Icon } from './icon';
import { Pressable } from './pressable';
import { rowFrame } from './row-frame';
import { Text } from './text';
import { useTheme } from './theme';
import { radius, stroke } from './tokens';

export interface ToggleRowProps {
  title: string;
  subtitle?: string;
  leading?: ReactNode;
  /** Under the title: markers, a line of figures. */
  detail?: ReactNode;
  /** At the end of the row: markers, a short fact. */
  trailing?: ReactNode;
  /** What that means: a screen reader says it last. */
  said?: string;
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
  said,
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
      label={[title, subtitle, said].filter((part) => part !== undefined).join(', ')}
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

/** The box of a checkbox. A drawing: the row around it is the control. */
function CheckMark({ on }: { on: boolean }) {
  const { color } = useTheme();
  return (
    <View
      aria-hidden
      style={{
        width: 26,
        height: 26,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: radius.chip,
        borderWidth: stroke.frame,
        borderColor: on ? color.ink : color.ruleStrong,
        backgroundColor: on ? color.ink : color.card,
      }}
    >
      {on && <Icon name="check" size={18} color="paper" strong />}
    </View>
  );
}

/** The track and knob of a switch; what is around it is the control. On is a filled track, a knob at the end and a tick: three signs besides the colour. */
export function SwitchMark({ on }: { on: boolean }) {
  const { color } = useTheme();
  return (
    <View
      aria-hidden
      style={{
        width: 54,
        height: 30,
        padding: 3,
        alignItems: on ? 'flex-end' : 'flex-start',
        justifyContent: 'center',
        borderRadius: radius.card,
        borderWidth: stroke.frame,
        borderColor: on ? color.ink : color.ruleStrong,
        backgroundColor: on ? color.ink : color.paper,
      }}
    >
      <View
        style={{
          width: 24,
          height: 21,
          alignItems: 'center',
          justifyContent: 'center',
          borderRadius: radius.chip,
          borderWidth: on ? 0 : stroke.frame,
          borderColor: color.ruleStrong,
          backgroundColor: on ? color.paper : color.card,
        }}
      >
        {on && <Icon name="check" size={16} strong />}
      </View>
    </View>
  );
}
