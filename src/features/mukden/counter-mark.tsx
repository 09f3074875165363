import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { SideMark } from '@/kit/side-mark';
import { ensignOf, sideEdge } from '@/kit/sides';
import { useSettings } from '@/store/settings';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { face } from '@/ui/tokens';

import type { Unit } from '@/rules/mukden/index';

interface CounterMarkProps {
  unit: Pick<Unit, 'side' | 'type' | 'size' | 'strength'>;
  /** Flag side up. */
  flipped?: boolean;
  /** Of its drawn side. */
  breadth?: number;
  /** Counters under it. */
  below?: number;
}

const MARKS = { corps: [-9, 0, 9], division: [-5, 5], brigade: [0], regiment: [-6, 0, 6] } as const;

/** Over the symbol: a cross for each X of its size, or a regiment's three strokes. */
const sizePath = (size: Unit['size']): string =>
  MARKS[size].map((x) => (size === 'regiment' ? `M${22 + x} 2v6` : `M${19 + x} 2l6 6M${25 + x} 2l-6 6`)).join('');

/** A counter as it lies on the map: round corners for the Japanese, square ones for the Russians; flipped, the ensign. The row beside it speaks. */
export function CounterMark({ unit, flipped = false, breadth = 44, below = 0 }: CounterMarkProps) {
  const { side, type, size, strength } = unit;
  const { color } = useTheme();
  const marks = useSettings((settings) => settings.marks);
  const frame = {
    width: breadth,
    height: breadth,
    borderWidth: 2,
    borderColor: color[sideEdge(side)],
    borderRadius: side === 'ijn' ? breadth * 0.25 : 2,
    backgroundColor: color.card,
  } as const;
  return (
    <View aria-hidden style={{ width: breadth + 4, height: breadth + 4, flexShrink: 0 }}>
      {below > 0 && <View style={[frame, { position: 'absolute', left: 4, top: 0 }]} />}
      <View style={[frame, { position: 'absolute', left: 0, top: 4, alignItems: 'center', justifyContent: 'center' }]}>
        {flipped ? (
          <SideMark side={ensignOf(side)} marks={marks} width={breadth * 0.68} />
        ) : (
          <>
            <Svg width={breadth * 0.62} height={breadth * 0.44} viewBox="4 0 36 26">
              <Path
                d={`${sizePath(size)}M8 11h28v14H8zM8 25 36 11${type === 'infantry' ? 'M8 11 36 25' : ''}`}
                fill="none"
                stroke={color.ink}
                strokeWidth={1.8}
              />
            </Svg>
            <Text
              as="name"
              style={{
                fontFamily: face.condensedBold,
                fontSize: breadth * 0.42,
                lineHeight: breadth * 0.44,
              }}
            >
              {strength}
            </Text>
          </>
        )}
      </View>
    </View>
  );
}
