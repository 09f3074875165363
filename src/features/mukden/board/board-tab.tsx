import { type ReactNode, useEffect } from 'react';

import { useTabHeader } from '@/features/play/use-tab-header';
import { useT } from '@/messages/messages';
import { Stack } from '@/ui/layout';
import { Screen } from '@/ui/screen';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { useWindowShape } from '@/ui/window-shape';

import { useGame } from '../game';
import { VictoryMeter } from '../victory/victory-meter';
import { changeBoardUi, openBoard, useBoardUi } from './board-store';
import { HexBoard } from './hex-board';

/** The map, and who would win. */
export function BoardTab({ tabBar }: { tabBar: ReactNode }) {
  const t = useT();
  const { id } = useGame();
  const part = useBoardUi((ui) => ui.part);
  useEffect(() => openBoard(id), [id]);
  const choice = (
    <SegmentedChoice
      label={t('mukden.board.part.label')}
      options={(['hexes', 'victory'] as const).map((value) => ({ value, label: t(`mukden.board.part.${value}`) }))}
      value={part}
      onChange={(next) => changeBoardUi({ part: next })}
      testID="board-part"
    />
  );
  const header = useTabHeader();
  // In the side column of a phone on its side nothing else keeps it off the edges.
  const edge = useWindowShape() === 'sideways' ? 'edge' : undefined;
  return part === 'hexes' ? (
    <HexBoard
      tabBar={tabBar}
      lead={
        <Stack paddingX="edge" paddingY="sm">
          {choice}
        </Stack>
      }
    />
  ) : (
    <Screen
      title={t('mukden.board.title')}
      {...header}
      lead={<Stack padding={edge}>{choice}</Stack>}
      lowRow={tabBar}
      testID="board"
    >
      <VictoryMeter />
    </Screen>
  );
}
