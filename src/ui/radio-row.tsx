import { View } from 'react-native';

import { Icon } from '@/ui/icon';
import { type LayoutProps, Stack } from '@/ui/layout';
import { Pressable } from '@/ui/pressable';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';

interface RadioRowProps {
  words: string;
  /** A second line: what it comes to. */
  detail?: string;
  /** What a screen reader says, where words and detail say too little. */
  label?: string;
  on: boolean;
  onPress: () => void;
  testID: string;
}

interface RadioGroupProps extends Pick<LayoutProps, 'gap' | 'children'> {
  /** What is asked. */
  label: string;
}

/** All answers to one question: a screen reader says what they answer, and how many there are. */
export const RadioGroup = ({ label, ...rest }: RadioGroupProps) => (
  <Stack role="radiogroup" aria-label={label} {...rest} />
);

/** One answer of several; the whole line is the control. */
export function RadioRow({ words, detail, label, on, onPress, testID }: RadioRowProps) {
  const { color } = useTheme();
  return (
    <Pressable
      role="radio"
      aria-checked={on}
      label={label ?? [words, detail].filter((part) => part !== undefined).join(', ')}
      onPress={onPress}
      testID={testID}
      style={{ flexDirection: 'row', alignItems: 'center', gap: space.md, paddingVertical: space.xs }}
    >
      <View
        style={{
          ...{ width: 24, height: 24, borderRadius: 12, alignItems: 'center', justifyContent: 'center' },
          borderWidth: stroke.frame,
          borderColor: color.ruleStrong,
          backgroundColor: on ? color.ink : color.card,
        }}
      >
        {on && <Icon name="check" size={16} color="paper" strong />}
      </View>
      <View style={{ flex: 1 }}>
        <Text>{words}</Text>
        {detail !== undefined && (
          <Text as="text2" color="ink2">
            {detail}
          </Text>
        )}
      </View>
    </Pressable>
  );
}
