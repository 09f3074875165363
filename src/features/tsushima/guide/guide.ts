import type { Guide } from '@/features/play/guide/guide';
import { whatNext } from '@/features/play/guide/what-next';
import { t } from '@/messages/messages';
import { type CampaignView, FIRST_GAME_ROUNDS, type OwedCode } from '@/rules/tsushima/index';

import type { OpenGame } from '../game';
import { owedSentence } from '../words/owed-words';

/** Whether the side that moves this round has done so. */
const hasMoved = ({ battle }: CampaignView): boolean =>
  battle !== null &&
  Object.values(battle.units).some(({ side, column, from }) => side === battle.mover && column !== from);

export const tsushimaGuide: Guide<OpenGame> = {
  now: ({ owed, nameOf, view }) => {
    const [first] = owed;
    if (first === undefined) return null;
    const code = first.code as OwedCode;
    const mayMove = code === 'fire-round' && !hasMoved(view);
    const mayEnd =
      view.scenario === 'chemulpo' && code === 'fire-round' && (view.battle?.round ?? 0) >= FIRST_GAME_ROUNDS;
    return {
      title: owedSentence(first, nameOf),
      lines: [
        code === 'fire-round' && !mayMove ? t('tsushima.guide.todo.fire-moved') : t(`tsushima.guide.todo.${code}`),
        ...(mayEnd ? [t('tsushima.guide.mayEnd')] : []),
      ],
      ...(mayMove && { taps: [t('tsushima.battleBoard.title'), t('tsushima.battleBoard.fire')] }),
      ...(mayEnd && { end: { label: t('tsushima.guide.endBattle'), command: { type: 'endBattle' } } }),
    };
  },
  over: () => ({
    title: t('tsushima.guide.over.title'),
    text: t('tsushima.guide.over.text'),
    ways: whatNext('tsushima'),
  }),
};
