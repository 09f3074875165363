import { useState } from 'react';

import { gameAddress } from '@/features/play/addresses';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';

import { newBoard, ownBoard } from '../../shelf/own-board';
import { useActWithToast, useGame } from '../../game';
import { PaintEditor } from './paint-editor';

/** The owner's map, painted in a campaign: the campaign goes by it once it is told to. */
export function PaintScreen() {
  const t = useT();
  const act = useActWithToast();
  const { id, view } = useGame();
  const back = useBack(gameAddress(id));
  // What a campaign brought along is gone on with, where the owner has painted nothing.
  const [first] = useState(() => ownBoard() ?? { ...newBoard(view.lastRow), ...(view.board && { board: view.board }) });
  return (
    <PaintEditor
      first={first}
      rulings={view.rulings}
      head={{
        title: t('mukden.shelf.map.title'),
        subtitle: t('mukden.shelf.map.fromCopy'),
        back: { label: t('common.back'), onPress: back },
      }}
      main={({ board, lastRow }) => (
        <Button
          kind="primary"
          label={t('mukden.shelf.map.use')}
          onPress={() => void act({ type: 'useBoard', board, lastRow }).then((done) => done && back())}
          testID="paint-use"
        />
      )}
    />
  );
}
