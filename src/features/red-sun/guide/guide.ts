import type { Guide } from '@/features/play/guide/guide';
import { whatNext } from '@/features/play/guide/what-next';
import { t } from '@/messages/messages';
import type { OwedCode } from '@/rules/red-sun/index';

import type { OpenGame } from '../game';
import { owedSentence } from '../words/owed-words';

export const redSunGuide: Guide<OpenGame> = {
  now: ({ owed, nameOf, view, state }) => {
    const [first] = owed;
    if (first === undefined) return null;
    const code = first.code as OwedCode;
    const title = owedSentence(first, nameOf);
    // A game of a single turn is about its battle.
    if (view.turnLimit === 1 && state.battle === null && state.stage === 'movement') {
      return {
        title,
        lines: [t('red-sun.guide.fought')],
        taps: [],
        end: { label: t('red-sun.guide.endGame'), command: { type: 'endCampaign', winner: null } },
      };
    }
    return { title, lines: [t(`red-sun.guide.todo.${code}`)] };
  },
  over: () => ({ title: t('red-sun.guide.over.title'), text: t('red-sun.guide.over.text'), ways: whatNext('red-sun') }),
};
