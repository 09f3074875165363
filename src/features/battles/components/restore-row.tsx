import { useT } from '@/messages/messages';
import { savedAt } from '@/kit/words/saved-at';
import { restoreBattle } from '@/store/battle-list';
import type { StoredBattle } from '@/store/battles';
import { Button } from '@/ui/button';
import { ListRow } from '@/ui/list-row';

import { useTelling } from '../use-telling';

/** A deleted battle and the way back. */
export function RestoreRow({ battle: { id, name, updatedAt } }: { battle: StoredBattle }) {
  const t = useT();
  const tell = useTelling();
  const restore = () => tell(restoreBattle(id), { message: t('battles.restored', { name }) });
  return (
    <ListRow
      variant="plain"
      title={name}
      subtitle={t('battles.saved', { when: savedAt(updatedAt, new Date()) })}
      trailing={
        <Button
          icon="undo"
          label={t('battles.bin.restore')}
          spokenLabel={t('battles.bin.restoreSpoken', { name })}
          onPress={restore}
          testID={`restore-${id}`}
        />
      }
      testID={`deleted-${id}`}
    />
  );
}
