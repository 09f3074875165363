import type { FightAhead } from '@/features/play/odds/break-off';
import { t } from '@/messages/messages';
import { battleAhead } from '@/rules/red-sun/index';

import type { OpenGame } from '../game';

const HOURS = 4;

/** The battle that is on, at the range of now. */
export function fightAhead({ state }: Pick<OpenGame, 'state'>): FightAhead | null {
  const { battle } = state;
  if (battle === null || battleAhead(state, battle, 1) === null) return null;
  return {
    policies: (['line', 'best'] as const).map((aims) => ({ aims, words: t(`red-sun.odds.policy.${aims}`) })),
    points: t('red-sun.odds.points'),
    roundName: (round) => t('red-sun.odds.hour', { hour: round }),
    swap: { words: t('play.odds.alike'), isOffered: false },
    rowsOf: (aims) => battleAhead(state, battle, HOURS, aims) ?? [],
  };
}
