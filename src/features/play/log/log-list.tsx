import { useRouter } from 'expo-router';
import { useCallback, useMemo, useState } from 'react';
import { FlatList, View } from 'react-native';

import { useT } from '@/messages/messages';
import { loadHistory, useSession } from '@/store/session';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Heading, Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';

import { gameAddress } from '../addresses';
import { hasTurns, useRollCompanion } from '../companion';
import { momentWords } from '../moment-words';
import { CampaignLink } from '../links/campaign-link';
import { useGame } from '../open-game';
import { LogEntry } from './log-entry';
import { type LogRow, logRows } from './log-rows';
import { sideOf } from './log-words';
import type { Item } from './use-story';

interface Props {
  /** Newest first, as the filter let them through. */
  items: readonly Item[];
  linesOf: (item: Item) => readonly string[];
  isFiltered: boolean;
  /** None at a hosted table. */
  onBackTo?: (number: number) => void;
}

/** Thousands of entries, of which only those in sight are mounted. A tap unfolds one to its dice and rules. */
export function LogList({ items, linesOf, isFiltered, onBackTo }: Props) {
  const t = useT();
  const router = useRouter();
  const companion = useRollCompanion();
  const { book, log } = companion;
  const { id, view } = useGame();
  const [open, setOpen] = useState<number | null>(null);
  const rows = useMemo(() => logRows(book, items), [book, items]);
  const toggle = useCallback((number: number) => setOpen((now) => (now === number ? null : number)), []);
  const isLinked = useSession((session) => session.seat !== null);
  const look = useCallback((number: number) => router.push(gameAddress(id, `look-back?entry=${number}`)), [router, id]);
  return (
    <FlatList
      data={rows as LogRow[]}
      extraData={open}
      keyExtractor={({ key }) => key}
      initialNumToRender={14}
      maxToRenderPerBatch={8}
      updateCellsBatchingPeriod={16}
      windowSize={7}
      testID="log-list"
      ListHeaderComponent={isFiltered ? null : CampaignLink}
      renderItem={({ item: row, index }) =>
        row.type === 'head' ? (
          <PhaseHead title={momentWords(companion, row.moment)} newest={index === 0} />
        ) : (
          <LogEntry
            item={row.item}
            lines={linesOf(row.item)}
            side={sideOf(companion, row.item, view)}
            open={open === row.item.number}
            onToggle={toggle}
            onBackTo={onBackTo}
            onLook={hasTurns(companion) ? look : undefined}
          />
        )
      }
      ListFooterComponent={isLinked && (items.at(-1)?.number ?? 1) > 1 && !isFiltered ? Older : null}
      ListEmptyComponent={
        isFiltered ? (
          <EmptyState icon="search" title={t('log.none')} text={t('log.noneText')} />
        ) : (
          <EmptyState icon="book" title={t('play.log.empty')} text={log.empty ?? t('play.log.emptyText')} />
        )
      }
    />
  );
}

/** Of a hosted game the newest entries are in hand; the others are asked for. */
function Older() {
  const t = useT();
  return (
    <View style={{ padding: space.edge }}>
      <Button label={t('play.log.older')} onPress={() => void loadHistory()} testID="log-older" />
    </View>
  );
}

function PhaseHead({ title, newest }: { title: string; newest: boolean }) {
  const t = useT();
  const { color } = useTheme();
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        paddingHorizontal: space.edge,
        paddingVertical: space.sm,
        backgroundColor: color.paper,
        borderTopWidth: stroke.frame,
        borderBottomWidth: stroke.frame,
        borderColor: color.ruleStrong,
      }}
    >
      <Heading as="control">{title}</Heading>
      {newest && (
        <Text as="label" color="ink2">
          {t('log.newestFirst')}
        </Text>
      )}
    </View>
  );
}
