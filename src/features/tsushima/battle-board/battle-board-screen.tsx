import { useEffect, useEffectEvent, useState } from 'react';

import { gameAddress } from '@/features/play/addresses';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Screen } from '@/ui/screen';

import { useGame } from '../game';
import { BattleBoard } from './battle-board';

/** The Battle Board as a screen of its own, from the Turn tab. */
export function BattleBoardScreen() {
  const t = useT();
  const { id, state } = useGame();
  const leave = useBack(gameAddress(id));
  const back = { label: t('common.back'), onPress: leave };
  const [hadBattle] = useState(state.battle !== null);
  const isOver = hadBattle && state.battle === null;
  const goOn = useEffectEvent(leave);
  // It ended on this board, by escape or by agreement: what follows is on the Turn tab.
  useEffect(() => {
    if (isOver) goOn();
  }, [isOver]);
  if (state.battle !== null) return <BattleBoard battle={state.battle} back={back} />;
  return (
    <Screen title={t('tsushima.battleBoard.title')} back={back} testID="no-battle-board">
      <EmptyState
        icon="compass"
        title={t('tsushima.battleBoard.none')}
        text={t('tsushima.battleBoard.noneText')}
        action={
          <Button kind="primary" label={t('tsushima.battleBoard.backToTurn')} onPress={leave} testID="back-to-turn" />
        }
      />
    </Screen>
  );
}
