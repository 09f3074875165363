import { useT } from '@/messages/messages';
import { withRatings } from '@/rules/togo/index';
import { Stack } from '@/ui/layout';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Text } from '@/ui/text';

import { fieldWord } from '../field-words';
import { FieldFoot } from './field-foot';
import { NumberField } from './number-field';
import type { EditorPart } from './use-ship-editor';

/** How many factors, and how the tubes stand. */
export function TorpedoesSection({ design, changes, editor }: EditorPart) {
  const t = useT();
  return (
    <>
      <NumberField number="factors" design={design} changes={changes} editor={editor} />
      <Stack gap="xs">
        <Text as="name">{fieldWord('mount')}</Text>
        <SegmentedChoice
          label={fieldWord('mount')}
          value={design.ratings.torpedoes.mount ?? 'none'}
          onChange={(chosen) => {
            const mount = chosen === 'none' ? null : chosen;
            editor.edit((now) => withRatings(now, { torpedoes: { ...now.ratings.torpedoes, mount } }));
          }}
          options={[
            { value: 'none', label: t('ships.mount.none') },
            { value: 'fixed', label: t('ships.mount.fixed') },
            { value: 'trainable', label: t('ships.mount.trainable') },
          ]}
          testID="edit-mount"
        />
        <FieldFoot change={changes.find(({ field }) => field === 'mount')} editor={editor} testID="edit-mount" />
      </Stack>
    </>
  );
}
