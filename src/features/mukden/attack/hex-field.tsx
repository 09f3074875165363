import { useState } from 'react';

import { useT } from '@/messages/messages';
import { gridIn, type Hex, isHexNumber, isOnMap, LAST_COLUMN } from '@/rules/mukden/index';
import { TextField } from '@/ui/text-field';

import { useGame } from '../game';

interface HexFieldProps {
  label: string;
  hint: string;
  value: Hex | null;
  /** Null while it is empty or no number of a hex. */
  onChange: (hex: Hex | null) => void;
  testID: string;
}

/** A hex by its number. What is no hex stays in the field, with what is wrong. */
export function HexField({ label, hint, value, onChange, testID }: HexFieldProps) {
  const t = useT();
  const { state } = useGame();
  const [typed, setTyped] = useState(value ?? '');
  const text = typed.trim();
  const isWrong = text !== '' && (text.length >= 4 || !/^\d*$/.test(text)) && !isOnMap(gridIn(state), text);
  const last = `${LAST_COLUMN}${state.lastRow}`;
  return (
    <TextField
      label={label}
      kind="search"
      value={typed}
      onChange={(next) => {
        setTyped(next);
        // One that the map lacks is handed on, too: the rules say so, and may be overruled.
        onChange(isHexNumber(next.trim()) ? next.trim() : null);
      }}
      hint={isWrong ? undefined : hint}
      error={isWrong ? t('mukden.hexWrong', { last }) : undefined}
      maxLength={6}
      testID={testID}
    />
  );
}
