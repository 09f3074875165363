import { useState } from 'react';

import { LONGEST_NAME } from '@/lib/name';
import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { ChipChoice } from '@/ui/chip-choice';
import { Section } from '@/ui/section';
import { Sheet } from '@/ui/sheet';
import { StepRow } from '@/ui/step-row';
import { Text } from '@/ui/text';
import { TextField } from '@/ui/text-field';
import { ToggleRow } from '@/ui/toggle-row';

import type { Field, Values } from './fields';

interface FieldsSheetProps {
  title: string;
  /** They may follow from what was entered: a unit of three steps has three strengths. */
  fieldsOf: (values: Values) => readonly Field[];
  first: Values;
  note?: string;
  onSave: (values: Values) => void;
  remove?: { readonly label: string; readonly onPress: () => void };
  onClose: () => void;
}

/** What is printed on a counter, or has become of it: entered in one go. */
export function FieldsSheet({ title, fieldsOf, first, note, onSave, remove, onClose }: FieldsSheetProps) {
  const t = useT();
  const [values, setValues] = useState(first);
  const [asked, setAsked] = useState(false);
  const set = (id: string) => (value: Values[string]) => setValues({ ...values, [id]: value });
  const fields = fieldsOf(values);
  const isWrong = fields.some(
    (field) =>
      (field.type === 'name' && !field.isOptional && !words(values[field.id])) ||
      (field.type === 'text' && field.problem(words(values[field.id])) !== null),
  );
  const save = () => {
    setAsked(true);
    if (isWrong) return;
    onClose();
    onSave(values);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      testID="fields-sheet"
      foot={<Button kind="primary" label={t('play.fields.save')} onPress={save} testID="fields-save" />}
    >
      {note !== undefined && <Text color="ink2">{note}</Text>}
      {fields.map((field) => (
        <FieldInput
          key={field.id}
          field={field}
          value={values[field.id] ?? null}
          isAsked={asked}
          onChange={set(field.id)}
        />
      ))}
      {remove && (
        <Button
          kind="danger"
          icon="delete"
          label={remove.label}
          onPress={() => {
            onClose();
            remove.onPress();
          }}
          testID="fields-remove"
        />
      )}
    </Sheet>
  );
}

const words = (value: Values[string] | undefined): string => (typeof value === 'string' ? value.trim() : '');

interface InputProps {
  field: Field;
  value: Values[string];
  isAsked: boolean;
  onChange: (value: Values[string]) => void;
}

function FieldInput({ field, value, isAsked, onChange }: InputProps) {
  const t = useT();
  const testID = `field-${field.id}`;
  const { label } = field;
  switch (field.type) {
    case 'name':
      return (
        <TextField
          label={label}
          value={typeof value === 'string' ? value : ''}
          onChange={onChange}
          kind="name"
          maxLength={LONGEST_NAME}
          error={isAsked && !field.isOptional && !words(value) ? t('play.fields.nameEmpty') : undefined}
          testID={testID}
        />
      );
    case 'text':
      return (
        <TextField
          label={label}
          value={typeof value === 'string' ? value : ''}
          onChange={onChange}
          kind="name"
          maxLength={field.maxLength}
          hint={field.hint}
          error={(isAsked || words(value) !== '' ? field.problem(words(value)) : null) ?? undefined}
          testID={testID}
        />
      );
    case 'switch':
      return <ToggleRow title={label} on={value === true} onChange={onChange} testID={testID} />;
    case 'choice':
      return (
        <Section title={label}>
          <ChipChoice
            label={label}
            options={field.options}
            value={String(value ?? '')}
            onChange={onChange}
            testID={testID}
          />
        </Section>
      );
    case 'number': {
      const { least = 0, most, isOpen = false, hint } = field;
      // Empty stands one step below the least.
      const lowest = isOpen ? least - 1 : least;
      return (
        <StepRow
          ruled
          label={label}
          hint={hint}
          decreaseLabel={t('play.fields.less', { label })}
          increaseLabel={t('play.fields.more', { label })}
          value={typeof value === 'number' ? value : lowest}
          min={lowest}
          max={most}
          format={(number) => (number < least ? t('play.fields.unknown') : String(number))}
          onChange={(number) => onChange(number < least ? null : number)}
          testID={testID}
        />
      );
    }
  }
}
