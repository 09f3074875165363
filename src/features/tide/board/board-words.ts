import { t } from '@/messages/messages';

import type { Token } from './box-contents';

/** What a token is, for a screen reader and over the list of its ships. */
export function tokenWords({ type, side, ships: { length: count } }: Token): string {
  if (type === 'secret') return side === 'ijn' ? t('tide.board.token.secretIjn') : t('tide.board.token.secretIrn');
  if (type === 'marked') {
    return side === 'ijn' ? t('tide.board.token.markedIjn', { count }) : t('tide.board.token.markedIrn', { count });
  }
  return side === 'ijn' ? t('tide.board.token.ijn', { count }) : t('tide.board.token.irn', { count });
}

/** All a box holds, in one sentence. */
export const holdsWords = (tokens: readonly Token[]): string =>
  tokens.length === 0 ? t('tide.board.empty') : tokens.map(tokenWords).join(', ');
