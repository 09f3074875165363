import type { Guide } from '@/features/play/guide/guide';
import { whatNext } from '@/features/play/guide/what-next';
import { t } from '@/messages/messages';
import type { OwedCode } from '@/rules/tide/index';

import type { OpenGame } from '../game';
import { owedSentence } from '../words/owed-words';

export const tideGuide: Guide<OpenGame> = {
  now: ({ owed, nameOf, view }, _next, choice) => {
    const [first] = owed;
    if (first === undefined) return null;
    const code = first.code as OwedCode;
    // Without a fleet at sea there is nothing to see.
    const shouldSail = code === 'choose-port-arthur' && view.turn === view.turnLimit && choice !== 'yes';
    return {
      title: owedSentence(first, nameOf),
      lines: [t(`tide.guide.todo.${code}`)],
      ...(shouldSail && { taps: [t('tide.brings.sortie'), t('tide.next.choose')] }),
    };
  },
  over: () => ({ title: t('tide.guide.over.title'), text: t('tide.guide.over.text'), ways: whatNext('tide') }),
};
