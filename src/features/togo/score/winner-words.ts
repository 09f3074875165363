import { t } from '@/messages/messages';
import type { Side } from '@/rules/togo/index';

interface Verdict {
  readonly winner: Side | 'draw' | null;
  readonly decisive: boolean;
}

/** Who has won, in a sentence. */
export function winnerWords({ winner, decisive }: Verdict): string {
  switch (winner) {
    case 'ijn':
      return decisive ? t('standing.winner.ijnDecisive') : t('standing.winner.ijn');
    case 'irn':
      return decisive ? t('standing.winner.irnDecisive') : t('standing.winner.irn');
    case 'draw':
      return t('standing.winner.draw');
    case null:
      return t('standing.winner.none');
  }
}
