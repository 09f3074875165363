import { useState } from 'react';
import { TextInput, View } from 'react-native';

import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { radius, space, stroke, touch, typeStyles } from '@/ui/tokens';

interface TextFieldProps {
  label: string;
  value: string;
  /** Called for every letter. */
  onChange: (text: string) => void;
  longest: number;
  /** Several lines, growing with what is written. */
  isLong?: boolean;
  hint?: string;
  testID?: string;
}

/** A named line or page to write in. It keeps its own words, so that a slow disk never moves the cursor. */
export function TextField({ label, value, onChange, longest, isLong = false, hint, testID }: TextFieldProps) {
  const { color, fontSize } = useTheme();
  const [text, setText] = useState(value);
  const size = fontSize('text');
  const write = (next: string) => {
    setText(next);
    onChange(next);
  };
  return (
    <View style={{ gap: space.xs }}>
      <Text as="name">{label}</Text>
      <TextInput
        aria-label={label}
        value={text}
        onChangeText={write}
        maxLength={longest}
        multiline={isLong}
        allowFontScaling={false}
        selectionColor={color.now}
        testID={testID}
        style={{
          minHeight: isLong ? 2 * touch.min : touch.min,
          paddingHorizontal: space.md,
          paddingVertical: space.sm,
          fontFamily: typeStyles.text.face,
          fontSize: size,
          lineHeight: isLong ? size * typeStyles.text.line : undefined,
          color: color.ink,
          backgroundColor: color.card,
          borderWidth: stroke.frame,
          borderColor: color.ruleStrong,
          borderRadius: radius.card,
          textAlignVertical: isLong ? 'top' : 'center',
        }}
      />
      {hint !== undefined && (
        <Text as="text2" color="ink2">
          {hint}
        </Text>
      )}
    </View>
  );
}
