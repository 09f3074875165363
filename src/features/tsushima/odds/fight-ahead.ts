import type { FightAhead } from '@/features/play/odds/break-off';
import { t } from '@/messages/messages';
import { exchanged } from '@/rules/common/fight-ahead';
import { battleAhead } from '@/rules/tsushima/index';

import type { OpenGame } from '../game';

const ROUNDS = 4;

/** The battle that is on, if nobody moves. */
export function fightAhead({ state }: Pick<OpenGame, 'state'>): FightAhead | null {
  const { battle } = state;
  const rows = battle === null || battle.stage === 'mark' ? null : battleAhead(state, battle, ROUNDS);
  return (
    rows && {
      policy: t('tsushima.odds.policy'),
      points: t('tsushima.odds.points'),
      roundName: (round) => t('tsushima.odds.round', { round }),
      rows,
      swapped: exchanged(rows),
    }
  );
}
