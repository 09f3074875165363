import { useRef, useState } from 'react';
import {
  type AccessibilityActionEvent,
  type GestureResponderEvent,
  Platform,
  View,
  type ViewProps,
} from 'react-native';

import { arrowStep, hasKeyboard, type KeyPress } from '@/ui/keys';
import { useTheme } from '@/ui/theme';
import { radius, stroke, touch } from '@/ui/tokens';
import { useTurned } from '@/ui/turned';

interface Props {
  label: string;
  /** What a screen reader says for the place. */
  valueText: string;
  value: number;
  /** From 0 to this. */
  max: number;
  /** Where a turn begins, as places: drawn as ticks. */
  ticks: readonly number[];
  onChange: (value: number) => void;
  testID: string;
}

const HANDLE = 30;

/** A line through time. A finger anywhere on it takes the handle there; a tick stands where a turn began. */
export function Scrubber({ label, valueText, value, max, ticks, onChange, testID }: Props) {
  const { color } = useTheme();
  const turned = useTurned();
  const [width, setWidth] = useState(0);
  const left = useRef(0);
  const track = useRef<View>(null);
  const room = Math.max(1, width - HANDLE);
  const put = (next: number) => {
    const held = Math.min(max, Math.max(0, Math.round(next)));
    if (held !== value) onChange(held);
  };
  const follow = ({ nativeEvent }: GestureResponderEvent) => {
    const way = nativeEvent.pageX - left.current;
    put((((turned ? width - way : way) - HANDLE / 2) / room) * max);
  };
  const onKeyDown = (event: KeyPress) => {
    const by = arrowStep(event.key);
    if (by === undefined) return;
    event.preventDefault?.();
    put(value + by);
  };
  const at = (place: number) => (max === 0 ? 0 : (place / max) * room);
  return (
    <View
      ref={track}
      accessible
      {...spoken}
      {...(hasKeyboard() ? { onKeyDown } : undefined)}
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
      onAccessibilityAction={({ nativeEvent }: AccessibilityActionEvent) =>
        put(value + (nativeEvent.actionName === 'increment' ? 1 : -1))
      }
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      onStartShouldSetResponder={() => true}
      onMoveShouldSetResponder={() => true}
      onResponderTerminationRequest={() => false}
      onResponderGrant={(event) => {
        // Where the line begins on the page is known only when a finger comes: the page may have scrolled since.
        const { pageX, pageY, locationX } = event.nativeEvent;
        left.current = pageX - locationX;
        track.current?.measureInWindow((x) => (left.current = x));
        follow(event);
        return pageY >= 0;
      }}
      onResponderMove={follow}
      testID={testID}
      style={{ flex: 1, height: touch.min, justifyContent: 'center' }}
    >
      <View
        pointerEvents="none"
        style={{ height: 4, marginHorizontal: HANDLE / 2, backgroundColor: color.ruleStrong, borderRadius: 2 }}
      />
      {ticks.map((tick) => (
        <View
          key={tick}
          pointerEvents="none"
          style={{
            position: 'absolute',
            left: HANDLE / 2 + at(tick) - 1,
            top: touch.min / 2 - 9,
            width: 2,
            height: 18,
            backgroundColor: color.ruleStrong,
          }}
        />
      ))}
      <View
        pointerEvents="none"
        style={{
          position: 'absolute',
          left: at(value),
          top: (touch.min - HANDLE) / 2,
          width: HANDLE,
          height: HANDLE,
          borderRadius: radius.card,
          borderWidth: stroke.active,
          borderColor: color.ink,
          backgroundColor: color.now,
        }}
      />
    </View>
  );
}

// iOS knows this as "adjustable", the web as a slider.
const spoken: ViewProps = Platform.OS === 'web' ? { role: 'slider' } : { accessibilityRole: 'adjustable' };
