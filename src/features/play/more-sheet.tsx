import { type Href, useRouter } from 'expo-router';
import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { useSession } from '@/store/session';
import { ListRow } from '@/ui/list-row';
import { Sheet } from '@/ui/sheet';

import { gameAddress } from './addresses';
import { type MoreRow, useCompanion } from './companion';
import { useGuide } from './guide/use-guide';
import { useGame } from './open-game';
import { useElsewhere } from './sides-here';
import { useUndo } from './use-undo';

/** Rows that write into this device's own storage: a game at a host is not in it. */
const NEEDS_STORAGE = new Set(['bring-home', 'paper']);

/** What is seldom wanted, one tap away: the book's own, and what every game has. */
export function MoreSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT();
  const router = useRouter();
  const game = useGame();
  const { id } = game;
  const { redo, mayRedo, redoLabel } = useUndo();
  const { book, guide: hasGuide, report, fightAhead, useMore } = useCompanion();
  const guide = useGuide();
  const own = useMore();
  const elsewhere = useElsewhere();
  const isCaptain = useSession(({ seat }) => seat?.isCaptain ?? false);
  const viewer = useSession((session) => session.seat?.viewer ?? null);
  const all: readonly MoreRow[] = [
    ...(mayRedo ? [{ id: 'redo', title: redoLabel, onPress: () => void redo() }] : []),
    ...(hasGuide
      ? [
          {
            id: 'guide',
            title: guide.isOpen ? t('play.guide.close') : t('play.guide.more'),
            onPress: guide.toggle,
          },
        ]
      : []),
    ...own,
    ...(open && fightAhead?.(game) ? [{ id: 'odds', title: t('play.odds.title'), to: 'odds' }] : []),
    ...(report
      ? [
          { id: 'report', title: t('play.report.title'), to: 'report' },
          {
            id: 'paper',
            title: t('play.report.paper'),
            onPress: () => router.push(`/shelf/${book.id}/print` as Href),
          },
        ]
      : []),
    { id: 'clock', title: t('clock.title'), to: 'clock' },
    { id: 'settings', title: t('play.settings'), onPress: () => router.push('/settings') },
  ];
  const isThere = ({ id: row, to = '' }: MoreRow) =>
    viewer === null || (!NEEDS_STORAGE.has(row) && elsewhere(to) === null && !(isCaptain && row === 'changes'));
  const rows = all.filter(isThere);
  return (
    <Sheet open={open} onClose={onClose} title={t('play.more')} closeLabel={t('common.close')} testID="more">
      <View>
        {rows.map(({ id: row, title, subtitle, to, onPress }) => (
          <ListRow
            key={row}
            title={title}
            subtitle={subtitle}
            onPress={() => {
              onClose();
              onPress?.();
              if (to !== undefined) router.push(gameAddress(id, to));
            }}
            testID={`more-${row}`}
          />
        ))}
      </View>
    </Sheet>
  );
}
