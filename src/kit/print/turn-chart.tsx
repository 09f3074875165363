import { useCallback, useMemo, useState } from 'react';
import { View } from 'react-native';

import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { stroke } from '@/ui/tokens';

import { withPen } from '../pen';
import { PictureCanvas } from '../picture-canvas';
import type { SkCanvas } from '../skia';
import { namedTurns, type TurnBar, turnBarPaths } from './turn-bars';

interface TurnChartProps {
  turns: readonly TurnBar[];
  /** What a screen reader says. */
  label: string;
  testID?: string;
}

const HEIGHT = 150;
const SCALE = 30;

/** Hits of both sides, turn by turn: solid for the Japanese, a saltire for the Russians. */
export function TurnChart({ turns, label, testID }: TurnChartProps) {
  const { color, fontSize } = useTheme();
  const [whole, setWhole] = useState(0);
  const width = Math.max(0, whole - SCALE);
  const paths = useMemo(() => turnBarPaths(turns, { width, height: HEIGHT, line: stroke.frame }), [turns, width]);
  const { steps, middles } = paths;
  const paint = useCallback(
    (canvas: SkCanvas) =>
      withPen(canvas, (pen) => {
        pen.trace(paths.grid, { color: color.rule, line: stroke.hairline });
        if (paths.solid !== '') pen.trace(paths.solid, { color: color.jpEdge });
        if (paths.crossed !== '') pen.trace(paths.crossed, { color: color.ruEdge, line: 2 });
        pen.trace(`M0 ${HEIGHT - 1}H${width}`, { color: color.ruleStrong, line: 2 });
      }),
    [paths, width, color],
  );
  const tall = fontSize('control');
  return (
    <View
      role="img"
      accessible
      aria-label={label}
      testID={testID}
      onLayout={({ nativeEvent }) => setWhole(nativeEvent.layout.width)}
      style={{ height: HEIGHT + 1.6 * tall, paddingTop: tall / 2 }}
    >
      {width > 0 && (
        <View style={{ marginLeft: SCALE }}>
          <PictureCanvas width={width} height={HEIGHT} paint={paint} />
          {steps.map(({ value, y }) => (
            <Text
              key={value}
              as="control"
              color="ink2"
              style={{ position: 'absolute', left: -SCALE, width: SCALE - 8, top: y - tall / 2, textAlign: 'right' }}
            >
              {value}
            </Text>
          ))}
          {namedTurns(middles, width, 1.5 * tall).map(({ turn, x }) => (
            <Text
              key={turn}
              as="control"
              color="ink2"
              style={{ position: 'absolute', left: x - 20, width: 40, top: HEIGHT + 4, textAlign: 'center' }}
            >
              {turn}
            </Text>
          ))}
        </View>
      )}
    </View>
  );
}
