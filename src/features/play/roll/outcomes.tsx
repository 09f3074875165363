import { useEffect } from 'react';
import { View } from 'react-native';

import { hapticAlarm } from '@/ui/haptics';
import { Icon } from '@/ui/icon';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { radius, space, stroke } from '@/ui/tokens';

import type { OutcomeLine } from '../companion';

/** A longer sentence in the largest letters would fill a phone. */
const SHOUTED = 40;

/** What the dice came to, in large words under the form; an explosion in a frame that cannot be missed. */
export function Outcomes({ lines }: { lines: readonly OutcomeLine[] }) {
  const { color, haptics } = useTheme();
  const explodes = lines.some(({ loud }) => loud);
  useEffect(() => {
    if (explodes) hapticAlarm(haptics);
  }, [explodes, haptics]);
  return (
    <View style={{ gap: space.sm }} testID="outcome">
      {lines.map(({ text, loud }, place) =>
        loud ? (
          <View
            key={place}
            testID="explosion"
            style={{
              flexDirection: 'row',
              alignItems: 'center',
              gap: space.md,
              padding: space.edge,
              borderWidth: stroke.active,
              borderRadius: radius.card,
              borderColor: color.fireFill,
              backgroundColor: color.nowWash,
            }}
          >
            <Icon name="flame" size={40} color="fire" />
            <Text as={text.length > SHOUTED ? 'title' : 'key'} style={{ flex: 1 }}>
              {text}
            </Text>
          </View>
        ) : (
          <Text key={place} as="title">
            {text}
          </Text>
        ),
      )}
    </View>
  );
}
