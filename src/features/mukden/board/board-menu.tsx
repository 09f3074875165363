import { useRouter } from 'expo-router';

import { gameAddress } from '@/features/play/addresses';
import { MenuSheet } from '@/kit/menu-sheet';
import { useT } from '@/messages/messages';

import { useActWithToast, useGame } from '../game';
import { useOwnBoard } from '../shelf/own-board';

/** What can be done with the map as a whole. */
export function BoardMenu({ onClose }: { onClose: () => void }) {
  const t = useT();
  const router = useRouter();
  const act = useActWithToast();
  const { id, view } = useGame();
  const own = useOwnBoard();
  return (
    <MenuSheet
      title={t('mukden.board.more')}
      onClose={onClose}
      testID="board-menu"
      rows={[
        {
          id: 'paint',
          icon: 'pencil',
          title: t('mukden.board.menu.paint'),
          subtitle: t('mukden.board.menu.paintText'),
          onPress: () => router.push(gameAddress(id, 'paint')),
        },
        view.board === null &&
          own !== null && {
            id: 'use',
            icon: 'check',
            title: t('mukden.board.menu.use'),
            subtitle: t('mukden.board.menu.useText'),
            onPress: () => void act({ type: 'useBoard', board: own.board, lastRow: own.lastRow }),
          },
        view.board !== null && {
          id: 'drop',
          icon: 'close',
          title: t('mukden.board.menu.drop'),
          subtitle: t('mukden.board.menu.dropText'),
          onPress: () => void act({ type: 'useBoard', board: null }),
        },
      ]}
    />
  );
}
