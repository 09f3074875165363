import { View } from 'react-native';

import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import type { ColorRole } from '@/ui/themes';
import { stroke } from '@/ui/tokens';

import type { TurnHead } from '../companion';

const [LOW, HIGH] = [5, 11];

/** The phases like the border of a chart: past filled, to come open, now in amber. Not a button. */
export function PhaseScale({ cells, at, spoken, on }: TurnHead['scale'] & { on: ColorRole }) {
  const { color } = useTheme();
  return (
    <View
      role="img"
      accessible
      aria-label={spoken}
      testID="phase-scale"
      style={{ flexDirection: 'row', alignItems: 'flex-end' }}
    >
      {cells.map((id, place) => (
        <View key={id} style={{ flex: 1, alignItems: 'center', gap: 2 }}>
          <View
            style={{
              alignSelf: 'stretch',
              height: place === at ? HIGH : LOW,
              borderWidth: stroke.hairline,
              borderColor: color[on],
              backgroundColor: place < at ? color[on] : place === at ? color.now : undefined,
            }}
          />
          <Text as={place === at ? 'control' : 'label'} color={on}>
            {id}
          </Text>
        </View>
      ))}
    </View>
  );
}
