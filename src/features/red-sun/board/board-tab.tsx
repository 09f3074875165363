import { type ReactNode, useState } from 'react';

import { useTabHeader } from '@/features/play/use-tab-header';
import { useT } from '@/messages/messages';
import { Screen } from '@/ui/screen';
import { SegmentedChoice } from '@/ui/segmented-choice';

import { useGame } from '../game';
import { MoraleLedger } from '../sea/morale-ledger';
import { BattleBoard } from './battle-board';
import { TurnBoard } from './turn-board';

type BoardPart = 'now' | 'morale';

/** In battle the range track, else rounds, season and foreign aid; beside it the morale of every fleet. */
export function BoardTab({ tabBar }: { tabBar: ReactNode }) {
  const t = useT();
  const { battle } = useGame().view;
  const [part, setPart] = useState<BoardPart>('now');
  return (
    <Screen title={t('red-sun.board.title')} {...useTabHeader()} lowRow={tabBar} testID="board">
      <SegmentedChoice
        label={t('red-sun.board.part')}
        value={part}
        onChange={setPart}
        options={[
          { value: 'now', label: battle === null ? t('red-sun.board.turn') : t('red-sun.board.battle') },
          { value: 'morale', label: t('red-sun.row.morale') },
        ]}
        testID="board-part"
      />
      {part === 'morale' ? <MoraleLedger /> : battle === null ? <TurnBoard /> : <BattleBoard battle={battle} />}
    </Screen>
  );
}
