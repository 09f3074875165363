import { useState } from 'react';

import { useT } from '@/messages/messages';
import type { Json } from '@/rules/rulebook';
import { Button } from '@/ui/button';
import { RadioGroup, RadioRow } from '@/ui/radio-row';
import { Sheet } from '@/ui/sheet';
import { Stepper } from '@/ui/stepper';
import { Text } from '@/ui/text';
import { TextField } from '@/ui/text-field';

import { type Correction, type Editor, nowWords, same } from './corrections';
import { useActWithToast } from '../use-act-with-toast';

interface Props {
  correction: Correction;
  onClose: () => void;
}

/** One value by hand: set it, say why if you like, write it down. One entry in the log, however many steps it took. */
export function ValueSheet({ correction, onClose }: Props) {
  const t = useT();
  const act = useActWithToast();
  const [value, setValue] = useState<Json>(correction.value);
  const [reason, setReason] = useState('');
  const { title, editor, path } = correction;
  const write = () => {
    onClose();
    const why = reason.trim() === '' ? {} : { reason: reason.trim() };
    // Every book takes a correction in this form.
    const command = { type: 'correct', path, value, ...why };
    void act(command);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      testID="value-sheet"
      foot={
        <Button
          kind="primary"
          label={t('play.change.record')}
          disabled={same(value, correction.value)}
          onPress={write}
          testID="value-write"
        />
      }
    >
      <Text color="ink2">{t('play.change.now', { value: nowWords(correction) })}</Text>
      <ValueEditor title={title} editor={editor} value={value} onChange={setValue} />
      <TextField
        label={t('play.change.reason')}
        value={reason}
        onChange={setReason}
        maxLength={200}
        testID="value-reason"
      />
    </Sheet>
  );
}

interface EditorProps {
  title: string;
  editor: Editor;
  value: Json;
  onChange: (value: Json) => void;
}

function ValueEditor({ title, editor, value, onChange }: EditorProps) {
  const t = useT();
  if (editor.type === 'choice') {
    return (
      <RadioGroup label={title} gap="edge">
        {editor.options.map((option, place) => (
          <RadioRow
            key={place}
            words={option.words}
            on={same(option.value, value)}
            onPress={() => onChange(option.value)}
            testID={`value-${place}`}
          />
        ))}
      </RadioGroup>
    );
  }
  const { min, max, step, none, words } = editor;
  // Empty stands one step below the least.
  const least = none === undefined ? min : min - step;
  return (
    <Stepper
      label={title}
      decreaseLabel={t('play.change.less', { title })}
      increaseLabel={t('play.change.more', { title })}
      value={typeof value === 'number' ? value : least}
      min={least}
      max={max}
      step={step}
      format={(count) => (count < min ? (none ?? '') : words(count))}
      onChange={(count) => onChange(count < min ? null : count)}
      testID="value"
    />
  );
}
