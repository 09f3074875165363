import { useLocalSearchParams, useRouter } from 'expo-router';

import { useT } from '@/messages/messages';
import { TabBar } from '@/ui/tab-bar';

import { TurnTab } from './turn/turn-tab';
import { useTable } from './use-table';

const TABS = ['turn'] as const;
export type BattleTab = (typeof TABS)[number];

/** The battle: what to do now, every ship, everything that happened. */
export function BattleScreen() {
  const t = useT();
  const router = useRouter();
  const { tab } = useLocalSearchParams<{ tab?: string }>();
  const { owed } = useTable();
  const chosen: BattleTab = TABS.find((each) => each === tab) ?? 'turn';
  const bar = (
    <TabBar
      label={t('battle.tabs.label')}
      value={chosen}
      onChange={(value) => router.setParams({ tab: value })}
      tabs={[
        {
          value: 'turn',
          label: t('battle.tabs.turn'),
          icon: 'pennant',
          badge: owed.length > 0 ? t('battle.tabs.owed', { count: owed.length }) : undefined,
        },
      ]}
      testID="tab"
    />
  );
  return <TurnTab tabBar={bar} onMore={() => undefined} />;
}
