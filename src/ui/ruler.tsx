import type { ReactNode } from 'react';
import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { Text } from './text';
import { useTheme } from './theme';
import { face, stroke } from './tokens';

export interface RulerProps {
  /** The whole of it in words: value, goal, and what they are. */
  label: string;
  least: number;
  most: number;
  /** A tick for each `step`, a number for each `numbered`. */
  step?: number;
  numbered: number;
  value: number;
  /** Above the pointer instead of the number: a side's mark. */
  mark?: ReactNode;
  /** What the value has to reach: a thick tick and its number. */
  goal?: number;
  /** Where it began, a ring with a word over it. */
  start?: { readonly at: number; readonly label: string };
  /** Filled up to the value, for something that is being gathered. */
  filled?: boolean;
  testID?: string;
}

const BAR = 10;
const SLOT = 64;

/** A value against its goal, on a printed scale. It is read, not dragged. */
export function Ruler(props: RulerProps) {
  const { label, least, most, step = 1, numbered, value, mark, goal, start, filled = false, testID } = props;
  const { color, fontSize } = useTheme();
  const percent = (at: number) => (100 * (Math.min(most, Math.max(least, at)) - least)) / (most - least);
  const every = (by: number) =>
    Array.from({ length: Math.floor((most - least) / by) + 1 }, (_, place) => least + place * by);
  // A number that would stand in the goal's own is left out.
  const isClear = (at: number) => goal === undefined || Math.abs(percent(at) - percent(goal)) > 7;
  return (
    <View accessible role="img" aria-label={label} testID={testID} style={{ paddingHorizontal: 12 }}>
      <View style={{ height: Math.max(fontSize('name') * 1.3, 24) + 12 }}>
        {start && start.at !== value && (
          <At percent={percent(start.at)} testID="ruler-start">
            <Text as="label" color="ink2" style={{ textTransform: 'none', letterSpacing: 0 }}>
              {start.label}
            </Text>
            <Svg width={12} height={14} viewBox="0 0 12 14">
              <Path
                d="M6 3a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9z"
                fill="none"
                stroke={color.ink}
                strokeWidth={1.3}
                strokeDasharray={[3, 2]}
              />
            </Svg>
          </At>
        )}
        <At percent={percent(value)} testID="ruler-value">
          {mark ?? <Text as="name">{String(value).replace('-', '−')}</Text>}
          <Svg width={16} height={10} viewBox="0 0 16 10">
            <Path d="M0 1h16L8 10z" fill={color.ink} />
          </Svg>
        </At>
      </View>
      <View style={{ height: BAR, borderWidth: stroke.frame, borderColor: color.ink, backgroundColor: color.card }}>
        {filled && <View style={{ height: '100%', width: `${percent(value)}%`, backgroundColor: color.ink }} />}
      </View>
      {goal !== undefined && (
        <View
          testID="ruler-goal"
          style={{
            position: 'absolute',
            bottom: fontSize('control') * 1.2 + 2,
            left: 12,
            right: 12,
            height: BAR + 14,
          }}
        >
          <View
            style={{
              position: 'absolute',
              left: `${percent(goal)}%`,
              marginLeft: -3,
              width: 6,
              height: '100%',
              borderWidth: 1,
              borderColor: color.ink,
              backgroundColor: color.now,
            }}
          />
        </View>
      )}
      <View style={{ height: 6 }}>
        {every(step).map((at) => (
          <View
            key={at}
            style={{
              position: 'absolute',
              left: `${percent(at)}%`,
              width: 1,
              height: (at - least) % numbered === 0 ? 6 : 4,
              backgroundColor: color.ink,
            }}
          />
        ))}
      </View>
      <View style={{ height: fontSize('control') * 1.2 }}>
        {every(numbered)
          .filter(isClear)
          .map((at) => (
            <At key={at} percent={percent(at)}>
              <Text as="control" color="ink2" style={{ fontFamily: face.condensedMedium }}>
                {String(at).replace('-', '−')}
              </Text>
            </At>
          ))}
        {goal !== undefined && (
          <At percent={percent(goal)}>
            <Text as="control" style={{ fontFamily: face.condensedBold }}>
              {String(goal)}
            </Text>
          </At>
        )}
      </View>
    </View>
  );
}

/** Centred over a place of the scale, standing on its foot. */
function At({ percent, testID, children }: { percent: number; testID?: string; children: ReactNode }) {
  return (
    <View
      testID={testID}
      style={{
        position: 'absolute',
        bottom: 0,
        left: `${percent}%`,
        width: SLOT,
        marginLeft: -SLOT / 2,
        alignItems: 'center',
      }}
    >
      {children}
    </View>
  );
}
