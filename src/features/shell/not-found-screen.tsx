import { useRouter } from 'expo-router';

import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Screen } from '@/ui/screen';

/** A mistyped or outdated link says so and leads home. */
export function NotFoundScreen() {
  const t = useT();
  const router = useRouter();
  return (
    <Screen>
      <EmptyState
        isScreen
        icon="anchor"
        title={t('shell.notFound.title')}
        text={t('shell.notFound.what')}
        action={
          <Button kind="primary" icon="home" label={t('shell.notFound.goHome')} onPress={() => router.replace('/')} />
        }
      />
    </Screen>
  );
}
