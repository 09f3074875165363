import { View } from 'react-native';

import { Pressable } from '@/ui/pressable';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { radius, space, stroke } from '@/ui/tokens';

interface ChipChoiceProps<Value extends string> {
  /** What is being chosen, for screen readers. */
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  testID?: string;
}

/** One of many: more than segments have room for. Chosen is a fill and a heavier frame, not a hue. */
export function ChipChoice<Value extends string>({ label, options, value, onChange, testID }: ChipChoiceProps<Value>) {
  const { color } = useTheme();
  return (
    <View role="radiogroup" aria-label={label} style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.sm }}>
      {options.map((option) => {
        const chosen = option.value === value;
        return (
          <Pressable
            key={option.value}
            role="radio"
            label={option.label}
            aria-checked={chosen}
            onPress={() => {
              if (!chosen) onChange(option.value);
            }}
            testID={testID && `${testID}-${option.value}`}
            style={{
              justifyContent: 'center',
              paddingHorizontal: space.md,
              paddingVertical: space.xs,
              borderWidth: stroke.frame,
              borderColor: color.ruleStrong,
              borderRadius: radius.card,
              backgroundColor: chosen ? color.ink : color.card,
            }}
          >
            <Text as="control" color={chosen ? 'paper' : 'ink'}>
              {option.label}
            </Text>
          </Pressable>
        );
      })}
    </View>
  );
}
