import { useRouter } from 'expo-router';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { View } from 'react-native';

import { ReadAgain } from '@/kit/read-again';
import { useT } from '@/messages/messages';
import { useSession } from '@/store/session';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { LiveRegion } from '@/ui/live-region';
import { Progress } from '@/ui/progress';
import { Screen, type ScreenProps } from '@/ui/screen';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Text } from '@/ui/text';
import { TextField } from '@/ui/text-field';
import { useTheme } from '@/ui/theme';
import { space } from '@/ui/tokens';
import { useIsNarrow } from '@/ui/window-shape';

import { gameAddress } from '../addresses';
import { hasTurns, useRollCompanion } from '../companion';
import { useGame } from '../open-game';
import { useTabHeader } from '../use-tab-header';
import { useUndo } from '../use-undo';
import { BackToSheet } from './back-to-sheet';
import { FilterSheet } from './filter-sheet';
import { changesWords, filterWords } from './filter-words';
import { ALL, DICE, EVERYTHING, filtered, filtersSet, type LogFilter, UMPIRE } from './log-filter';
import { LogList } from './log-list';
import { useLines } from './use-lines';
import { useSearched } from './use-searched';
import { useStory } from './use-story';

/** More segments than these stand below each other on a narrow phone. */
const MOST_ON_NARROW = 4;

/** Everything that happened, newest first. Undo says what it undoes; nothing ever leaves the log. */
export function LogTab({ tabBar, onBack }: { tabBar: ReactNode; onBack?: () => void }) {
  const t = useT();
  const { log } = useRollCompanion();
  const frame = {
    title: log.title ?? t('play.tabs.log'),
    ...useTabHeader(),
    back: onBack && { label: t('common.back'), onPress: onBack },
    lowRow: tabBar,
    testID: 'log',
  };
  return (
    <ReadAgain frame={(words) => <Screen {...frame}>{words}</Screen>}>
      <LogRead frame={frame} />
    </ReadAgain>
  );
}

function LogRead({ frame }: { frame: Omit<ScreenProps, 'children'> }) {
  const t = useT();
  const { isLargeText } = useTheme();
  const isNarrow = useIsNarrow();
  const router = useRouter();
  const companion = useRollCompanion();
  const { log } = companion;
  const { id, nameOf } = useGame();
  const { undo, redo, mayRedo, undoLabel, redoLabel } = useUndo();
  const mayGoBack = useSession(({ seat }) => seat === null || seat.viewer === 'umpire');
  const story = useStory();
  const linesOf = useLines(story);
  const [filter, setFilter] = useState<LogFilter>(EVERYTHING);
  const [words, setWords] = useState('');
  const [isSearching, setSearching] = useState(false);
  const [isFiltering, setFiltering] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  // A chip tapped is shown at once; the list may follow a moment later.
  const wanted = useDeferredValue(filter);
  const passed = useMemo(() => filtered(companion, story ?? [], wanted), [companion, story, wanted]);
  const { items: shown, isReading } = useSearched(passed, words.trim(), linesOf);
  const last = story?.find((item) => item.type === 'action' && !item.undone);
  const search = (open: boolean) => {
    setSearching(open);
    if (!open) setWords('');
  };
  const kinds = [
    { value: ALL, label: t('play.log.all') },
    { value: DICE, label: t('play.log.dice') },
    ...log.quick.map((kind) => ({ value: kind.id, label: kind.label })),
    ...(log.umpire.length === 0 ? [] : [{ value: UMPIRE, label: changesWords(companion) }]),
  ];
  // Stacked segments would leave no room for the log itself; the filter offers the same.
  const isCrowded = isLargeText || (isNarrow && kinds.length > MOST_ON_NARROW);
  const set = filtersSet(filter);
  const isFiltered = set > 0 || words.trim() !== '';
  return (
    <>
      <Screen
        {...frame}
        right={
          <View style={{ flexDirection: 'row' }}>
            <IconButton
              icon={isSearching ? 'close' : 'search'}
              label={isSearching ? t('common.close') : t('log.search')}
              onPress={() => search(!isSearching)}
              testID="log-search"
            />
            <IconButton
              icon="filter"
              label={set === 0 ? t('log.filter') : t('log.filterOn', { count: set })}
              color={set === 0 ? 'ink' : 'danger'}
              onPress={() => setFiltering(true)}
              testID="log-filter-open"
            />
          </View>
        }
        flush
        scroll={false}
        actionBar={{
          main: (
            <Button
              icon="undo"
              label={undoLabel}
              disabled={last === undefined}
              onPress={() => void undo()}
              testID="log-undo"
            />
          ),
          aside: mayRedo ? (
            <Button icon="refresh" iconPlace="above" label={redoLabel} onPress={() => void redo()} testID="log-redo" />
          ) : hasTurns(companion) && 'report' in companion.screens ? (
            <Button
              icon="book"
              iconPlace="above"
              label={t('play.report.open')}
              onPress={() => router.push(gameAddress(id, 'report'))}
              testID="to-report"
            />
          ) : undefined,
        }}
      >
        <View style={{ padding: space.edge, paddingVertical: space.sm, gap: space.sm }}>
          {isSearching ? (
            <TextField
              label={t('log.search')}
              showLabel={false}
              kind="search"
              autoFocus
              placeholder={t('log.searchPlaceholder')}
              value={words}
              onChange={setWords}
              testID="log-words"
            />
          ) : isCrowded ? null : (
            <SegmentedChoice
              label={t('play.log.filter')}
              value={filter.kind}
              onChange={(kind) => setFilter((now) => ({ ...now, kind }))}
              options={kinds}
              testID="log-filter"
            />
          )}
          {isFiltered && story !== null && (
            <View style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' }}>
              <View style={{ flex: 1 }}>
                <LiveRegion>
                  <Text as="text2" color="ink2" testID="log-shown">
                    {isReading ? t('log.searching') : t('log.shown', { shown: shown.length, all: story.length })}
                  </Text>
                </LiveRegion>
                {set > 0 && (
                  <Text as="text2" testID="log-set">
                    {filterWords(companion, filter, nameOf)}
                  </Text>
                )}
              </View>
              <Button
                kind="link"
                label={t('log.clear')}
                onPress={() => {
                  setFilter(EVERYTHING);
                  setWords('');
                }}
                testID="log-show-all"
              />
            </View>
          )}
        </View>
        {story === null ? (
          <View style={{ padding: space.edge }}>
            <Progress label={t('log.reading')} />
          </View>
        ) : (
          <LogList
            items={shown}
            linesOf={linesOf}
            isFiltered={isFiltered}
            onBackTo={mayGoBack ? setChosen : undefined}
          />
        )}
      </Screen>
      <FilterSheet open={isFiltering} filter={filter} onChange={setFilter} onClose={() => setFiltering(false)} />
      <BackToSheet story={story ?? []} number={chosen} onClose={() => setChosen(null)} />
    </>
  );
}
