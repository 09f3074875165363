import { ensignOf } from '@/kit/sides';
import { t } from '@/messages/messages';
import type { Where } from '@/rules/common/where';

import type { WhereWords } from './companion';

interface BookWords {
  /** "Turn 4 of 12 · Sortie" */
  readonly line: string;
  /** Who is about to do what, or how it ended. */
  readonly headline: string;
  /** The last thing that happened. */
  readonly last: string | null;
}

/** All of it, for a card or a line of a list: of a campaign, whose dice need no words of their own. */
export function campaignWhere(where: Where, { line, headline, last }: BookWords): WhereWords {
  const { count, words } = countsOf(where);
  const side = where.dice?.who?.side ?? where.acting;
  const owed = where.dice === null ? t('battles.where.owed', { count: where.owed }) : t('battles.dice.row', { count });
  return {
    line,
    row: where.over === null ? t('battles.where.row', { where: line, owed }) : headline,
    headline,
    ensign: side === 'ijn' || side === 'irn' ? ensignOf(side) : null,
    count,
    counts: words,
    last,
  };
}

/** "Turn 4 of 12 · Sortie", or "Turn 4 · Sortie" where nobody knows the last. */
export const turnLine = ({ turn, turnLimit }: Where, phase: string): string =>
  turnLimit === null
    ? t('battles.where.line', { turn, phase })
    : t('battles.where.lineOf', { turn, limit: turnLimit, phase });

function countsOf({ dice, owed }: Where): { readonly count: number; readonly words: string } {
  if (dice === null) return { count: owed, words: t('battles.where.owedWords', { count: owed }) };
  const { missing: count, need, at } = dice;
  if (need === null) return { count, words: t('battles.dice.any', { count }) };
  return {
    count,
    words: at === 'most' ? t('battles.dice.anyNeed', { count, need }) : t('battles.dice.anyAtLeast', { count, need }),
  };
}
