import type { FirstGame } from '@/features/play/shelf-book';
import { t } from '@/messages/messages';
import { FIRST_GAME } from '@/rules/tsushima/index';
import type { Json } from '@/rules/rulebook';

export const firstGame = (): FirstGame => ({
  name: t('tsushima.guide.first.name'),
  about: [t('tsushima.guide.first.about'), t('tsushima.guide.first.win')],
  setup: () => FIRST_GAME.setup(t('tsushima.guide.first.name')) as unknown as Json,
  opening: FIRST_GAME.opening,
});
