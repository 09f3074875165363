import type { FirstGame } from '@/features/play/shelf-book';
import { t } from '@/messages/messages';
import { FIRST_GAME } from '@/rules/mukden/index';
import type { Json } from '@/rules/rulebook';

export const firstGame = (): FirstGame => ({
  name: t('mukden.guide.first.name'),
  about: [t('mukden.guide.first.about'), t('mukden.guide.first.win')],
  setup: () => FIRST_GAME.setup(t('mukden.guide.first.name')) as unknown as Json,
  opening: FIRST_GAME.opening,
});
