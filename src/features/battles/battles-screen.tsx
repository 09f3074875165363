import { useFocusEffect, useRouter } from 'expo-router';
import { useCallback, useState } from 'react';
import { SectionList } from 'react-native';

import { useBack } from '@/kit/use-back';
import { useKept } from '@/kit/use-kept';
import { savedAt } from '@/kit/words/saved-at';
import { isOnShelf } from '@/game/books';
import { useT } from '@/messages/messages';
import { isOnHand, loadBattles, useBattles, restoreBattle } from '@/store/battle-list';
import type { StoredBattle } from '@/store/battles';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Stack } from '@/ui/layout';
import { ListRow } from '@/ui/list-row';
import { Screen } from '@/ui/screen';
import { SectionHeader } from '@/ui/section';
import { Text } from '@/ui/text';
import { LockedContext, useRelabelGuard } from '@/ui/use-relabel-guard';

import { BattleMenu } from '../play/list/battle-menu';
import { BattleRow } from '../play/list/battle-row';

type Kind = 'hand' | 'aside' | 'bin';

/** Every battle of this device: those being fought, those laid aside, and those that can still be brought back. */
export function BattlesScreen() {
  const t = useT();
  const router = useRouter();
  const battles = useBattles((state) => state.battles);
  const [chosen, setChosen] = useState<string | null>(null);
  // Where a battle stands is known after its name, and may move the rows below it away under the thumb.
  const [list, setList] = useState({ height: 0, moves: 0 });
  const locked = useRelabelGuard(String(list.moves));
  useFocusEffect(useCallback(() => void loadBattles().catch(() => undefined), []));

  const sections = sectionsOf(battles ?? []);
  const left = (battles ?? []).filter(({ deletedAt }) => deletedAt === null).length;
  const hasCampaigns = (battles ?? []).some(({ book }) => isOnShelf(book));
  const count = hasCampaigns ? t('battles.games', { count: left }) : t('battles.count', { count: left });
  const menu = battles?.find(({ id }) => id === chosen) ?? null;
  const goBack = useBack('/');
  return (
    <Screen
      title={hasCampaigns ? t('battles.both') : t('battles.title')}
      subtitle={left > 0 ? count : undefined}
      back={goBack}
      actionBar={{
        main: (
          <Button
            kind="primary"
            icon="plus"
            label={t('rooms.newBattle')}
            onPress={() => router.push('/battle/new')}
            testID="new-battle"
          />
        ),
        aside: (
          <Button
            icon="phone"
            iconPlace="above"
            label={t('battles.join')}
            onPress={() => router.push('/join')}
            testID="join-table"
          />
        ),
      }}
      scroll={false}
      flush
      testID="battles"
    >
      {battles && (
        <LockedContext value={locked}>
          <SectionList
            sections={sections}
            keyExtractor={({ id }) => id}
            stickySectionHeadersEnabled={false}
            initialNumToRender={8}
            windowSize={3}
            testID="all-battles"
            onContentSizeChange={(_width, height) =>
              setList((before) => ({ height, moves: before.moves + (before.height === 0 ? 0 : 1) }))
            }
            ListEmptyComponent={
              <EmptyState
                icon="anchor"
                title={t('battles.empty.title')}
                text={t('battles.empty.text')}
                testID="no-battles"
              />
            }
            renderSectionHeader={({ section: { kind } }) => <ListHeading kind={kind} />}
            renderItem={({ item, section: { kind } }) =>
              kind === 'bin' ? (
                <RestoreRow battle={item} />
              ) : (
                <BattleRow battle={item} onMore={() => setChosen(item.id)} />
              )
            }
          />
        </LockedContext>
      )}
      {menu && <BattleMenu key={menu.id} battle={menu} onClose={() => setChosen(null)} />}
    </Screen>
  );
}

function sectionsOf(
  battles: readonly StoredBattle[],
): { readonly kind: Kind; readonly data: readonly StoredBattle[] }[] {
  const kinds: Record<Kind, StoredBattle[]> = { hand: [], aside: [], bin: [] };
  for (const battle of battles) kinds[battle.deletedAt ? 'bin' : isOnHand(battle) ? 'hand' : 'aside'].push(battle);
  kinds.bin.sort((a, b) => ((a.deletedAt ?? '') < (b.deletedAt ?? '') ? 1 : -1));
  return (['hand', 'aside', 'bin'] as const)
    .map((kind) => ({ kind, data: kinds[kind] }))
    .filter(({ data }) => data.length > 0);
}

/** Nothing over the battles being fought; what the others are, over those. */
function ListHeading({ kind }: { kind: 'hand' | 'aside' | 'bin' }) {
  const t = useT();
  if (kind === 'hand') return null;
  return (
    <Stack gap="sm" paddingX="edge" paddingTop="lg">
      <SectionHeader title={kind === 'aside' ? t('battles.aside.title') : t('battles.bin.title')} />
      {kind === 'bin' && (
        <Text as="text2" color="ink2">
          {t('battles.bin.text')}
        </Text>
      )}
    </Stack>
  );
}

/** A deleted battle and the way back. */
function RestoreRow({ battle: { id, name, updatedAt } }: { battle: StoredBattle }) {
  const t = useT();
  const kept = useKept();
  const restored = () => ({ message: t('common.broughtBack', { name }) });
  const restore = () => void kept(restoreBattle(id), restored, t('battles.failed'));
  return (
    <ListRow
      variant="plain"
      title={name}
      subtitle={t('battles.saved', { when: savedAt(updatedAt, new Date()) })}
      trailing={
        <Button
          icon="undo"
          label={t('common.bringBack')}
          spokenLabel={t('battles.bringBackNamed', { name })}
          onPress={restore}
          testID={`restore-${id}`}
        />
      }
      testID={`deleted-${id}`}
    />
  );
}
