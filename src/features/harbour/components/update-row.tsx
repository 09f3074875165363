import { useT } from '@/messages/messages';
import { applyUpdate } from '@/store/service-worker';
import { useUpdate } from '@/store/update';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { ListRow } from '@/ui/list-row';

/** A newer version waits here for a tap, so that it never arrives in the middle of a turn. */
export function UpdateRow() {
  const t = useT();
  const isWaiting = useUpdate((update) => update.isWaiting);
  if (!isWaiting) return null;
  return (
    <Card padded={false} testID="update">
      <ListRow
        leading={<Icon name="refresh" size={28} />}
        title={t('harbour.update.title')}
        subtitle={t('harbour.update.subtitle')}
        trailing={<Button label={t('harbour.update.action')} onPress={applyUpdate} testID="update-now" />}
      />
    </Card>
  );
}
