import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';

import { changeWords } from '../field-words';
import type { ShipEditor } from './use-ship-editor';

/** Says what it will undo; grey as long as there is nothing. */
export function UndoButton({ editor: { last, undo } }: { editor: ShipEditor }) {
  const t = useT();
  const words = last && changeWords(last);
  return (
    <Button
      icon="undo"
      iconPlace="above"
      label={words ? t('ships.edit.undo', { field: words.field }) : t('ships.undo')}
      spokenLabel={words ? t('ships.edit.undoSaid', words) : t('ships.edit.undoNothing')}
      disabled={last === null}
      onPress={undo}
      testID="undo"
    />
  );
}
