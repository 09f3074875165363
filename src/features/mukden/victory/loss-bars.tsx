import { useState } from 'react';
import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { useSettings } from '@/store/settings';
import { Row } from '@/ui/layout';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { face, stroke } from '@/ui/tokens';

interface LossBarsProps {
  japanese: number;
  russian: number;
  /** Steps of Russian units without communication, added to theirs. */
  hatched: number;
  goal: number;
}

const BAR = 34;
const MARK = 46;
/** From the middle of the goal's mark to a figure behind it. */
const GOAL = 12;
/** The room a figure takes, with a little air. */
const FIGURE = 34;
/** A number for each of these, and the scale ends at one. */
const NUMBERED = 5;

/** Steps lost on one scale, and where the Russian bar has to reach. */
export function LossBars({ japanese, russian, hatched, goal }: LossBarsProps) {
  const t = useT();
  const { color } = useTheme();
  const marks = useSettings((settings) => settings.marks);
  const [width, setWidth] = useState(300);
  const end = NUMBERED * Math.max(2, Math.ceil((Math.max(japanese, russian + hatched, goal) + 1) / NUMBERED));
  const at = (steps: number): number => (width * steps) / end;
  // Beside a short bar a figure stands behind the goal's mark, if it would stand under it.
  const beside = (steps: number): number | null => {
    if (at(steps) >= FIGURE) return null;
    const gap = at(goal) - at(steps);
    return gap > -GOAL && gap < FIGURE ? gap + GOAL : 10;
  };
  const every = end > 40 ? 10 : NUMBERED;
  const numbers = Array.from({ length: Math.floor(end / every) + 1 }, (_, place) => place * every);
  return (
    <View
      accessible
      role="img"
      aria-label={t('mukden.meter.bars', { japanese, russian: russian + hatched, goal })}
      testID="loss-bars"
      style={{ gap: 4 }}
    >
      <View style={{ marginLeft: MARK, height: 28 }}>
        <Text as="value" style={{ position: 'absolute', left: at(goal) - 30, width: 60, textAlign: 'center' }}>
          {goal}
        </Text>
      </View>
      <Row align="center">
        <View style={{ width: MARK }}>
          <SideMark side={ensignOf('ijn')} marks={marks} width={30} />
        </View>
        <View style={{ flex: 1 }} onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}>
          <Bar width={at(japanese)} fill={color.ink} edge={color.ink}>
            <Figure count={japanese} beside={beside(japanese)} color="paper" />
          </Bar>
        </View>
      </Row>
      <Row align="center" style={{ marginTop: 12 }}>
        <View style={{ width: MARK }}>
          <SideMark side={ensignOf('irn')} marks={marks} width={30} />
        </View>
        <Row flex={1}>
          <Bar width={at(russian)} fill={color.card} edge={color.ink}>
            <Figure
              count={russian}
              beside={beside(russian)}
              color="ink"
              hidden={hatched > 0 && beside(russian) !== null}
            />
          </Bar>
          {hatched > 0 && <Hatched width={at(hatched)} />}
        </Row>
      </Row>
      <View
        style={{
          position: 'absolute',
          left: MARK + at(goal) - 4,
          top: 30,
          width: 8,
          height: 2 * BAR + 26,
          borderWidth: 1,
          borderColor: color.ink,
          backgroundColor: color.now,
        }}
      />
      <View
        style={{ marginLeft: MARK, marginTop: 6, height: 30, borderTopWidth: stroke.frame, borderColor: color.ink }}
      >
        {numbers.map((number) => (
          <View key={number} style={{ position: 'absolute', left: at(number) - 20, width: 40, alignItems: 'center' }}>
            <View style={{ width: 1, height: 6, backgroundColor: color.ink }} />
            <Text style={{ fontFamily: face.condensedMedium, fontSize: 16, lineHeight: 20 }}>{number}</Text>
          </View>
        ))}
      </View>
    </View>
  );
}

function Bar({
  width,
  fill,
  edge,
  children,
}: {
  width: number;
  fill: string;
  edge: string;
  children: React.ReactNode;
}) {
  return (
    <View
      style={{
        width: Math.max(width, 2),
        height: BAR,
        justifyContent: 'center',
        backgroundColor: fill,
        borderWidth: stroke.frame,
        borderColor: edge,
      }}
    >
      {children}
    </View>
  );
}

/** In its bar, or beside one that is too short for it. */
function Figure({
  count,
  beside,
  color,
  hidden = false,
}: {
  count: number;
  /** How far behind the bar; null: in it. */
  beside: number | null;
  color: 'paper' | 'ink';
  hidden?: boolean;
}) {
  if (hidden) return null;
  return (
    <Text
      as="value"
      color={beside === null ? color : 'ink'}
      style={{
        position: 'absolute',
        ...(beside === null ? { right: 8 } : { left: '100%', marginLeft: beside }),
        minWidth: 20,
      }}
    >
      {count}
    </Text>
  );
}

function Hatched({ width }: { width: number }) {
  const { color } = useTheme();
  const lines = Array.from(
    { length: Math.ceil((width + BAR) / 8) },
    (_, place) => `M${place * 8 - BAR} ${BAR}l${BAR} -${BAR}`,
  );
  return (
    <View
      style={{
        width,
        height: BAR,
        borderWidth: stroke.frame,
        borderLeftWidth: 0,
        borderColor: color.ink,
        overflow: 'hidden',
      }}
    >
      <Svg width={width} height={BAR} viewBox={`0 0 ${width} ${BAR}`}>
        <Path d={lines.join('')} stroke={color.ink} strokeWidth={1.3} fill="none" />
      </Svg>
    </View>
  );
}
