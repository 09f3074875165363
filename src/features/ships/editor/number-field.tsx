import { useT } from '@/messages/messages';
import { NUMBER_LIMITS, type ShipNumber, shipNumber, stepNumber } from '@/rules/togo/index';
import { Stack } from '@/ui/layout';
import { StepRow } from '@/ui/step-row';

import { fieldWord, numberWords } from '../field-words';
import { FieldFoot } from './field-foot';
import type { EditorPart } from './use-ship-editor';

interface NumberFieldProps extends EditorPart {
  number: ShipNumber;
  hint?: string;
}

/** One rating: its name, a stepper within its limits, and what the library says when it was changed. */
export function NumberField({ number, design, changes, editor, hint }: NumberFieldProps) {
  const t = useT();
  const name = fieldWord(number);
  const value = shipNumber(design, number);
  return (
    <Stack gap="xs">
      <StepRow
        label={name}
        hint={hint}
        decreaseLabel={t('ships.edit.less', { name })}
        increaseLabel={t('ships.edit.more', { name })}
        value={value}
        {...NUMBER_LIMITS[number]}
        format={(shown) => numberWords(number, shown)}
        onChange={(_, way) => editor.edit((now) => stepNumber(now, number, way))}
        testID={`edit-${number}`}
      />
      <FieldFoot change={changes.find(({ field }) => field === number)} editor={editor} testID={`edit-${number}`} />
    </Stack>
  );
}
