import type { FightAhead } from '@/features/play/odds/break-off';
import { t } from '@/messages/messages';
import { exchanged } from '@/rules/common/fight-ahead';
import { battleAhead } from '@/rules/red-sun/index';

import type { OpenGame } from '../game';

const HOURS = 4;

/** The battle that is on, at the range of now. */
export function fightAhead({ state }: Pick<OpenGame, 'state'>): FightAhead | null {
  const rows = state.battle === null ? null : battleAhead(state, state.battle, HOURS);
  return (
    rows && {
      policy: t('red-sun.odds.policy'),
      points: t('red-sun.odds.points'),
      roundName: (round) => t('red-sun.odds.hour', { hour: round }),
      rows,
      swapped: exchanged(rows),
    }
  );
}
