import { View } from 'react-native';

import type { ShipWarning } from '@/rules/togo/index';
import { Icon } from '@/ui/icon';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { radius, space, stroke } from '@/ui/tokens';

import { warningSentence } from '../warning-words';

/** What looks like a slip, in words. It stands in nobody's way. */
export function WarningList({ warnings }: { warnings: readonly ShipWarning[] }) {
  const { color, growth } = useTheme();
  return (
    <View aria-live="polite" style={{ gap: space.xs }}>
      {warnings.map((warning) => {
        const sentence = warningSentence(warning);
        return (
          <View
            key={sentence}
            testID={`warning-${warning.code}`}
            style={{
              flexDirection: 'row',
              gap: space.sm,
              padding: space.sm,
              borderWidth: stroke.hairline,
              borderColor: color.now,
              borderRadius: radius.card,
              backgroundColor: color.nowWash,
            }}
          >
            <Icon name="warning" size={20 * growth('text')} />
            <Text style={{ flex: 1 }}>{sentence}</Text>
          </View>
        );
      })}
    </View>
  );
}
