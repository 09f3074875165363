import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useTabHeader } from '@/features/play/use-tab-header';
import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { useAct, useGame } from '../game';

/** Most tables are never plotted: this says what it is good for, and that nobody needs it. */
export function StartPlot({ tabBar }: { tabBar: ReactNode }) {
  const t = useT();
  const act = useAct();
  const { view } = useGame();
  return (
    <Screen title={t('table.title')} {...useTabHeader()} lowRow={tabBar} testID="table">
      <EmptyState icon="compass" title={t('table.start.title')} text={t('table.start.text')} />
      <View style={{ gap: space.md }}>
        <View style={{ gap: space.xs }}>
          <Button
            kind="primary"
            label={t('table.start.known')}
            onPress={() => void act({ type: 'keepPlot', on: true, from: 'known' })}
            testID="plot-known"
          />
          <Text as="text2" color="ink2">
            {view.scenario === null ? t('table.start.edgesText') : t('table.start.knownText')}
          </Text>
        </View>
        <View style={{ gap: space.xs }}>
          <Button
            label={t('table.start.empty')}
            onPress={() => void act({ type: 'keepPlot', on: true, from: 'empty' })}
            testID="plot-empty"
          />
          <Text as="text2" color="ink2">
            {t('table.start.emptyText')}
          </Text>
        </View>
      </View>
    </Screen>
  );
}
