import { t } from '@/messages/messages';
import type { Side } from '@/rules/togo/index';

import type { OpenGame } from '@/features/play/open-game';

export interface Headline {
  /** Whose turn it is; null where both act, or nobody. */
  readonly side: Side | null;
  readonly words: string;
}

/** Whose turn and what to do, in the two or three words that are read from across the table. */
export function headlineOf({ view, owed }: Pick<OpenGame, 'view' | 'owed'>): Headline {
  const { phase, acting, result } = view;
  if (result !== null) return { side: null, words: t('battle.headline.over') };
  const side = acting === null ? t('battle.side.both') : acting === 'ijn' ? t('battle.side.ijn') : t('battle.side.irn');
  switch (phase) {
    case 'A':
      return { side: null, words: t('battle.headline.A') };
    case 'B':
      if (view.initiative === null) return { side: null, words: t('battle.headline.initiative') };
      return acting === null && owed.length === 0
        ? { side: null, words: t('battle.headline.moved') }
        : { side: acting, words: t('battle.headline.B', { side }) };
    case 'C':
      return acting === null && owed.length === 0
        ? { side: null, words: t('battle.headline.moved') }
        : { side: acting, words: t('battle.headline.C', { side }) };
    case 'D':
      return { side: null, words: t('battle.headline.D') };
    case 'E':
      return { side: null, words: t('battle.headline.E') };
    case 'F':
      return acting === null
        ? { side: null, words: t('battle.headline.fired') }
        : { side: acting, words: t('battle.headline.F', { side }) };
    case 'G':
      return { side: null, words: t('battle.headline.G') };
    case 'H':
      return { side: null, words: t('battle.headline.H') };
    case 'I':
      return { side: null, words: t('battle.headline.I') };
  }
}
