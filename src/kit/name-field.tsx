import { TextInput, View } from 'react-native';

import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { face, radius, space, stroke, touch } from '@/ui/tokens';

interface NameFieldProps {
  /** Stands above the field and is its name to a screen reader. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The keyboard's own "done". */
  onSubmit?: () => void;
  /** What stands there until something is written: the name it gets otherwise. */
  placeholder?: string;
  /** What is wrong with it, in one sentence. */
  problem?: string;
  testID: string;
}

/** One line of the player's own words: a name. */
export function NameField({ label, value, onChange, onSubmit, placeholder, problem, testID }: NameFieldProps) {
  const { color, fontSize } = useTheme();
  return (
    <View style={{ gap: space.xs }}>
      <Text as="label" color="ink2" aria-hidden>
        {label}
      </Text>
      <TextInput
        value={value}
        onChangeText={onChange}
        onSubmitEditing={onSubmit}
        aria-label={label}
        placeholder={placeholder}
        placeholderTextColor={color.ink2}
        maxLength={LONGEST_NAME}
        allowFontScaling={false}
        autoCapitalize="words"
        selectTextOnFocus
        returnKeyType="done"
        selectionColor={color.now}
        testID={testID}
        style={{
          minHeight: touch.stepper,
          paddingHorizontal: space.md,
          paddingVertical: space.sm,
          borderWidth: stroke.frame,
          borderColor: problem === undefined ? color.ruleStrong : color.danger,
          borderRadius: radius.card,
          backgroundColor: color.card,
          color: color.ink,
          fontFamily: face.medium,
          fontSize: fontSize('text'),
        }}
      />
      {problem !== undefined && (
        <Text as="text2" color="danger" role="alert">
          {problem}
        </Text>
      )}
    </View>
  );
}

export const LONGEST_NAME = 80;
