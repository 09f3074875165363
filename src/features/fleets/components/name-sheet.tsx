import { useState } from 'react';

import { LONGEST_NAME } from '@/lib/name';
import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { TextField } from '@/ui/text-field';

interface NameSheetProps {
  title: string;
  label: string;
  placeholder: string;
  name: string;
  /** A remark on what is being typed. */
  hint?: (name: string) => string | undefined;
  onSave: (name: string) => void;
  onClose: () => void;
}

/** One name, for a fleet or a formation. */
export function NameSheet({ title, label, placeholder, name, hint, onSave, onClose }: NameSheetProps) {
  const t = useT();
  const [text, setText] = useState(name);
  const trimmed = text.trim();
  const save = () => {
    if (trimmed !== '') onSave(trimmed);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      closeLabel={t('common.cancel')}
      testID="name-sheet"
      foot={
        <>
          <Button kind="primary" label={t('fleets.save')} disabled={trimmed === ''} onPress={save} testID="name-save" />
          <Button label={t('common.cancel')} onPress={onClose} testID="name-cancel" />
        </>
      }
    >
      <TextField
        label={label}
        placeholder={placeholder}
        value={text}
        onChange={setText}
        kind="name"
        maxLength={LONGEST_NAME}
        onSubmitEditing={save}
        autoFocus
        hint={trimmed === '' ? t('fleets.name.missing') : hint?.(trimmed)}
        testID="name-field"
      />
    </Sheet>
  );
}
