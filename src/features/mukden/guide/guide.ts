import type { Guide } from '@/features/play/guide/guide';
import { whatNext } from '@/features/play/guide/what-next';
import { t } from '@/messages/messages';
import type { OwedCode } from '@/rules/mukden/index';

import type { OpenGame } from '../game';
import { owedSentence } from '../words/owed-words';

export const mukdenGuide: Guide<OpenGame> = {
  now: ({ owed, nameOf }) => {
    const [first] = owed;
    if (first === undefined) return null;
    return {
      title: owedSentence(first, nameOf),
      lines: [t(`mukden.guide.todo.${first.code as OwedCode}`, { agree: t('mukden.actions.agree') })],
    };
  },
  over: () => ({ title: t('mukden.guide.over.title'), text: t('mukden.guide.over.text'), ways: whatNext('mukden') }),
};
