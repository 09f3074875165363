import { Platform, View, type AccessibilityActionEvent, type ViewProps } from 'react-native';

import { Icon } from './icon';
import { arrowStep, hasKeyboard, type KeyPress } from './keys';
import { Pressable } from './pressable';
import { Text } from './text';
import { useTheme } from './theme';
import { radius, space, stroke, touch } from './tokens';
import { useHoldRepeat } from './use-hold-repeat';

export interface StepperProps {
  /** What is being counted. */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  /** How the number is written, "3¾″" for 3.75. */
  format?: (value: number) => string;
  /** How it is said, where that is more than is written. */
  spoken?: (value: number) => string;
  /** Keys of 48 instead of 60, for a row that has other things in it. */
  narrow?: boolean;
  testID?: string;
}

/** Minus, value, plus, for either hand; holding repeats. */
export function Stepper(props: StepperProps) {
  const { label, decreaseLabel, increaseLabel, value, onChange, min, max, step = 1, format = String } = props;
  const { spoken: said = format, narrow = false, testID } = props;
  const { color } = useTheme();

  const move = (by: number): boolean => {
    const next = Math.min(max, Math.max(min, value + by));
    if (next !== value) onChange(next);
    return next !== value;
  };
  const less = useHoldRepeat(() => move(-step));
  const more = useHoldRepeat(() => move(step));

  const onKeyDown = (event: KeyPress) => {
    const way = arrowStep(event.key);
    if (way === undefined) return;
    event.preventDefault?.();
    // Right is more, and so is up: on a spin button the vertical arrows run the other way than in a list.
    move(event.key === 'ArrowUp' || event.key === 'ArrowDown' ? -way * step : way * step);
  };

  return (
    <View
      style={{
        flexDirection: 'row',
        minHeight: narrow ? touch.min + 2 * stroke.frame : touch.stepper,
        borderWidth: stroke.frame,
        borderColor: color.ruleStrong,
        borderRadius: radius.card,
        backgroundColor: color.card,
      }}
    >
      <StepKey
        icon="minus"
        label={decreaseLabel}
        hold={less}
        narrow={narrow}
        disabled={value <= min}
        testID={suffix(testID, 'less')}
      />
      <View
        accessible
        {...spoken}
        {...(hasKeyboard() ? { onKeyDown } : undefined)}
        tabIndex={0}
        aria-label={label}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={said(value)}
        accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
        onAccessibilityAction={({ nativeEvent }: AccessibilityActionEvent) => {
          move(nativeEvent.actionName === 'increment' ? step : -step);
        }}
        testID={testID}
        style={{
          flexGrow: 1,
          minWidth: narrow ? 40 : touch.min,
          alignItems: 'center',
          justifyContent: 'center',
          paddingHorizontal: narrow ? space.xs : space.sm,
          borderColor: color.rule,
          borderLeftWidth: stroke.hairline,
          borderRightWidth: stroke.hairline,
        }}
      >
        <Text as="value">{format(value)}</Text>
      </View>
      <StepKey
        icon="plus"
        label={increaseLabel}
        hold={more}
        narrow={narrow}
        disabled={value >= max}
        testID={suffix(testID, 'more')}
      />
    </View>
  );
}

interface StepKeyProps {
  icon: 'minus' | 'plus';
  label: string;
  hold: ReturnType<typeof useHoldRepeat>;
  narrow: boolean;
  disabled: boolean;
  testID: string | undefined;
}

function StepKey({ icon, label, hold, narrow, disabled, testID }: StepKeyProps) {
  return (
    <Pressable
      {...hold}
      label={label}
      disabled={disabled}
      testID={testID}
      style={{ minWidth: narrow ? touch.min : touch.primary, alignItems: 'center', justifyContent: 'center' }}
    >
      <Icon name={icon} size={22} strong />
    </Pressable>
  );
}

// iOS knows this as "adjustable", the web as a spin button; neither understands the other's word.
const spoken: ViewProps = Platform.OS === 'web' ? { role: 'spinbutton' } : { accessibilityRole: 'adjustable' };

const suffix = (testID: string | undefined, part: string) => testID && `${testID}-${part}`;
