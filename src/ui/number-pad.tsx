import { useRef } from 'react';
import type { View } from 'react-native';

import { Icon } from './icon';
import { KeyGrid } from './key-grid';
import { PadKey } from './pad-key';
import { touch } from './tokens';
import { usePadKeys } from './use-pad-keys';

export interface NumberPadProps {
  /** What number is being entered. */
  label: string;
  halfLabel: string;
  deleteLabel: string;
  /** The number as text, "3½"; the screen shows it where it belongs. */
  value: string;
  onChange: (value: string) => void;
  maxLength: number;
  /** Whole numbers only: the half key stays in place, greyed. */
  wholeOnly?: boolean;
  testID?: string;
}

/** Numbers without the system keyboard, which would cover half the screen. */
export function NumberPad(props: NumberPadProps) {
  const { label, halfLabel, deleteLabel, value, onChange, maxLength, wholeOnly = false, testID } = props;
  const pad = useRef<View>(null);

  const type = (key: NumberKey) => {
    const next = typeNumber(value, key, maxLength);
    if (next !== value) onChange(next);
  };
  usePadKeys({
    pad,
    everywhere: false,
    onKey(pressed) {
      const key = numberKeyFor(pressed);
      if (key === undefined || (key === '½' && wholeOnly)) return false;
      type(key);
      return true;
    },
  });

  const labels: Partial<Record<NumberKey, string>> = { '½': halfLabel, delete: deleteLabel };
  return (
    <KeyGrid ref={pad} label={label} columns={3} testID={testID}>
      {NUMBER_KEYS.map((key) => (
        <PadKey
          key={key}
          label={labels[key] ?? key}
          numeral={key === 'delete' ? undefined : key}
          minHeight={touch.numberKey}
          disabled={(key === 'delete' && value === '') || (key === '½' && wholeOnly)}
          onPress={() => type(key)}
          testID={testID && `${testID}-${key}`}
        >
          {key === 'delete' && <Icon name="delete" size={26} />}
        </PadKey>
      ))}
    </KeyGrid>
  );
}

/** What the pad can type. The half stands for itself: players measure "3½", not "3.5". */
export type NumberKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '½' | 'delete';

const NUMBER_KEYS: readonly NumberKey[] = ['7', '8', '9', '4', '5', '6', '1', '2', '3', '½', '0', 'delete'];

/** The text after one key. What makes no number (a digit after ½, a second ½, too many digits) leaves it as it was. */
export function typeNumber(text: string, key: NumberKey, maxLength: number): string {
  if (key === 'delete') return text.slice(0, -1);
  if (text.endsWith('½')) return text;
  if (text === '0') return key === '½' ? '½' : key;
  return text.length < maxLength ? text + key : text;
}

/** What a physical keyboard's key means on the pad. */
export function numberKeyFor(key: string): NumberKey | undefined {
  if (key === 'Backspace' || key === 'Delete') return 'delete';
  return NUMBER_KEYS.find((known) => known === key);
}
