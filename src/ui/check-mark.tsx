import { View } from 'react-native';

import { Icon } from './icon';
import { useTheme } from './theme';
import { radius, stroke } from './tokens';

/** The box of a checkbox. A drawing: the row around it is the control. */
export function CheckMark({ on }: { on: boolean }) {
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
