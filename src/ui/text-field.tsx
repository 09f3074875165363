import { useState } from 'react';
import { TextInput, View, type TextInputProps } from 'react-native';

import { Text } from './text';
import { useTheme } from './theme';
import { face, radius, space, stroke, touch } from './tokens';

interface TextFieldProps extends Pick<TextInputProps, 'placeholder' | 'maxLength' | 'autoFocus' | 'onSubmitEditing'> {
  /** Stands above the field and is its name to a screen reader. */
  label: string;
  /** False where the place says already what is to be written. */
  showLabel?: boolean;
  /** What is kept; while it is being typed in, the field shows what was typed. */
  value: string;
  /** Called for every letter. */
  onChange: (text: string) => void;
  /** Names are selected when entered and never corrected; neither is what is searched for. */
  kind?: 'words' | 'name' | 'search';
  multiline?: boolean;
  /** With `multiline`: room for a list. */
  tall?: boolean;
  /** What is worth knowing. */
  hint?: string;
  /** What is wrong with it, in one sentence. */
  error?: string;
  /** For what may not be empty: said while it is, and emptiness is not reported. */
  emptyError?: string;
  /** How typed words are kept, where that is more than cutting the spaces off. */
  keptAs?: (text: string) => string;
  testID: string;
}

/** For what must be typed. Shows what is typed at once, however slow the disk; left alone, it shows what is kept. */
export function TextField(props: TextFieldProps) {
  const { label, showLabel = true, value, onChange, kind = 'words', multiline = false, tall = false } = props;
  const { hint, emptyError, keptAs, testID, placeholder, maxLength, autoFocus, onSubmitEditing } = props;
  const { color, fontSize } = useTheme();
  const { shown, type, leave } = useTyped(value, keptAs);
  const isEmpty = emptyError !== undefined && shown.trim() === '';
  const error = isEmpty ? emptyError : props.error;
  const change = (text: string) => {
    type(text);
    if (emptyError === undefined || text.trim() !== '') onChange(text);
  };
  return (
    <View style={{ gap: space.xs }}>
      {showLabel && (
        <Text as="name" aria-hidden>
          {label}
        </Text>
      )}
      <TextInput
        {...HABITS[kind]}
        {...{ placeholder, maxLength, autoFocus, onSubmitEditing, multiline, testID }}
        aria-label={label}
        value={shown}
        onChangeText={change}
        onBlur={leave}
        autoCorrect={kind === 'words' && multiline}
        allowFontScaling={false}
        placeholderTextColor={color.ink2}
        selectionColor={color.now}
        style={{
          minHeight: touch.min * (multiline ? (tall ? 3 : 2) : 1),
          maxHeight: tall ? touch.min * 4 : undefined,
          paddingHorizontal: space.md,
          paddingVertical: space.sm,
          borderWidth: stroke.frame,
          borderColor: error === undefined ? color.ruleStrong : color.danger,
          borderRadius: radius.card,
          backgroundColor: color.card,
          color: color.ink,
          fontFamily: face.medium,
          fontSize: fontSize('text'),
          textAlignVertical: multiline ? 'top' : 'center',
        }}
      />
      {error !== undefined && (
        <Text as="text2" color="danger" role="alert" testID={`${testID}-error`}>
          {error}
        </Text>
      )}
      {/* There before its words: a browser's reader hears only what comes into it, and so not what stood there at first. */}
      <View aria-live="polite" style={hint === undefined && { position: 'absolute' }}>
        {hint !== undefined && (
          <Text as="text2" color="ink2" testID={`${testID}-hint`}>
            {hint}
          </Text>
        )}
      </View>
    </View>
  );
}

/** What stands in the field: the typed words until it is left, unless something else than typing changes the kept ones. */
function useTyped(value: string, keptAs = (text: string) => text.trim()) {
  const [typed, setTyped] = useState<string | null>(null);
  const [kept, setKept] = useState(value);
  // Words on their way to the disk: they come back one after the other, and may not undo the letters typed since.
  const [sent, setSent] = useState<readonly string[]>([]);
  const isKept = (text: string) => value === text || value === keptAs(text);
  if (value !== kept) {
    setKept(value);
    const at = sent.findIndex(isKept);
    setSent(sent.slice(at + 1));
    if (at < 0 && typed !== null && !isKept(typed)) setTyped(null);
  }
  return {
    shown: typed ?? value,
    type: (text: string) => {
      setTyped(text);
      if (!isKept(text)) setSent((now) => [...now, text]);
    },
    leave: () => {
      setTyped(null);
      setSent([]);
    },
  };
}

const HABITS = {
  words: {},
  name: { autoCapitalize: 'words', selectTextOnFocus: true, returnKeyType: 'done' },
  search: { autoCapitalize: 'none', inputMode: 'search', returnKeyType: 'search' },
} as const satisfies Record<string, TextInputProps>;
