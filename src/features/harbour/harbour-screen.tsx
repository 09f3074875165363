import { useFocusEffect, useRouter } from 'expo-router';
import { useCallback } from 'react';
import { StyleSheet, View } from 'react-native';

import { useT } from '@/messages/messages';
import { SCENARIOS } from '@/rules/togo/index';
import { loadBattles } from '@/store/battle-list';
import { useLibrary } from '@/store/library';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { ListRow } from '@/ui/list-row';
import { Screen } from '@/ui/screen';
import { skeleton, space } from '@/ui/tokens';

import { AlsoAtSea } from './components/also-at-sea';
import { HarbourHeader } from './components/harbour-header';
import { ReadyFacts } from './components/ready-facts';
import { UpdateRow } from './components/update-row';
import { Ways } from './components/ways';
import { NoBattleCard, WereCard } from './components/were-card';
import { useAtSea } from './use-at-sea';

/** Home: where we were, and every way onward. Only ways that lead somewhere stand here. */
export function HarbourScreen() {
  const t = useT();
  const router = useRouter();
  const { first, others, total } = useAtSea();
  const own = useLibrary((library) => library.scenario.size);
  useFocusEffect(useCallback(() => void loadBattles(), []));
  const toNew = () => router.push('/battle/new');
  const goOn = first && (() => router.push(`/battle/${first.battle.id}`));
  return (
    <Screen
      flush
      wide
      actionBar={{
        main: goOn ? (
          <Button
            kind="primary"
            icon="next"
            iconPlace="after"
            label={t('harbour.continue')}
            onPress={goOn}
            testID="continue"
          />
        ) : (
          <Button kind="primary" label={t('harbour.newBattle.title')} onPress={toNew} testID="start-new" />
        ),
      }}
      lowRow={
        <View style={{ alignItems: 'flex-end' }}>
          <Button
            kind="link"
            label={t('harbour.all', { count: total })}
            onPress={() => router.push('/battles')}
            testID="to-battles"
          />
        </View>
      }
      testID="harbour"
    >
      <HarbourHeader />
      <View style={styles.column}>
        {first && goOn ? (
          <WereCard {...first} onPress={goOn} />
        ) : (
          <NoBattleCard onFirst={() => router.push('/first-battle')} />
        )}
        <AlsoAtSea battles={others} />
        <UpdateRow />
        <Card padded={false}>
          <ListRow
            leading={<Icon name="target" size={28} />}
            title={t('harbour.quick.title')}
            subtitle={t('harbour.quick.subtitle')}
            onPress={() => router.push('/quick')}
            testID="to-quick"
          />
          <ListRow
            leading={<Icon name="plus" size={28} />}
            title={t('harbour.newBattle.title')}
            subtitle={t('harbour.newBattle.subtitle', { count: SCENARIOS.length + own })}
            label={t('harbour.newBattle.start')}
            onPress={toNew}
            testID="to-new-battle"
          />
          {first && (
            <ListRow
              leading={<Icon name="info" size={28} />}
              title={t('firstBattle.title')}
              subtitle={t('firstBattle.subtitle')}
              onPress={() => router.push('/first-battle')}
              testID="to-first-battle"
            />
          )}
        </Card>
        <Ways />
        <ReadyFacts />
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  column: {
    // The first card lies half over the chart, like a form on a chart table.
    marginTop: -96,
    gap: space.edge,
    width: '100%',
    maxWidth: skeleton.maxWidth,
    alignSelf: 'center',
    paddingHorizontal: space.edge,
    paddingBottom: space.lg,
  },
});
