import type { FightAhead } from '@/features/play/odds/break-off';
import { t } from '@/messages/messages';
import { battleAhead, hasRoles, swappedBattle } from '@/rules/tsushima/index';

import type { OpenGame } from '../game';

const ROUNDS = 4;

/** The battle that is on, if nobody moves. */
export function fightAhead({ state }: Pick<OpenGame, 'state'>): FightAhead | null {
  const { battle } = state;
  if (battle === null || battle.stage === 'mark' || battleAhead(state, battle, 1) === null) return null;
  return {
    policies: [{ aims: 'line', words: t('tsushima.odds.policy') }],
    points: t('tsushima.odds.points'),
    // As the board counts them: so many are over.
    roundName: (round) => t('tsushima.odds.round', { round: battle.round + round }),
    swap: hasRoles(battle)
      ? { words: t('tsushima.odds.swap'), isOffered: true }
      : { words: t('play.odds.alike'), isOffered: false },
    rowsOf: (_, isSwapped) => battleAhead(state, isSwapped ? swappedBattle(battle) : battle, ROUNDS) ?? [],
  };
}
