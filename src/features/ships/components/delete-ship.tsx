import { useState } from 'react';

import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Confirm } from '@/ui/confirm';

/** Asks once, and says what becomes of the battles she is in. */
export function DeleteShip({ name, onDelete }: { name: string; onDelete: () => void }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        kind="danger"
        icon="delete"
        label={t('ships.page.delete')}
        onPress={() => setAsking(true)}
        testID="delete"
      />
      <Confirm
        open={asking}
        question={t('ships.delete.question', { name })}
        consequence={t('ships.delete.consequence', { name })}
        confirmLabel={t('ships.page.delete')}
        cancelLabel={t('common.cancel')}
        destructive
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onDelete();
        }}
        testID="delete-ship"
      />
    </>
  );
}
