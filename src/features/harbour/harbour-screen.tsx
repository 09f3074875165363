import { useFocusEffect, useRouter } from 'expo-router';
import { useCallback } from 'react';
import { StyleSheet, View } from 'react-native';

import { shelfTitles } from '@/game/books';
import { useT } from '@/messages/messages';
import { SCENARIO_COUNT } from '@/rules/togo/title';
import { loadBattles } from '@/store/battle-list';
import { useLibrary } from '@/store/library';
import { applyUpdate } from '@/store/service-worker';
import { useUpdate } from '@/store/update';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { ListRow } from '@/ui/list-row';
import { Screen } from '@/ui/screen';
import { skeleton, space, touch } from '@/ui/tokens';
import { useGradual } from '@/ui/use-gradual';
import { LockedContext, useRelabelGuard } from '@/ui/use-relabel-guard';
import { useWindowShape } from '@/ui/window-shape';

import { AlsoAtSea } from './components/also-at-sea';
import { HarbourHeader } from './components/harbour-header';
import { ReadyFacts } from './components/ready-facts';
import { Ways } from './components/ways';
import { NoBattleCard, UnknownCard, WereCard } from './components/were-card';
import { useAtSea } from './use-at-sea';

/** Home: where we were, and every way onward. Only ways that lead somewhere stand here. */
export function HarbourScreen() {
  const t = useT();
  const router = useRouter();
  const { first, others, total, hasAny, hasCampaigns } = useAtSea();
  const own = useLibrary((library) => library.scenario.size);
  // A card with nothing on it gives way to one of the same size: nothing moves.
  const locked = useRelabelGuard(first?.battle.id ?? 'none');
  const sideways = useWindowShape() === 'sideways';
  // A list that cannot be read now is read again the next time somebody comes by.
  useFocusEffect(useCallback(() => void loadBattles().catch(() => undefined), []));
  // What is wanted at once can be tapped a frame before the rest is there.
  const isComplete = useGradual(1, { first: 0, each: 1 }) === 1;
  const toNew = () => router.push('/battle/new');
  const toFirst = () => router.push('/first-battle');
  const goOn = first && (() => router.push(`/battle/${first.battle.id}`));
  return (
    <LockedContext value={locked}>
      <Screen
        header={sideways ? <HarbourHeader /> : undefined}
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
          ) : first === null ? (
            <Button kind="primary" label={t('rooms.newBattle')} onPress={toNew} testID="start-new" />
          ) : (
            <View style={{ height: touch.primary }} />
          ),
        }}
        lowRow={
          <View style={{ alignItems: 'flex-end', minHeight: touch.min }}>
            {total !== null && (
              <Button
                kind="link"
                label={hasCampaigns ? t('harbour.games', { count: total }) : t('harbour.all', { count: total })}
                onPress={() => router.push('/battles')}
                testID="to-battles"
              />
            )}
          </View>
        }
        testID="harbour"
      >
        {!sideways && <HarbourHeader />}
        <View style={[styles.column, sideways && styles.below]}>
          {goOn ? (
            <WereCard {...first} onPress={goOn} />
          ) : first === null ? (
            <NoBattleCard onFirst={total === 0 ? toFirst : null} />
          ) : (
            <UnknownCard />
          )}
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
              title={t('rooms.newBattle')}
              subtitle={t('harbour.newBattle.subtitle', { count: SCENARIO_COUNT + own })}
              label={t('harbour.newBattle.start')}
              onPress={toNew}
              testID="to-new-battle"
            />
            {hasAny && (
              <ListRow
                leading={<Icon name="info" size={28} />}
                title={t('rooms.firstBattle')}
                subtitle={t('rooms.firstBattleText')}
                onPress={toFirst}
                testID="to-first-battle"
              />
            )}
            {shelfTitles().length > 0 && (
              <ListRow
                leading={<Icon name="shelf" size={28} />}
                title={t('rooms.shelf')}
                subtitle={t('rooms.shelfText')}
                onPress={() => router.push('/shelf')}
                testID="to-shelf"
              />
            )}
          </Card>
          {isComplete && (
            <>
              <Ways />
              {/* Below whatever can be tapped: both may come late, and nothing may move away under the thumb. */}
              <AlsoAtSea battles={others} />
              <UpdateRow />
              <ReadyFacts />
            </>
          )}
        </View>
      </Screen>
    </LockedContext>
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
  /** Where the chart is beside it. */
  below: { marginTop: space.edge },
});

/** A newer version waits here for a tap, so that it never arrives in the middle of a turn. */
function UpdateRow() {
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
