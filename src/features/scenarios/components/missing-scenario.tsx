import { useRouter } from 'expo-router';

import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { Screen } from '@/ui/screen';
import { useToast } from '@/ui/toast-provider';

import { exportOne } from '../use-scenario-actions';
import type { Found } from '../use-scenarios';

/** An address without a scenario, or a scenario this app cannot read: a sentence, and a way on. */
export function MissingScenario({ found }: { found: Found }) {
  const t = useT();
  const router = useRouter();
  const toasts = useToast();
  const toList = () => router.replace('/scenarios');
  const unread = found.type === 'unread' ? found.document : null;
  const name = unread?.name ?? t('scenarios.list.unreadName');
  return (
    <Screen
      title={t('rooms.scenarios')}
      back={useBack('/scenarios')}
      testID={unread ? 'scenario-unread' : 'scenario-unknown'}
    >
      <ErrorState
        title={unread ? t('scenarios.missing.unreadTitle', { name }) : t('scenarios.missing.title')}
        text={unread ? t('scenarios.missing.unreadText') : t('scenarios.missing.text')}
        actions={
          <>
            {unread && (
              <Button
                icon="download"
                label={t('scenarios.missing.export')}
                onPress={() => exportOne(unread.id, toasts, t)}
                testID="export-unread"
              />
            )}
            <Button label={t('scenarios.missing.toList')} onPress={toList} testID="to-scenarios" />
          </>
        }
      />
    </Screen>
  );
}
