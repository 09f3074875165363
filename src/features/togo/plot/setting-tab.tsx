import { type Href, useRouter } from 'expo-router';
import type { ReactNode } from 'react';

import { useSidesHere } from '@/features/play/sides-here';
import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useTabHeader } from '@/features/play/use-tab-header';
import { useT } from '@/messages/messages';
import { SIDES } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ListRow } from '@/ui/list-row';
import { Screen } from '@/ui/screen';

import { useAct, useGame } from '../game';

/** The Table tab while the sides set their counters: who has, who has not, and nothing of the chart. */
export function SettingTab({ tabBar }: { tabBar: ReactNode }) {
  const t = useT();
  const act = useAct();
  const router = useRouter();
  const { id, view, nameOf } = useGame();
  const marks = useSettings((settings) => settings.marks);
  const sides = useSidesHere(SIDES);
  const next = view.setting.find((side) => sides.includes(side)) ?? null;
  const go = (side: string) => router.push(`/battle/${id}/set/${side}` as Href);
  return (
    <Screen
      title={t('table.title')}
      {...useTabHeader()}
      lowRow={tabBar}
      testID="table-setting"
      actionBar={
        next === null
          ? undefined
          : {
              main: (
                <Button
                  kind="primary"
                  label={next === 'ijn' ? t('table.setting.next.ijn') : t('table.setting.next.irn')}
                  onPress={() => go(next)}
                  testID="set-next"
                />
              ),
            }
      }
    >
      <EmptyState icon="compass" title={t('table.setting.wait')} text={t('table.setting.waitText')} />
      {SIDES.map((side) => {
        const isOpen = view.setting.includes(side);
        return (
          <ListRow
            key={side}
            leading={<SideMark side={ensignOf(side)} marks={marks} width={30} />}
            title={nameOf(side)}
            subtitle={isOpen ? t('table.setting.toSet') : t('table.setting.set')}
            variant={side === next ? 'next' : 'card'}
            onPress={isOpen && sides.includes(side) ? () => go(side) : undefined}
            testID={`set-${side}`}
          />
        );
      })}
      <Button
        kind="link"
        label={t('table.options.stop')}
        onPress={() => void act({ type: 'keepPlot', on: false })}
        testID="set-stop"
      />
    </Screen>
  );
}
