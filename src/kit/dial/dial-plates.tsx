import { memo } from 'react';
import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { Pressable } from '@/ui/pressable';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { radius as corner, touch } from '@/ui/tokens';

import type { NamedSector } from './dial-aim';
import { plateBox, plateGrowth } from './dial-boxes';
import type { DialLayout } from './dial-layout';
import { plateSentence, plateWord } from './dial-words';

const TEXT = 17;

interface DialPlatesProps {
  layout: DialLayout;
  sectors: readonly NamedSector[];
  /** The names of the arcs that hold the target. */
  holding: string;
  onPress: (sector: NamedSector) => void;
  disabled: boolean;
  /** How far the plate at the bow, or at the stern, stands beside its place. */
  bowAside: number;
  sternAside: number;
  testID: string;
}

/** The names of the arcs on the bezel are buttons: for a tape user, who knows the arc and not the degree. */
export const DialPlates = memo(function DialPlates({
  layout,
  sectors,
  holding,
  onPress,
  disabled,
  bowAside,
  sternAside,
  testID,
}: DialPlatesProps) {
  const t = useT();
  const { color, magnification } = useTheme();
  const held = holding.split(' ');
  const growth = plateGrowth(magnification);
  return sectors.map((sector) => {
    const { plate } = sector;
    const chosen = held.includes(plate);
    const { left, top, width, height } = plateBox(plate, layout, growth, plate === 'bow' ? bowAside : sternAside);
    const [reachX, reachY] = [Math.max(touch.min, width), Math.max(touch.min, height)];
    return (
      <Pressable
        key={plate}
        label={plateSentence(t, plate)}
        onPress={() => onPress(sector)}
        disabled={disabled}
        chosen={chosen}
        testID={`${testID}-${plate}`}
        style={{
          position: 'absolute',
          left: left - (reachX - width) / 2,
          top: top - (reachY - height) / 2,
          width: reachX,
          height: reachY,
          alignItems: 'center',
          justifyContent: 'center',
          // Faded glass over the ticks would be unreadable, and there is nothing to press without a target anyway.
          opacity: 1,
        }}
      >
        <View
          style={{
            width,
            height,
            alignItems: 'center',
            justifyContent: 'center',
            borderRadius: corner.card - 1,
            borderWidth: 2,
            borderColor: color.ink,
            backgroundColor: chosen ? color.ink : color.paper,
          }}
        >
          <Text
            as="chip"
            color={chosen ? 'paper' : 'ink'}
            style={{
              fontSize: TEXT * growth,
              lineHeight: TEXT * growth * 1.15,
              textTransform: 'uppercase',
            }}
            numberOfLines={1}
          >
            {plateWord(t, plate)}
          </Text>
        </View>
      </Pressable>
    );
  });
});
