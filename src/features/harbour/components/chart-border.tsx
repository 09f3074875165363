import { View } from 'react-native';

import { useTheme } from '@/ui/theme';
import { stroke } from '@/ui/tokens';

/** The black and white scale along a chart's edge: two rows, each filled where the other is open. */
export function ChartBorder() {
  const { color } = useTheme();
  const row = (filledFirst: boolean) => (
    <View style={{ flexDirection: 'row', height: 4 }}>
      {Array.from({ length: 18 }, (_, cell) => (
        <View
          key={cell}
          style={{ flex: 1, backgroundColor: (cell % 2 === 0) === filledFirst ? color.ink : color.card }}
        />
      ))}
    </View>
  );
  return (
    <View aria-hidden style={{ borderBottomWidth: stroke.hairline, borderColor: color.ruleStrong }}>
      {row(true)}
      {row(false)}
    </View>
  );
}
