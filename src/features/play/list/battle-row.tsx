import { useRouter } from 'expo-router';
import { View } from 'react-native';

import { shelfTitles } from '@/game/books';
import { type Side, SideMark } from '@/kit/side-mark';
import { savedAt } from '@/kit/words/saved-at';
import { useT } from '@/messages/messages';
import type { StoredBattle } from '@/store/battles';
import { useSettings } from '@/store/settings';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { Pressable } from '@/ui/pressable';
import { rowFrame } from '@/ui/row-frame';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, typeStyles } from '@/ui/tokens';

import { whereWordsOf } from '../companions';
import { usePreview } from './use-preview';

interface BattleRowProps {
  battle: StoredBattle;
  /** False on the page of its book, which need not be named. */
  showBook?: boolean;
  onMore: () => void;
}

const LINES = ['name', 'textMedium', 'text2', 'text2'] as const;

/** A battle or a campaign in one line: its name, where it stands, what happened last. Only what both sides know. */
export function BattleRow({ battle, showBook = true, onMore }: BattleRowProps) {
  const t = useT();
  const theme = useTheme();
  const router = useRouter();
  const glance = usePreview(battle);
  const { id, name, book, updatedAt } = battle;
  const where = glance?.type === 'open' && glance.where ? whereWordsOf(book, glance.where) : null;
  const line = !glance
    ? t('battles.where.reading')
    : glance.type === 'unreadable'
      ? t('battles.where.unreadable')
      : glance.type === 'other-book' || !where
        ? t('battles.where.otherBook')
        : where.row;
  const last = where && where.last;
  const damagedAt = glance?.type === 'open' ? glance.damagedAt : null;
  const warning = damagedAt === null ? null : t('battles.where.damaged', { seq: damagedAt });
  const title = showBook && shelfTitles().find(({ id: each }) => each === book);
  const saved = t('battles.saved', { when: savedAt(updatedAt, new Date()) });
  // As tall without a last result as with one: the rows below stay in place when it is found out.
  const minHeight = LINES.reduce((sum, as) => sum + theme.fontSize(as) * typeStyles[as].line + 2, 0);
  const canOpen = glance === null || where !== null;
  return (
    <View
      style={[rowFrame(theme, 'card'), { paddingVertical: 0, paddingRight: space.xs, gap: 0 }]}
      testID={`battle-${id}`}
    >
      <Pressable
        label={[name, line, last, warning, saved].filter((part) => part !== null).join(', ')}
        onPress={() => router.push(`/battle/${id}`)}
        disabled={!canOpen}
        style={{ flex: 1, flexDirection: 'row', alignItems: 'center', gap: space.md, paddingVertical: space.md }}
        testID={`open-${id}`}
      >
        <Mark ensign={where?.ensign ?? null} />
        <View style={{ flex: 1, minWidth: 0, minHeight, justifyContent: 'center', gap: 2 }}>
          <Text as="name">{name}</Text>
          <Text as="textMedium">{line}</Text>
          {last !== null && (
            <Text as="text2" color="ink2">
              {last}
            </Text>
          )}
          {warning !== null && (
            <Text as="text2" color="danger">
              {warning}
            </Text>
          )}
          <Text as="text2" color="ink2">
            {title ? t('battles.campaignSaved', { book: title.name, saved }) : saved}
          </Text>
        </View>
      </Pressable>
      <IconButton icon="more" label={t('battles.options', { name })} onPress={onMore} testID={`more-${id}`} />
    </View>
  );
}

function Mark({ ensign }: { ensign: Side | null }) {
  const marks = useSettings((settings) => settings.marks);
  return (
    <View style={{ width: 42, alignItems: 'center' }}>
      {ensign ? <SideMark side={ensign} marks={marks} width={42} /> : <Icon name="anchor" size={28} color="ink2" />}
    </View>
  );
}
