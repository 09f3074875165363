import { t } from '@/messages/messages';
import { type ChitPair, manoeuvre } from '@/rules/tide/index';

export const pairName = ([one, two]: ChitPair): string => t('tide.board.matrix.pair', { one, two });

/** Where two pairs meet. */
export const meetingWords = (japanese: ChitPair, russian: ChitPair): string =>
  t('tide.board.matrix.cell', {
    japanese: pairName(japanese),
    russian: pairName(russian),
    result: manoeuvre(japanese, russian).result,
  });

/** Where two pairs meet, and what that brings, in one sentence. */
export function cellWords(japanese: ChitPair, russian: ChitPair): string {
  const { range, broadside, rounds } = manoeuvre(japanese, russian);
  return t('tide.board.matrix.cellSaid', {
    cell: meetingWords(japanese, russian),
    range: t(`tide.board.matrix.rangeSaid.${range}`),
    broadside: t(`tide.board.matrix.broadsideSaid.${broadside ?? 'none'}`),
    rounds: t('tide.board.matrix.rounds', { count: rounds }),
  });
}
