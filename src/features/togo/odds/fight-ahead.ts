import type { FightAhead } from '@/features/play/odds/break-off';
import { t } from '@/messages/messages';
import { AIMS, battleAhead, hasTwoLines } from '@/rules/togo/index';

import { openingOf } from '../fire/fire-plan';
import type { OpenGame } from '../game';

const TURNS = 4;

/** From the moment both sides have sighted a ship of the line: what it comes to if nobody moves. */
export function fightAhead({ state }: Pick<OpenGame, 'state'>): FightAhead | null {
  if (state.result !== null || !hasTwoLines(state)) return null;
  return {
    policies: AIMS.map((aims) => ({ aims, words: t(`battle.ahead.policy.${aims}`) })),
    points: t('battle.ahead.points'),
    roundName: (round) => t('battle.ahead.turn', { turn: state.turn + round - 1 }),
    swap: { words: t('play.odds.alike'), isOffered: false },
    rowsOf: (aims) => battleAhead(state, aims, TURNS, openingOf) ?? [],
  };
}
