import { t } from '@/messages/messages';
import type { TurnHead } from '@/features/play/companion';
import { PHASE_IDS, type Side } from '@/rules/togo/index';

import { phaseAsks, phaseTitle } from '../words/phase-words';
import type { OpenGame } from '../game';

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

/** The band over the Turn tab. */
export function turnHead(game: OpenGame): TurnHead {
  const { name, view } = game;
  const { side, words } = headlineOf(game);
  const { phase, turn, light: seen, result } = view;
  const light = seen.night === null ? t('battle.light.day') : t('battle.light.night', { range: seen.night });
  const at = PHASE_IDS.indexOf(phase);
  return {
    side,
    headline: words,
    title: t('battle.title', { name, turn, light }),
    asks: result === null ? phaseAsks(phase) : result.note,
    scale: { cells: PHASE_IDS, at, spoken: t('battle.scale', { at: at + 1, phase: phaseTitle(phase) }) },
  };
}
