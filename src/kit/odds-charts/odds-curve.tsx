import { useCallback, useMemo, useState } from 'react';
import { View } from 'react-native';

import '@/messages/instruments';
import { useT } from '@/messages/messages';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import type { Palette } from '@/ui/themes';
import { space, stroke } from '@/ui/tokens';

import { withPen } from '../pen';
import { PictureCanvas } from '../picture-canvas';
import type { SkCanvas } from '../skia';
import { type CurvePaths, curvePaths } from './curve-paths';
import type { RangePoint } from './odds-numbers';
import { curveWords, percentShort } from './odds-words';

export interface OddsCurveProps {
  /** From near to far. */
  series: readonly RangePoint[];
  /** Where each range band ends, in inches. */
  bands: readonly number[];
  /** The present range. */
  at?: number;
  height?: number;
  testID?: string;
}

/** The chance of at least one hit against range, with the bands as a chart marks its meridians. */
export function OddsCurve({ series, bands, at, height = 132, testID }: OddsCurveProps) {
  const { color } = useTheme();
  const [width, setWidth] = useState(0);
  const paths = useMemo(
    () => (width > 0 ? curvePaths({ series, bands, at }, { width, height }) : null),
    [series, bands, at, width, height],
  );
  const paint = useCallback(
    (canvas: SkCanvas) => paths && paintCurve(canvas, paths, height, color),
    [paths, height, color],
  );
  return (
    <View role="img" accessible aria-label={curveWords({ series, bands, at })} testID={testID}>
      <View
        style={{ height, borderWidth: stroke.frame, borderColor: color.ruleStrong, backgroundColor: color.card }}
        onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width - 2 * stroke.frame)}
      >
        {paths !== null && (
          <>
            <PictureCanvas width={width} height={height - 2 * stroke.frame} paint={paint} />
            <Reading paths={paths} width={width} />
          </>
        )}
      </View>
      {width > 0 && <BandNames bands={bands} width={width} />}
    </View>
  );
}

function paintCurve(canvas: SkCanvas, { here, now, ...paths }: CurvePaths, height: number, color: Palette): void {
  withPen(canvas, (pen) => {
    if (here !== null) pen.box(here.x, 0, here.width, height, { color: color.nowWash });
    pen.trace(paths.under, { color: color.steel, opacity: 0.7 });
    pen.trace(paths.bands, { color: color.rule, line: stroke.hairline });
    pen.trace(paths.curve, { color: color.ink, line: 2 });
    if (now === null) return;
    pen.trace(`M${now.x} 0L${now.x} ${height}`, { color: color.ink, line: stroke.frame });
    pen.circle(now.x, now.y, 6, { color: color.ink });
    pen.circle(now.x, now.y, 4, { color: color.now });
  });
}

/** The top of the scale on the side away from the present range, and the present chance beside its line. */
function Reading({ paths: { top, now }, width }: { paths: CurvePaths; width: number }) {
  const isLeft = now !== null && now.x < width / 2;
  const scale = { position: 'absolute', top: 2, [isLeft ? 'right' : 'left']: space.xs } as const;
  return (
    <>
      <Text as="text2" color="ink2" style={scale}>
        {percentShort(top)}
      </Text>
      {now !== null && (
        <Text
          as="title"
          style={{ position: 'absolute', top: 2, ...(isLeft ? { left: now.x + 8 } : { right: width - now.x + 8 }) }}
        >
          {percentShort(now.chance)}
        </Text>
      )}
    </>
  );
}

function BandNames({ bands, width }: { bands: readonly number[]; width: number }) {
  const t = useT();
  const reach = Math.max(...bands);
  return (
    <View style={{ flexDirection: 'row' }}>
      {bands.map((band, index) => (
        <View key={band} style={{ width: ((band - (bands[index - 1] ?? 0)) / reach) * width, alignItems: 'flex-end' }}>
          <Text as="tag" color="ink2" numberOfLines={1}>
            {t('odds.inches', { inches: band })}
          </Text>
        </View>
      ))}
    </View>
  );
}
