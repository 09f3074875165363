import { gameAddress } from '@/features/play/addresses';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { Screen } from '@/ui/screen';

import { useGame } from '../game';
import { VictoryBoard } from './victory-board';

/** Who would win, in the midst of a battle too. */
export function VictoryScreen() {
  const t = useT();
  const { id, view } = useGame();
  const back = useBack(gameAddress(id));
  return (
    <Screen
      title={t('tsushima.board.part.victory')}
      subtitle={t(`tsushima.place.scenario.${view.scenario}`)}
      back={back}
      testID="victory"
    >
      <VictoryBoard />
    </Screen>
  );
}
