import { t } from '@/messages/messages';

import type { BoardWords } from './board-scene';

/** What is written on the board itself. */
export const boardWords = (): BoardWords => ({
  mukden: t('mukden.place.mukden'),
  liaoyang: t('mukden.place.liaoyang'),
  line: { ijn: t('mukden.board.line.ijn'), irn: t('mukden.board.line.irn') },
  noLine: t('mukden.forces.state.noLine'),
});
