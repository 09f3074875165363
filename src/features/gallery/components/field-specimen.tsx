import { useState } from 'react';

import { useT } from '@/messages/messages';
import { Section } from '@/ui/section';
import { TextField } from '@/ui/text-field';

export function FieldSpecimen() {
  const t = useT();
  const [name, setName] = useState<string>(t('gallery.rows.mikasa'));
  const [note, setNote] = useState('');
  return (
    <Section title={t('gallery.sections.fields')}>
      <TextField
        label={t('gallery.fields.name')}
        value={name}
        onChange={setName}
        kind="name"
        emptyError={t('gallery.fields.noName')}
        testID="gallery-name"
      />
      <TextField
        label={t('gallery.fields.note')}
        placeholder={t('gallery.fields.notePlaceholder')}
        hint={t('gallery.fields.noteHint')}
        value={note}
        onChange={setNote}
        multiline
        maxLength={200}
        testID="gallery-note"
      />
    </Section>
  );
}
