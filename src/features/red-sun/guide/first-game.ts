import type { FirstGame } from '@/features/play/shelf-book';
import { t } from '@/messages/messages';
import { FIRST_GAME } from '@/rules/red-sun/index';
import type { Json } from '@/rules/rulebook';

export const firstGame = (): FirstGame => ({
  name: t('red-sun.guide.first.name'),
  about: [t('red-sun.guide.first.about'), t('red-sun.guide.first.win')],
  setup: () => FIRST_GAME.setup(t('red-sun.guide.first.name')) as unknown as Json,
  opening: FIRST_GAME.opening,
});
