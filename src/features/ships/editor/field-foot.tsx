import { useT } from '@/messages/messages';
import { putBack, type ShipDifference } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Row } from '@/ui/layout';
import { Text } from '@/ui/text';

import { changeWords } from '../field-words';
import type { ShipEditor } from './use-ship-editor';

interface FieldFootProps {
  /** What the owner changed here; nothing is drawn when there is nothing. */
  change: ShipDifference | undefined;
  editor: ShipEditor;
  testID: string;
}

/** Under a changed field: what the library says, and the way back to it. */
export function FieldFoot({ change, editor, testID }: FieldFootProps) {
  const t = useT();
  if (!change) return null;
  const { field, was } = changeWords(change);
  return (
    <Row wrap align="center" columnGap="md">
      <Text as="text2" color="ink2" style={{ flexShrink: 1, flexGrow: 1 }}>
        {t('ships.edit.library', { was })}
      </Text>
      <Button
        kind="link"
        icon="undo"
        label={t('ships.edit.reset')}
        spokenLabel={t('ships.edit.resetSaid', { field, was })}
        onPress={() => editor.edit((design) => putBack(design, change))}
        testID={`${testID}-reset`}
      />
    </Row>
  );
}
