import type { FirstGame } from '@/features/play/shelf-book';
import { t } from '@/messages/messages';
import { FIRST_GAME } from '@/rules/tide/index';
import type { Json } from '@/rules/rulebook';

export const firstGame = (): FirstGame => ({
  name: t('tide.guide.first.name'),
  about: [t('tide.guide.first.about'), t('tide.guide.first.win')],
  setup: () => FIRST_GAME.setup(t('tide.guide.first.name')) as unknown as Json,
  opening: FIRST_GAME.opening,
});
