import { useRef } from 'react';
import { View } from 'react-native';

import { arrowStep, hasKeyboard, type KeyPress } from '@/ui/keys';
import { Pressable } from '@/ui/pressable';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { radius, space, stroke } from '@/ui/tokens';

interface ChipChoiceProps<Value extends string> {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  testID: string;
}

/** One of several, more than fit side by side. */
export function ChipChoice<Value extends string>({ label, options, value, onChange, testID }: ChipChoiceProps<Value>) {
  const { color } = useTheme();
  const chips = useRef(new Map<Value, View>());
  const onKeyDown = (event: KeyPress) => {
    const by = arrowStep(event.key);
    if (by === undefined) return;
    event.preventDefault?.();
    const at = options.findIndex((option) => option.value === value);
    const next = options[(at + by + options.length) % options.length];
    if (!next) return;
    onChange(next.value);
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
            tabIndex={isChosen ? 0 : -1}
            onPress={() => onChange(option.value)}
            testID={`${testID}-${option.value}`}
            style={{
              justifyContent: 'center',
              paddingHorizontal: space.md,
              borderWidth: stroke.frame,
              borderRadius: radius.card,
              borderColor: color.ruleStrong,
              backgroundColor: isChosen ? color.ink : color.card,
            }}
          >
            <Text as="control" color={isChosen ? 'paper' : 'ink'}>
              {option.label}
            </Text>
          </Pressable>
        );
      })}
    </View>
  );
}
