import { useRouter } from 'expo-router';

import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Screen } from '@/ui/screen';

/** An old link, or a ship that was deleted: a clear word and the way to the others. */
export function NoShip() {
  const t = useT();
  const router = useRouter();
  return (
    <Screen testID="no-ship">
      <EmptyState
        icon="ship"
        title={t('ships.page.notFound.title')}
        text={t('ships.page.notFound.text')}
        action={
          <Button
            kind="primary"
            label={t('ships.page.notFound.back')}
            onPress={() => router.replace('/ships')}
            testID="to-ships"
          />
        }
      />
    </Screen>
  );
}
