import type { FightAhead } from '@/features/play/odds/break-off';
import { t } from '@/messages/messages';
import { battleAhead, hoursAhead } from '@/rules/red-sun/index';

import type { OpenGame } from '../game';

const MOST_HOURS = 4;

/** The battle that is on, at the range of now. */
export function fightAhead({ state }: Pick<OpenGame, 'state'>): FightAhead | null {
  const { battle } = state;
  if (battle === null || battleAhead(state, battle, 1) === null) return null;
  const { first, count } = hoursAhead(battle, MOST_HOURS);
  if (count === 0) return null;
  return {
    policies: (['line', 'best'] as const).map((aims) => ({ aims, words: t(`red-sun.odds.policy.${aims}`) })),
    points: t('red-sun.odds.points'),
    roundName: (round) => t('red-sun.odds.hour', { hour: first + round - 1 }),
    swap: { words: t('play.odds.alike'), isOffered: false },
    rowsOf: (aims) => battleAhead(state, battle, count, aims) ?? [],
  };
}
