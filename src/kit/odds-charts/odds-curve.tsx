import { Canvas, Circle, Path, Rect } from '@shopify/react-native-skia';
import { useMemo, useState } from 'react';
import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import type { Palette } from '@/ui/themes';
import { space, stroke } from '@/ui/tokens';

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
  return (
    <View role="img" accessible aria-label={curveWords({ series, bands, at })} testID={testID}>
      <View
        style={{ height, borderWidth: stroke.frame, borderColor: color.ruleStrong, backgroundColor: color.card }}
        onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width - 2 * stroke.frame)}
      >
        {paths !== null && (
          <>
            <Canvas style={{ width, height: height - 2 * stroke.frame }} aria-hidden>
              <CurveDrawing paths={paths} height={height} color={color} />
            </Canvas>
            <Reading paths={paths} width={width} />
          </>
        )}
      </View>
      {width > 0 && <BandNames bands={bands} width={width} />}
    </View>
  );
}

interface CurveDrawingProps {
  paths: CurvePaths;
  height: number;
  /** Handed in: what is drawn inside a canvas stands outside the theme's provider. */
  color: Palette;
}

export function CurveDrawing({ paths, height, color }: CurveDrawingProps) {
  const { here, now } = paths;
  return (
    <>
      {here !== null && <Rect x={here.x} y={0} width={here.width} height={height} color={color.nowWash} />}
      <Path path={paths.under} color={color.steel} opacity={0.7} />
      <Path path={paths.bands} color={color.rule} style="stroke" strokeWidth={stroke.hairline} />
      <Path path={paths.curve} color={color.ink} style="stroke" strokeWidth={2} strokeJoin="miter" />
      {now !== null && (
        <>
          <Path path={`M${now.x} 0L${now.x} ${height}`} color={color.ink} style="stroke" strokeWidth={stroke.frame} />
          <Circle cx={now.x} cy={now.y} r={6} color={color.ink} />
          <Circle cx={now.x} cy={now.y} r={4} color={color.now} />
        </>
      )}
    </>
  );
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
