import { type ReactNode, useRef } from 'react';
import { View } from 'react-native';

import { arrowStep, hasKeyboard, type KeyPress } from './keys';
import { Pressable } from './pressable';
import { Text } from './text';
import { useTheme } from './theme';
import { radius, space, stroke } from './tokens';

interface ChipChoiceProps<Value extends string> {
  /** What is being chosen, for screen readers. */
  label: string;
  /** With a mark before the words, where one tells more. */
  options: readonly { readonly value: Value; readonly label: string; readonly mark?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Three in a row, two with large text, each as wide as the others. */
  even?: boolean;
  testID: string;
}

/** One of many: more than segments have room for. Chosen is a fill, not a hue. */
export function ChipChoice<Value extends string>(props: ChipChoiceProps<Value>) {
  const { label, options, value, onChange, even = false, testID } = props;
  const { color, isLargeText } = useTheme();
  const chips = useRef(new Map<Value, View>());
  // One tab stop for the whole group, as in a form; the arrows move inside it.
  const tabStop = options.some((option) => option.value === value) ? value : options[0]?.value;
  const choose = (next: Value) => {
    if (next !== value) onChange(next);
  };
  const onKeyDown = (event: KeyPress) => {
    const by = arrowStep(event.key);
    if (by === undefined) return;
    event.preventDefault?.();
    const at = options.findIndex((option) => option.value === tabStop);
    const next = options[(at + by + options.length) % options.length];
    if (!next) return;
    choose(next.value);
    chips.current.get(next.value)?.focus();
  };
  return (
    <View
      role="radiogroup"
      aria-label={label}
      testID={testID}
      {...(hasKeyboard() ? { onKeyDown } : undefined)}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.sm }}
    >
      {options.map((option) => {
        const isChosen = option.value === value;
        return (
          <Pressable
            key={option.value}
            ref={(view) => {
              if (view) chips.current.set(option.value, view);
              else chips.current.delete(option.value);
            }}
            role="radio"
            label={option.label}
            aria-checked={isChosen}
            tabIndex={option.value === tabStop ? 0 : -1}
            onPress={() => choose(option.value)}
            testID={`${testID}-${option.value}`}
            style={{
              flexDirection: 'row',
              gap: space.sm,
              justifyContent: 'center',
              alignItems: 'center',
              paddingHorizontal: space.md,
              paddingVertical: space.xs,
              borderWidth: stroke.frame,
              borderRadius: radius.card,
              borderColor: color.ruleStrong,
              backgroundColor: isChosen ? color.ink : color.card,
              ...(even && { flexGrow: 1, flexBasis: isLargeText ? '45%' : '30%' }),
            }}
          >
            {option.mark}
            <Text as="control" color={isChosen ? 'paper' : 'ink'}>
              {option.label}
            </Text>
          </Pressable>
        );
      })}
    </View>
  );
}
