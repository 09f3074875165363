import { t } from '@/messages/messages';
import { type CampaignState, otherSide, scoredBy, type Ship, type Side } from '@/rules/tsushima/index';

interface ScoredShip {
  readonly ship: Ship;
  /** Who has the points. */
  readonly side: Side;
  readonly points: number;
  readonly why: string;
}

/** Ships that bring points as things stand, the dearest first, and for what. */
export const scoredShips = (state: CampaignState): readonly ScoredShip[] =>
  scoredBy(state)
    .map(({ ship, side, points }) => ({ ship, side, points, why: whyWords(ship, side) }))
    .sort((a, b) => b.points - a.points);

function whyWords(ship: Ship, side: Side): string {
  if (ship.fate !== 'afloat') return t(`tsushima.board.victory.why.${ship.fate}`);
  if (ship.captured) return t('tsushima.board.victory.why.captured');
  return side === otherSide(ship.side)
    ? t('tsushima.board.victory.why.hits', { count: ship.hits })
    : t('tsushima.board.victory.why.vladivostok');
}
