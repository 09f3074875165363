import { View } from 'react-native';

import { Icon } from './icon';
import { useTheme } from './theme';
import { radius, stroke } from './tokens';

/** The track and knob of a switch. On is a filled track, a knob at the end and a tick: three signs besides the colour. */
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
