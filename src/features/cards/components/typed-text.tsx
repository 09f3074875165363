import { useState } from 'react';
import { TextInput, View } from 'react-native';

import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { face, radius, space, stroke, touch } from '@/ui/tokens';

interface TypedTextProps {
  label: string;
  hint?: string;
  value: string;
  onType: (text: string) => void;
  testID: string;
}

/** Several lines of the owner's own words. What is typed stands at once; what is kept follows. */
export function TypedText({ label, hint, value, onType, testID }: TypedTextProps) {
  const { color, fontSize } = useTheme();
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  // An undo or another window changed it; what this field itself had kept comes back as it was typed.
  if (value !== seen) {
    setSeen(value);
    if (value !== text.trim() && value !== text) setText(value);
  }
  return (
    <View style={{ gap: space.xs }}>
      <Text as="label" color="ink2" aria-hidden>
        {label}
      </Text>
      <TextInput
        value={text}
        onChangeText={(typed) => {
          setText(typed);
          setSeen(typed);
          onType(typed);
        }}
        aria-label={label}
        multiline
        maxLength={2000}
        allowFontScaling={false}
        selectionColor={color.now}
        testID={testID}
        style={{
          minHeight: touch.min * 2,
          paddingHorizontal: space.md,
          paddingVertical: space.sm,
          borderWidth: stroke.frame,
          borderColor: color.ruleStrong,
          borderRadius: radius.card,
          backgroundColor: color.card,
          color: color.ink,
          fontFamily: face.medium,
          fontSize: fontSize('text'),
          textAlignVertical: 'top',
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
