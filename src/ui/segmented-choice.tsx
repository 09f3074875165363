import { useRef, useState } from 'react';
import { useWindowDimensions, View } from 'react-native';

import type { IconName } from './icon-paths';
import { Segment } from './segment';
import { arrowStep, hasKeyboard, type KeyPress } from './keys';
import { LiveRegion } from './live-region';
import { Text } from './text';
import { useTheme } from './theme';
import { radius, space, stroke } from './tokens';

export interface SegmentOption<Value extends string> {
  value: Value;
  label: string;
  /** Used with large text, and where the full words would not stay on one line; a screen reader still says `label`. */
  shortLabel?: string;
  icon?: IconName;
  /** Greys the option and says why when it is tapped all the same. */
  disabledReason?: string;
}

export interface SegmentedChoiceProps<Value extends string> {
  /** What is being chosen, for screen readers. */
  label: string;
  options: readonly SegmentOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  testID?: string;
}

/** One of a few. Segments stand side by side, or below each other when large words would not fit. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { label, options, value, onChange, testID } = props;
  const theme = useTheme();
  const window = useWindowDimensions().width;
  const [measured, setMeasured] = useState<number>();
  const [refusal, setRefusal] = useState<Value>();
  const segments = useRef(new Map<Value, View>());
  const tabStop = options.some((option) => option.value === value) ? value : options[0]?.value;
  const reason = options.find((option) => option.value === refusal)?.disabledReason;

  const room = (measured ?? window - 2 * space.edge) / options.length;
  const icon = 20 * theme.growth('control') + space.sm;
  const letters = theme.fontSize('control') * WIDEST_LETTER;
  const oneLine = options.every(
    ({ label: all, icon: drawn }) => all.length * letters + (drawn ? icon : 0) + 10 <= room,
  );
  const short = theme.isLargeText || !oneLine;
  const words = options.map((option) => (short ? (option.shortLabel ?? option.label) : option.label));
  const fits = (drawn: number) =>
    options.every((option, i) => longestWord(words[i] ?? '') * letters + (option.icon ? drawn : 0) + 10 <= room);
  // Words side by side say more than icons over each other.
  const stacked = !fits(0);
  const bare = !stacked && !fits(icon);

  const choose = (option: SegmentOption<Value>) => {
    setRefusal(option.disabledReason === undefined ? undefined : option.value);
    if (option.disabledReason === undefined && option.value !== value) onChange(option.value);
  };
  const stepChoice = (by: 1 | -1) => {
    const open = options.filter((option) => option.disabledReason === undefined);
    const next = open[(open.findIndex((option) => option.value === value) + by + open.length) % open.length];
    if (!next) return;
    choose(next);
    segments.current.get(next.value)?.focus();
  };

  const onKeyDown = (event: KeyPress) => {
    const by = arrowStep(event.key);
    if (by === undefined) return;
    event.preventDefault?.();
    stepChoice(by);
  };

  return (
    <View style={{ gap: space.xs }} onLayout={(event) => setMeasured(event.nativeEvent.layout.width)}>
      <View
        role="radiogroup"
        aria-label={label}
        testID={testID}
        {...(hasKeyboard() ? { onKeyDown } : undefined)}
        style={{
          flexDirection: stacked ? 'column' : 'row',
          borderWidth: stroke.frame,
          borderColor: theme.color.ruleStrong,
          borderRadius: radius.card,
          backgroundColor: theme.color.card,
          overflow: 'hidden',
        }}
      >
        {options.map((option, i) => (
          <Segment
            key={option.value}
            words={words[i] ?? option.label}
            label={option.disabledReason === undefined ? option.label : `${option.label}, ${option.disabledReason}`}
            icon={bare ? undefined : option.icon}
            chosen={option.value === value}
            tabStop={option.value === tabStop}
            ref={(view) => {
              if (view) segments.current.set(option.value, view);
              else segments.current.delete(option.value);
            }}
            refused={option.disabledReason !== undefined}
            edge={i === 0 ? undefined : stacked ? 'top' : 'left'}
            onPress={() => choose(option)}
            testID={testID && `${testID}-${option.value}`}
          />
        ))}
      </View>
      <LiveRegion style={reason === undefined && { position: 'absolute' }}>
        {reason !== undefined && (
          <Text as="text2" color="ink2">
            {reason}
          </Text>
        )}
      </LiveRegion>
    </View>
  );
}

/** Advance of a broad letter of the condensed face, as a part of its size: an estimate that errs towards stacking. */
const WIDEST_LETTER = 0.47;

const longestWord = (words: string) => Math.max(...words.split(' ').map((word) => word.length));
