import { View } from 'react-native';

import { Pressable } from '@/ui/pressable';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { radius, space, stroke, touch } from '@/ui/tokens';

interface ChoiceKeysProps<Value extends string> {
  label: string;
  options: readonly { readonly value: Value; readonly words: string; readonly spoken?: string }[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** In a row; fewer when the text is large. */
  columns: number;
  testID: string;
}

/** One of many as a block of keys, where a row of segments would be too narrow. */
export function ChoiceKeys<Value extends string>({
  label,
  options,
  value,
  onChange,
  columns,
  testID,
}: ChoiceKeysProps<Value>) {
  const { color, magnification } = useTheme();
  const across = Math.max(2, Math.floor(columns / Math.max(1, magnification)));
  return (
    <View
      role="radiogroup"
      aria-label={label}
      testID={testID}
      style={{ flexDirection: 'row', flexWrap: 'wrap', margin: -3 }}
    >
      {options.map((option) => {
        const chosen = option.value === value;
        return (
          <View key={option.value} style={{ width: `${100 / across}%`, padding: 3 }}>
            <Pressable
              role="radio"
              label={option.spoken ?? option.words}
              aria-checked={chosen}
              onPress={() => onChange(option.value)}
              testID={`${testID}-${option.value}`}
              style={{
                minHeight: touch.min,
                justifyContent: 'center',
                alignItems: 'center',
                paddingHorizontal: space.xs,
                borderWidth: stroke.frame,
                borderRadius: radius.card,
                borderColor: chosen ? color.ink : color.rule,
                backgroundColor: chosen ? color.ink : color.card,
              }}
            >
              <Text as="control" color={chosen ? 'paper' : 'ink'} style={{ textAlign: 'center' }}>
                {option.words}
              </Text>
            </Pressable>
          </View>
        );
      })}
    </View>
  );
}
