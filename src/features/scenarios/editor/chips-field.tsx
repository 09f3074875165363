import { useRef } from 'react';

import { Row, Stack } from '@/ui/layout';
import { Pressable } from '@/ui/pressable';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { face, radius, space, stroke, touch } from '@/ui/tokens';

interface ChipsFieldProps<Value extends string> {
  label: string;
  options: readonly { readonly value: Value; readonly label: string; readonly short?: string }[];
  chosen: readonly Value[];
  /** May answer with a promise: until it is kept, further ticks count from what was asked for, not from what is shown. */
  onChange: (chosen: readonly Value[]) => unknown;
  testID: string;
}

/** Any number of a few: each a box to tick, side by side as far as there is room. Kept in the order of the options. */
export function ChipsField<Value extends string>({ label, options, chosen, onChange, testID }: ChipsFieldProps<Value>) {
  const { color } = useTheme();
  const asked = useRef<readonly Value[] | null>(null);
  const toggle = (value: Value) => {
    const latest = asked.current ?? chosen;
    const wanted = options
      .map((option) => option.value)
      .filter((each) => (each === value ? !latest.includes(each) : latest.includes(each)));
    asked.current = wanted;
    void Promise.resolve(onChange(wanted)).finally(() => {
      if (asked.current === wanted) asked.current = null;
    });
  };
  return (
    <Stack gap="xs">
      <Text as="name">{label}</Text>
      <Row role="group" aria-label={label} wrap gap="sm">
        {options.map(({ value, label: words, short }) => {
          const on = chosen.includes(value);
          return (
            <Pressable
              key={value}
              role="checkbox"
              label={words}
              aria-checked={on}
              onPress={() => toggle(value)}
              testID={`${testID}-${value}`}
              style={{
                minHeight: touch.min,
                justifyContent: 'center',
                alignItems: 'center',
                paddingHorizontal: space.md,
                borderWidth: stroke.frame,
                borderColor: color.ruleStrong,
                borderRadius: radius.card,
                backgroundColor: on ? color.ink : color.card,
              }}
            >
              <Text as="control" color={on ? 'paper' : 'ink'} style={on && { fontFamily: face.condensedBold }}>
                {short ?? words}
              </Text>
            </Pressable>
          );
        })}
      </Row>
    </Stack>
  );
}
