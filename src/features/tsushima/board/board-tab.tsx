import { type ReactNode, useState } from 'react';

import { useTabHeader } from '@/features/play/use-tab-header';
import { useT } from '@/messages/messages';
import { Screen } from '@/ui/screen';
import { SegmentedChoice } from '@/ui/segmented-choice';

import { BattleBoard } from '../battle-board/battle-board';
import { useGame } from '../game';
import { MonthBoard } from './month-board';
import { PlanBoard } from './plan-board';
import { VictoryBoard } from './victory-board';

type BoardPart = 'month' | 'plan' | 'victory';
const PARTS = { month: MonthBoard, plan: PlanBoard, victory: VictoryBoard } as const;

/** In battle the Battle Board, else the campaign. */
export function BoardTab({ tabBar }: { tabBar: ReactNode }) {
  const { battle } = useGame().state;
  return battle === null ? <CampaignBoard tabBar={tabBar} /> : <BattleBoard battle={battle} tabBar={tabBar} />;
}

/** Out of battle: the month, the land plan, and who would win; a battle on the board only has none of the first two. */
function CampaignBoard({ tabBar }: { tabBar: ReactNode }) {
  const t = useT();
  const { view } = useGame();
  const [chosen, setChosen] = useState<BoardPart>('month');
  const isBoardOnly = view.turnLimit === null;
  const hasPlan = view.scenario === 'war-at-sea';
  const part = isBoardOnly || (chosen === 'plan' && !hasPlan) ? 'victory' : chosen;
  const Part = PARTS[part];
  return (
    <Screen title={t('tsushima.board.title')} {...useTabHeader()} lowRow={tabBar} testID="board">
      {!isBoardOnly && (
        <SegmentedChoice
          label={t('tsushima.board.part.label')}
          options={[
            { value: 'month', label: t('tsushima.board.part.month') },
            ...(hasPlan
              ? [
                  {
                    value: 'plan' as const,
                    label: t('tsushima.board.part.plan'),
                    shortLabel: t('tsushima.board.part.planShort'),
                  },
                ]
              : []),
            { value: 'victory', label: t('tsushima.board.part.victory') },
          ]}
          value={part}
          onChange={setChosen}
          testID="board-part"
        />
      )}
      <Part />
    </Screen>
  );
}
