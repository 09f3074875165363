import { useState } from 'react';
import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { stroke } from '@/ui/tokens';

import { type RunningTotal, totalPaths } from './total-lines';
import { namedTurns } from './turn-bars';

interface TotalChartProps {
  total: RunningTotal;
  /** What a screen reader says. */
  label: string;
  testID?: string;
}

const HEIGHT = 130;

/** A running total, turn by turn: solid and round for the Japanese, dashed and square for the Russians, the goal across it. */
export function TotalChart({ total, label, testID }: TotalChartProps) {
  const { color, fontSize } = useTheme();
  const [whole, setWhole] = useState(0);
  const tall = fontSize('control');
  const scale = 2 * tall;
  const width = Math.max(0, whole - scale);
  const { grid, goal, japan, russia, steps, turns } = totalPaths(total, { width, height: HEIGHT });
  return (
    <View
      role="img"
      accessible
      aria-label={label}
      testID={testID}
      onLayout={({ nativeEvent }) => setWhole(nativeEvent.layout.width)}
      style={{ height: HEIGHT + 1.8 * tall, paddingTop: tall / 2 }}
    >
      {width > 0 && (
        <View style={{ marginLeft: scale }}>
          <Svg width={width} height={HEIGHT}>
            <Path d={grid} stroke={color.rule} strokeWidth={stroke.hairline} fill="none" />
            {goal !== '' && <Path d={goal} stroke={color.now} strokeWidth={4} fill="none" />}
            <Path d={japan.line} stroke={color.jpEdge} strokeWidth={2.5} fill="none" />
            <Path d={japan.dots} fill={color.jpEdge} />
            <Path d={russia.line} stroke={color.ruEdge} strokeWidth={2.5} strokeDasharray="6 4" fill="none" />
            <Path d={russia.dots} fill={color.ruEdge} />
          </Svg>
          {steps.map(({ value, y }) => (
            <Text
              key={value}
              as="control"
              color="ink2"
              style={{ position: 'absolute', left: -scale, width: scale - 8, top: y - tall / 2, textAlign: 'right' }}
            >
              {value}
            </Text>
          ))}
          {namedTurns(turns, width, 1.5 * tall).map(({ turn, x }, place) => (
            <Text
              key={place}
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
