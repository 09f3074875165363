import { useState } from 'react';

import { isOnShelf } from '@/game/books';
import { LONGEST_NAME } from '@/lib/name';
import { useT } from '@/messages/messages';
import { renameBattle } from '@/store/battle-list';
import type { StoredBattle } from '@/store/battles';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { TextField } from '@/ui/text-field';
import { useToast } from '@/ui/toast-provider';

interface RenameSheetProps {
  battle: StoredBattle;
  onClose: () => void;
}

export function RenameSheet({ battle: { id, name, book }, onClose }: RenameSheetProps) {
  const t = useT();
  const toasts = useToast();
  const [written, setWritten] = useState(name);
  const [asked, setAsked] = useState(false);
  const isCampaign = isOnShelf(book);
  const save = () => {
    setAsked(true);
    const next = written.trim();
    if (next === '') return;
    renameBattle(id, next).then(onClose, () => toasts.show({ message: t('battles.failed') }));
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={isCampaign ? t('battles.rename.campaign') : t('battles.rename.title')}
      foot={<Button kind="primary" label={t('battles.rename.save')} onPress={save} testID="rename-save" />}
      testID="rename-sheet"
    >
      <TextField
        label={isCampaign ? t('common.campaignName') : t('common.battleName')}
        value={written}
        onChange={setWritten}
        onSubmitEditing={save}
        kind="name"
        maxLength={LONGEST_NAME}
        error={
          asked && written.trim() === ''
            ? isCampaign
              ? t('battles.rename.campaignEmpty')
              : t('battles.rename.empty')
            : undefined
        }
        testID="rename-name"
      />
    </Sheet>
  );
}
