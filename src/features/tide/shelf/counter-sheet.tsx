import { useState } from 'react';

import { LONGEST_NAME } from '@/lib/name';
import { useT } from '@/messages/messages';
import { CLASSES, type Counter } from '@/rules/tide/index';
import { Button } from '@/ui/button';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { TextField } from '@/ui/text-field';

interface CounterSheetProps {
  counter: Counter;
  /** Whether she may be of another class, or taken off the list. */
  isOpen: boolean;
  onChange: (change: Partial<Counter>) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** What a counter is called, what she is, and the way off the list. */
export function CounterSheet({ counter, isOpen, onChange, onRemove, onClose }: CounterSheetProps) {
  const t = useT();
  const [name, setName] = useState(counter.name);
  const [asked, setAsked] = useState(false);
  const keep = () => {
    setAsked(true);
    if (name.trim() === '') return;
    if (name.trim() !== counter.name) onChange({ name: name.trim() });
    onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={counter.name}
      testID="counter-sheet"
      foot={<Button kind="primary" label={t('tide.shelf.counters.keep')} onPress={keep} testID="counter-keep" />}
    >
      <TextField
        label={t('tide.shelf.counters.name')}
        value={name}
        onChange={setName}
        onSubmitEditing={keep}
        kind="name"
        maxLength={LONGEST_NAME}
        error={asked && name.trim() === '' ? t('tide.shelf.counters.nameEmpty') : undefined}
        testID="counter-name"
      />
      {isOpen ? (
        <>
          <SegmentedChoice
            label={t('tide.shelf.counters.class')}
            options={CLASSES.map((value) => ({ value, label: t(`tide.forces.class.${value}`) }))}
            value={counter.class}
            onChange={(next) => onChange({ class: next })}
            testID="counter-class"
          />
          <Button
            kind="danger"
            icon="delete"
            label={t('tide.shelf.counters.remove')}
            onPress={() => {
              onClose();
              onRemove();
            }}
            testID="counter-remove"
          />
        </>
      ) : (
        <Text color="ink2">{t('tide.shelf.counters.printed')}</Text>
      )}
    </Sheet>
  );
}
