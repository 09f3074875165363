import { type ReactNode, useState } from 'react';

import { useTabHeader } from '@/features/play/use-tab-header';
import { useT } from '@/messages/messages';
import { Screen } from '@/ui/screen';
import { SegmentedChoice } from '@/ui/segmented-choice';

import { useGame } from '../game';
import { Boxes } from './boxes';
import { MatrixBoard, revealedPairs } from './matrix-board';
import { TogoPoints } from './togo-points';

type BoardPart = 'boxes' | 'togo' | 'matrix';

/** What lies where, the points, and the matrix: each readable at any time. */
export function BoardTab({ tabBar }: { tabBar: ReactNode }) {
  const t = useT();
  const [part, setPart] = useState<BoardPart>('boxes');
  return (
    <Screen title={t('tide.board.title')} {...useTabHeader()} lowRow={tabBar} testID="board">
      <SegmentedChoice
        label={t('tide.board.part.label')}
        options={[
          { value: 'boxes', label: t('tide.board.part.boxes') },
          { value: 'togo', label: t('tide.board.part.togo'), shortLabel: t('tide.board.part.togoShort') },
          { value: 'matrix', label: t('tide.board.part.matrix') },
        ]}
        value={part}
        onChange={setPart}
        testID="board-part"
      />
      <Part part={part} />
    </Screen>
  );
}

function Part({ part }: { part: BoardPart }) {
  const { view } = useGame();
  switch (part) {
    case 'boxes':
      return <Boxes view={view} />;
    case 'togo':
      return <TogoPoints />;
    case 'matrix':
      return <MatrixBoard first={revealedPairs(view.fight)} />;
  }
}
