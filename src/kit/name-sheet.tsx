import { useState } from 'react';

import { LONGEST_NAME } from '@/lib/name';
import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { TextField } from '@/ui/text-field';

interface NameSheetProps {
  title: string;
  label: string;
  placeholder?: string;
  name: string;
  /** What is missing while there is no name. */
  empty: string;
  save: string;
  /** A remark on what is being typed. */
  hint?: (name: string) => string | undefined;
  onSave: (name: string) => void;
  onClose: () => void;
}

/** One name for something that has one. */
export function NameSheet({ title, label, placeholder, name, empty, save, hint, onSave, onClose }: NameSheetProps) {
  const t = useT();
  const [text, setText] = useState(name);
  const trimmed = text.trim();
  const keep = () => {
    if (trimmed !== '') onSave(trimmed);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      closeLabel={t('common.cancel')}
      testID="name-sheet"
      foot={<Button kind="primary" label={save} disabled={trimmed === ''} onPress={keep} testID="name-save" />}
    >
      <TextField
        label={label}
        placeholder={placeholder}
        value={text}
        onChange={setText}
        kind="name"
        maxLength={LONGEST_NAME}
        onSubmitEditing={keep}
        autoFocus
        hint={trimmed === '' ? empty : hint?.(trimmed)}
        testID="name-field"
      />
    </Sheet>
  );
}
