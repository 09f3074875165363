import { useEffect, useState } from 'react';
import { Animated, Easing, Platform, View } from 'react-native';

import { Row, Stack } from './layout';
import { Text } from './text';
import { useTheme } from './theme';
import { motion, radius, stroke } from './tokens';

export interface ProgressProps {
  /** What is going on. */
  label: string;
  /** From 0 to 1; undefined when nobody can know. */
  value?: number;
  /** The value in words, "3 of 12 ships": a bar alone is not a number. */
  valueText?: string;
  testID?: string;
}

export function Progress({ label, value, valueText, testID }: ProgressProps) {
  const { color } = useTheme();
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <Stack
      role="progressbar"
      accessible
      aria-label={label}
      aria-valuemin={percent === undefined ? undefined : 0}
      aria-valuemax={percent === undefined ? undefined : 100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      aria-busy={percent === undefined}
      testID={testID}
      gap="xs"
    >
      <Row wrap justify="space-between" columnGap="md">
        <Text>{label}</Text>
        {valueText !== undefined && <Text as="textStrong">{valueText}</Text>}
      </Row>
      <Row
        style={{
          height: 12,
          borderWidth: stroke.frame,
          borderColor: color.ruleStrong,
          borderRadius: radius.chip,
          backgroundColor: color.card,
          overflow: 'hidden',
        }}
      >
        {percent === undefined ? (
          <Sweep />
        ) : (
          <View testID={testID && `${testID}-fill`} style={{ width: `${percent}%`, backgroundColor: color.ink }} />
        )}
      </Row>
    </Stack>
  );
}

/** A bar that goes to and fro; with reduced motion it lies still in the middle. */
function Sweep() {
  const { color, reducedMotion } = useTheme();
  const [place] = useState(() => new Animated.Value(0.5));
  useEffect(() => {
    if (reducedMotion) {
      place.setValue(0.5);
      return;
    }
    const leg = (toValue: number) =>
      Animated.timing(place, {
        toValue,
        duration: motion.sweep,
        easing: Easing.inOut(Easing.quad),
        useNativeDriver: Platform.OS !== 'web',
      });
    const run = Animated.loop(Animated.sequence([leg(1), leg(0)]));
    run.start();
    return () => run.stop();
  }, [place, reducedMotion]);
  return (
    <Animated.View
      style={{
        width: '25%',
        backgroundColor: color.ink,
        // A quarter of the track: three of its own widths are the way from end to end.
        transform: [{ translateX: place.interpolate({ inputRange: [0, 1], outputRange: ['0%', '300%'] }) }],
      }}
    />
  );
}
