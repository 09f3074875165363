import type { Guide } from '@/features/play/guide/guide';
import { lastKnown } from '@/game/curtain';
import { t } from '@/messages/messages';

import { BOOK, type OpenGame } from '../game';
import { enteredBy, guideStep, isFirstBattle } from './guide-step';
import { passedWords, phaseName, phaseWhat, todoWords } from './guide-words';

/** What a phase is for is said while nothing has been done in it. */
export const togoGuide: Guide<OpenGame> = {
  isFirst: ({ view }) => isFirstBattle(view),
  now: ({ view, battle, owed, nameOf }) => {
    const step = guideStep({ view, owed });
    if (step.type === 'over') return null;
    if (step.type === 'decided') {
      return {
        title: phaseName(view.phase),
        lines: [t('firstBattle.guide.decided')],
        taps: [],
        end: { label: t('firstBattle.guide.decidedEnd'), command: { type: 'endBattle' } },
      };
    }
    const { isFresh, passed } = enteredBy(lastKnown(BOOK, battle, 'public'), view);
    const what = { title: phaseName(step.phase), passed: passed.map(passedWords) };
    if (step.type === 'end') return { ...what, lines: [], isDone: true };
    const todo = todoWords(step.todo, nameOf(step.about));
    return { ...what, lines: isFresh ? [phaseWhat(step.phase), todo] : [todo] };
  },
  over: () => ({
    title: t('firstBattle.guide.over.title'),
    text: t('firstBattle.guide.over.next'),
    ways: [
      { id: 'scenario', label: t('firstBattle.guide.over.scenario'), to: '/battle/new' },
      { id: 'quick', label: t('firstBattle.guide.over.quick'), to: '/quick' },
      { id: 'again', label: t('firstBattle.guide.over.again'), to: '/first-battle' },
    ],
  }),
};
