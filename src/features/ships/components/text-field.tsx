import { TextInput, View, type TextInputProps } from 'react-native';

import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { face, radius, space, stroke, touch } from '@/ui/tokens';

interface TextFieldProps extends Pick<
  TextInputProps,
  'placeholder' | 'multiline' | 'maxLength' | 'onBlur' | 'inputMode'
> {
  label: string;
  /** False where the place says already what is to be written. */
  showLabel?: boolean;
  value: string;
  onChange: (text: string) => void;
  testID?: string;
}

/** For names and notes, the only things that are typed. */
export function TextField({ label, showLabel = true, value, onChange, multiline, testID, ...rest }: TextFieldProps) {
  const { color, fontSize } = useTheme();
  return (
    <View style={{ gap: space.xs }}>
      {showLabel && <Text as="name">{label}</Text>}
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
          minHeight: multiline ? touch.min * 2 : touch.min,
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
    </View>
  );
}
