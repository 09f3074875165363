import { useMemo } from 'react';

import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { EmptyState } from '@/ui/empty-state';
import { Screen } from '@/ui/screen';

import { gameAddress } from '../addresses';
import { useCompanion } from '../companion';
import { useGame } from '../open-game';
import { BreakOff } from './break-off';

/** The fight that is on: what it comes to, round by round. */
export function FightOddsScreen() {
  const t = useT();
  const game = useGame();
  const { fightAhead } = useCompanion();
  const back = useBack(gameAddress(game.id));
  // The fight as it is now: it is worked out again when something happens, not when something is tapped.
  const ahead = useMemo(() => fightAhead?.(game) ?? null, [fightAhead, game]);
  return (
    <Screen
      title={t('play.odds.title')}
      subtitle={game.name}
      back={{ label: t('common.back'), onPress: back }}
      testID="fight-ahead"
    >
      {ahead === null ? (
        <EmptyState icon="target" title={t('play.odds.none')} text={t('play.odds.noneText')} />
      ) : (
        <BreakOff ahead={ahead} nameOf={game.nameOf} />
      )}
    </Screen>
  );
}
