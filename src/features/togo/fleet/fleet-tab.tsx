import { useRouter } from 'expo-router';
import type { ReactNode } from 'react';

import { useTabHeader } from '@/features/play/use-tab-header';
import { useT } from '@/messages/messages';
import { IconButton } from '@/ui/icon-button';
import { Screen } from '@/ui/screen';

import { FleetList } from './fleet-list';
import { useGame } from '../game';

/** The Fleet tab of a phone. */
export function FleetTab({ tabBar }: { tabBar: ReactNode }) {
  const t = useT();
  const router = useRouter();
  const { id } = useGame();
  return (
    <Screen
      title={t('battle.tabs.fleet')}
      {...useTabHeader()}
      right={
        <IconButton
          icon="check"
          label={t('battle.check.title')}
          onPress={() => router.push(`/battle/${id}/check`)}
          testID="to-check"
        />
      }
      scroll={false}
      flush
      lowRow={tabBar}
      testID="fleet"
    >
      <FleetList />
    </Screen>
  );
}
