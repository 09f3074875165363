import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { screenPolar } from '@/measure/point';
import { degrees } from '@/measure/units';
import { Pressable } from '@/ui/pressable';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { radius as corner, touch } from '@/ui/tokens';

import type { NamedSector, Plate } from './dial-aim';
import { BEZEL, type DialLayout } from './dial-layout';
import { plateSentence, plateWord } from './dial-words';

/** Plates grow with the reader's text as far as the dial has room for them. */
const PLATE = { text: 17, cap: 1.35, wide: { width: 51, height: 25 }, tall: { width: 44, height: 45 } } as const;

export const plateGrowth = (magnification: number): number => Math.max(1, Math.min(PLATE.cap, magnification));
export const plateWidth = (magnification: number): number => PLATE.tall.width * plateGrowth(magnification);

interface DialPlatesProps {
  layout: DialLayout;
  sectors: readonly NamedSector[];
  held: readonly Plate[];
  onPress: (sector: NamedSector) => void;
  disabled: boolean;
  testID: string;
}

/** The names of the arcs on the bezel are buttons: for a tape user, who knows the arc and not the degree. */
export function DialPlates({ layout, sectors, held, onPress, disabled, testID }: DialPlatesProps) {
  const t = useT();
  const { color, magnification } = useTheme();
  const growth = plateGrowth(magnification);
  return sectors.map((sector) => {
    const { plate } = sector;
    const chosen = held.includes(plate);
    const size = plate === 'bow' || plate === 'stern' ? PLATE.wide : PLATE.tall;
    const [width, height] = [size.width * growth, size.height * growth];
    const middle = middleOf(plate, layout, width);
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
          left: middle.x - reachX / 2,
          top: middle.y - reachY / 2,
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
              fontSize: PLATE.text * growth,
              lineHeight: PLATE.text * growth * 1.15,
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
}

const BEARING: Readonly<Record<Plate, number>> = { bow: 0, starboard: 90, stern: 180, port: 270 };

/** On the bezel at bow and stern, beside it at the sides: there the dial has no room to lose. */
const middleOf = (plate: Plate, { centre, radius }: DialLayout, width: number) =>
  screenPolar(
    centre,
    degrees(BEARING[plate]),
    radius + BEZEL + (plate === 'bow' || plate === 'stern' ? -4 : width / 2 - 1),
  );
