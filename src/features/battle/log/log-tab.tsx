import { type ReactNode, useState } from 'react';
import { FlatList, View } from 'react-native';

import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { redoNext, undoLast } from '@/store/session';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Screen } from '@/ui/screen';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { useToast } from '@/ui/toast-provider';
import { space } from '@/ui/tokens';

import { failureSentence } from '../act-provider';
import { headlineOf } from '../turn/headline';
import { useTable } from '../use-table';
import { phaseTitle } from '../words/phase-words';
import { BackToSheet } from './back-to-sheet';
import { LogEntry } from './log-entry';
import { linesOf, shortLine, sideOf } from './log-words';
import { type Item, useStory } from './use-story';

type Filter = 'all' | 'dice' | 'hits' | 'umpire';

/** Everything that happened, newest first. Undo says what it undoes; nothing ever leaves the log. */
export function LogTab({ tabBar }: { tabBar: ReactNode }) {
  const t = useT();
  const toast = useToast();
  const table = useTable();
  const { view, nameOf, battle } = table;
  const marks = useSettings((settings) => settings.marks);
  const story = useStory();
  const [filter, setFilter] = useState<Filter>('all');
  const [chosen, setChosen] = useState<number | null>(null);
  const { side } = headlineOf(table);
  const shown = story?.filter((item) => passes(filter, item)) ?? [];
  const last = story?.find((item) => item.type === 'action' && !item.undone);
  const label =
    last?.type === 'action' ? t('battle.log.undo', { what: shortLine(last.told, nameOf) }) : t('battle.undo');
  const take = async (way: typeof undoLast) => {
    const outcome = await way();
    if (!outcome.ok) toast.show({ message: failureSentence(outcome.error) });
  };
  const find = (id: string) => view.ships[id]?.side ?? view.formations[id]?.side ?? null;
  return (
    <>
      <Screen
        title={t('battle.tabs.log')}
        subtitle={t('battle.where', { turn: view.turn, phase: phaseTitle(view.phase) })}
        right={
          side !== null && (
            <View style={{ paddingRight: space.md }}>
              <SideMark side={ensignOf(side)} marks={marks} width={42} />
            </View>
          )
        }
        flush
        scroll={false}
        lowRow={tabBar}
        testID="log"
        actionBar={{
          main: (
            <Button
              icon="undo"
              label={label}
              disabled={last === undefined}
              onPress={() => void take(undoLast)}
              testID="log-undo"
            />
          ),
          aside:
            battle.undone.length === 0 ? undefined : (
              <Button
                icon="refresh"
                iconPlace="above"
                label={t('battle.redo')}
                onPress={() => void take(redoNext)}
                testID="log-redo"
              />
            ),
        }}
      >
        <View style={{ padding: space.edge, paddingVertical: space.sm }}>
          <SegmentedChoice
            label={t('battle.log.filter')}
            value={filter}
            onChange={setFilter}
            options={[
              { value: 'all', label: t('battle.log.all') },
              { value: 'dice', label: t('battle.log.dice') },
              { value: 'hits', label: t('battle.log.hits') },
              { value: 'umpire', label: t('battle.log.umpire') },
            ]}
            testID="log-filter"
          />
        </View>
        <FlatList
          data={shown}
          keyExtractor={({ seq }) => String(seq)}
          initialNumToRender={12}
          renderItem={({ item }) => (
            <LogEntry
              item={item}
              lines={linesOf(item, nameOf)}
              side={sideOf(item, find)}
              onPress={() => setChosen(item.seq)}
            />
          )}
          ListEmptyComponent={
            story === null ? null : (
              <EmptyState icon="book" title={t('battle.log.empty')} text={t('battle.log.emptyText')} />
            )
          }
        />
      </Screen>
      <BackToSheet story={story ?? []} seq={chosen} onClose={() => setChosen(null)} />
    </>
  );
}

function passes(filter: Filter, item: Item): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'dice':
      return item.type === 'given-up' || (item.type === 'action' && Object.keys(item.dice).length > 0);
    case 'hits':
      return item.type === 'action' && item.told.some(({ code }) => HITS.includes(code));
    case 'umpire':
      return item.type === 'action' ? item.override || item.told.some(({ code }) => UMPIRE.includes(code)) : false;
  }
}

const HITS: readonly string[] = ['GunfireResolved', 'TorpedoResolved', 'DamageResolved', 'UnitsLost'];
const UMPIRE: readonly string[] = ['RuleOverridden', 'Corrected', 'HouseRuleChanged', 'FateChanged', 'ShipAdded'];
