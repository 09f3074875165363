import { TextInput, View, type TextInputProps } from 'react-native';

import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { face, radius, space, stroke, touch } from '@/ui/tokens';

interface TextFieldProps extends Pick<
  TextInputProps,
  'placeholder' | 'multiline' | 'maxLength' | 'autoFocus' | 'onSubmitEditing'
> {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** What is wrong with it, or worth knowing. */
  hint?: string;
  testID: string;
}

/** For what must be typed: names, and lists of them. */
export function TextField({ label, value, onChange, hint, multiline, testID, ...rest }: TextFieldProps) {
  const { color, fontSize } = useTheme();
  return (
    <View style={{ gap: space.xs }}>
      <Text as="name">{label}</Text>
      <TextInput
        {...rest}
        aria-label={label}
        value={value}
        onChangeText={onChange}
        multiline={multiline}
        placeholderTextColor={color.ink2}
        selectionColor={color.now}
        autoCorrect={false}
        allowFontScaling={false}
        testID={testID}
        style={{
          minHeight: multiline ? touch.min * 3 : touch.min,
          maxHeight: multiline ? touch.min * 4 : undefined,
          paddingHorizontal: space.md,
          paddingVertical: space.sm,
          borderWidth: stroke.frame,
          borderColor: color.ruleStrong,
          borderRadius: radius.card,
          backgroundColor: color.card,
          color: color.ink,
          fontFamily: face.medium,
          fontSize: fontSize('text'),
          textAlignVertical: multiline ? 'top' : 'center',
        }}
      />
      {hint !== undefined && (
        <Text as="text2" color="ink2" aria-live="polite" testID={`${testID}-hint`}>
          {hint}
        </Text>
      )}
    </View>
  );
}
