import { inchWords } from '../words/inches';
import { memo } from 'react';
import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { screenPolar } from '@/measure/point';
import { degrees } from '@/measure/units';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { radius as corner } from '@/ui/tokens';

import type { NamedSector } from './dial-aim';
import { bearingBox, cornerBoxes, handleBox, INNER_REACH, plateAside, plateBox, plateGrowth } from './dial-boxes';
import { BEZEL, type DialLayout, radiusAt } from './dial-layout';
import type { DialPosition } from './dial-props';

const NAME = { size: 16, cap: 1.4 } as const;
/** Degrees below the beam for each ring's name, from the inside: a staircase, so that none hides another. */
const STEPS = [16, 18, 23] as const;
const LAST_STEP = 34;

interface RingNamesProps {
  layout: DialLayout;
  rings: readonly number[];
  /** Names stand on the side away from the target. */
  toPort: boolean;
}

/** The range of each ring. Words over the canvas, set by the system, so that the canvas needs no fonts. */
export const RingNames = memo(function RingNames({ layout, rings, toPort }: RingNamesProps) {
  const { color, magnification } = useTheme();
  const size = NAME.size * Math.min(NAME.cap, magnification);
  return rings.map((edge, index) => {
    const last = index === rings.length - 1;
    const below = (last ? undefined : STEPS[index]) ?? LAST_STEP;
    const radius = last ? layout.radius + BEZEL / 2 : radiusAt(layout, edge);
    const { x, y } = screenPolar(layout.centre, degrees(toPort ? 270 - below : 90 + below), radius);
    return (
      <View
        key={edge}
        aria-hidden
        style={{
          position: 'absolute',
          left: x - size,
          top: y - size * 0.56,
          width: size * 2,
          alignItems: 'center',
          pointerEvents: 'none',
        }}
      >
        <Text
          as="control"
          style={{
            fontSize: size,
            lineHeight: size * 1.12,
            paddingHorizontal: 3,
            borderRadius: corner.chip,
            backgroundColor: last ? color.paper : color.sea,
          }}
        >
          {inchWords(edge)}
        </Text>
      </View>
    );
  });
});

const BEARING = { size: 19, width: 48 } as const;

interface BearingMarkProps {
  layout: DialLayout;
  target: DialPosition;
  sectors: readonly NamedSector[];
}

/** The bearing beside the arrowhead. */
export function BearingMark({ layout, target, sectors }: BearingMarkProps) {
  const t = useT();
  const { magnification } = useTheme();
  const growth = Math.min(NAME.cap, magnification);
  const [height, width] = [BEARING.size * growth, BEARING.width * growth];
  const { bearing } = target;
  const plates = plateGrowth(magnification);
  const taken = [
    ...sectors.map(({ plate }) => plateBox(plate, layout, plates, plateAside(plate, layout, plates, target))),
    ...cornerBoxes(layout),
  ];
  const handle = handleBox(layout, target, INNER_REACH);
  const { left, top } = bearingBox(layout, bearing, { width, height }, taken, [handle]);
  return (
    <View
      aria-hidden
      style={{
        position: 'absolute',
        width,
        pointerEvents: 'none',
        transform: [{ translateX: left }, { translateY: top }],
      }}
    >
      <Text as="value" style={{ fontSize: height, lineHeight: height, textAlign: 'center' }} numberOfLines={1}>
        {t('dial.degrees', { bearing: Math.round(bearing) })}
      </Text>
    </View>
  );
}
