import { SIDE_CHOICES } from '@/kit/sides';
import { LONGEST_NAME } from '@/lib/name';
import { useT } from '@/messages/messages';
import { SHIP_TYPES, type ShipDifference, withRatings } from '@/rules/togo/index';
import { ChipChoice } from '@/ui/chip-choice';
import { Stack } from '@/ui/layout';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Text } from '@/ui/text';
import { TextField } from '@/ui/text-field';

import { fieldWord } from '../field-words';
import { typeWord } from '../ship-words';
import { FieldFoot } from './field-foot';
import type { EditorPart } from './use-ship-editor';

/** Name, class, side and type. */
export function WhoSection({ design, changes, editor }: EditorPart) {
  const t = useT();
  const changed = (wanted: ShipDifference['field']) => changes.find(({ field }) => field === wanted);
  return (
    <>
      <Stack gap="xs">
        <TextField
          label={fieldWord('name')}
          value={design.name}
          onChange={(name) => editor.edit((now) => ({ ...now, name: name.trim() }))}
          kind="name"
          maxLength={LONGEST_NAME}
          emptyError={t('ships.edit.nameNeeded')}
          testID="edit-name"
        />
        <FieldFoot change={changed('name')} editor={editor} testID="edit-name" />
      </Stack>
      <Stack gap="xs">
        <TextField
          label={fieldWord('shipClass')}
          value={design.shipClass}
          kind="name"
          maxLength={LONGEST_NAME}
          onChange={(shipClass) => editor.edit((now) => ({ ...now, shipClass }))}
          testID="edit-class"
        />
        <FieldFoot change={changed('shipClass')} editor={editor} testID="edit-class" />
      </Stack>
      <Stack gap="xs">
        <Text as="name">{fieldWord('side')}</Text>
        <SegmentedChoice
          label={fieldWord('side')}
          value={design.side}
          onChange={(side) => editor.edit((now) => ({ ...now, side }))}
          options={SIDE_CHOICES}
          testID="edit-side"
        />
        <FieldFoot change={changed('side')} editor={editor} testID="edit-side" />
      </Stack>
      <Stack gap="xs">
        <Text as="name">{fieldWord('type')}</Text>
        <ChipChoice
          label={fieldWord('type')}
          options={SHIP_TYPES.map((value) => ({ value, label: typeWord(value) }))}
          value={design.ratings.type}
          onChange={(type) => editor.edit((now) => withRatings(now, { type }))}
          testID="edit-type"
        />
        <FieldFoot change={changed('type')} editor={editor} testID="edit-type" />
      </Stack>
    </>
  );
}
