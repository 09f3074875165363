import { useCallback, useMemo, useState } from 'react';
import { View } from 'react-native';
import Svg, { Path as SvgPath } from 'react-native-svg';

import '@/messages/instruments';
import { useT } from '@/messages/messages';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';

import { withPen } from '../pen';
import { PictureCanvas } from '../picture-canvas';
import type { Side } from '../side-mark';
import type { SkCanvas } from '../skia';
import { type BarPaths, barPaths, type BarStyle } from './bar-paths';
import { hitBars } from './odds-numbers';
import { oddsWords, percentShort } from './odds-words';

export interface OddsBarsProps {
  /** `distribution[k]` is the chance of exactly k hits. */
  distribution: readonly number[];
  /** Whose fire: solid bars, or outlined ones with a saltire for the Russians. */
  side?: Side;
  testID?: string;
}

const styleOf = (side: Side | undefined): BarStyle => (side === 'russia' ? 'saltire' : 'solid');

const LARGE = { height: 94, gap: 8 } as const;

/** How many hits, and how likely: a bar each for none, one, two, and three or more, with its number. */
export function OddsBars({ distribution, side, testID }: OddsBarsProps) {
  const t = useT();
  const { color, fontSize } = useTheme();
  const [width, setWidth] = useState(0);
  const bars = useMemo(() => hitBars(distribution), [distribution]);
  const room = { width, height: LARGE.height, gap: LARGE.gap, line: stroke.frame };
  const { solid, lines, heights } = barPaths(bars, styleOf(side), room);
  const paint = useCallback(
    (canvas: SkCanvas) => paintBars(canvas, { solid, lines }, color.ink),
    [solid, lines, color.ink],
  );
  const names = [t('odds.hits.none'), t('odds.hits.one'), t('odds.hits.two'), t('odds.hits.more')];
  const above = fontSize('control') * 1.4;
  return (
    <View role="img" accessible aria-label={oddsWords(distribution)} testID={testID} style={{ gap: space.xs }}>
      <View
        style={{ height: LARGE.height + above, flexDirection: 'row', gap: LARGE.gap }}
        onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      >
        {width > 0 && (
          <PictureCanvas
            width={width}
            height={LARGE.height}
            paint={paint}
            style={{ position: 'absolute', left: 0, bottom: 0 }}
          />
        )}
        {bars.map((chance, index) => (
          <View key={index} style={{ flex: 1, justifyContent: 'flex-end', paddingBottom: heights[index] }}>
            <Text as="control" numberOfLines={1} style={{ textAlign: 'center' }}>
              {percentShort(chance)}
            </Text>
          </View>
        ))}
      </View>
      <View style={{ flexDirection: 'row', gap: LARGE.gap }}>
        {names.map((name) => (
          <Text key={name} as="control" color="ink2" numberOfLines={1} style={{ flex: 1, textAlign: 'center' }}>
            {name}
          </Text>
        ))}
      </View>
    </View>
  );
}

function paintBars(canvas: SkCanvas, { solid, lines }: Pick<BarPaths, 'solid' | 'lines'>, ink: string): void {
  withPen(canvas, (pen) => {
    pen.trace(solid, { color: ink });
    pen.trace(lines, { color: ink, line: stroke.frame });
  });
}

const SMALL = { width: 54, height: 34, gap: 2, line: 1.2 } as const;

/**
 * The same beside the button that would play them, 54 by 34. As SVG: an action bar is on every rolling screen, and a
 * live drawing surface for each would soon be one too many for a browser.
 */
export function OddsBarsSmall({ distribution, side, testID }: OddsBarsProps) {
  const { color } = useTheme();
  const { solid, lines } = barPaths(hitBars(distribution), styleOf(side), SMALL);
  return (
    <View role="img" accessible aria-label={oddsWords(distribution)} testID={testID}>
      <Svg width={SMALL.width} height={SMALL.height} viewBox={`0 0 ${SMALL.width} ${SMALL.height}`} aria-hidden>
        <SvgPath d={solid} fill={color.ink} />
        <SvgPath d={lines} fill="none" stroke={color.ink} strokeWidth={SMALL.line} />
      </Svg>
    </View>
  );
}
