import { counterById } from '../data/counters';
import { PORT_ARTHUR_HITS, SCUTTLED_POINTS, SHIP_POINTS } from '../data/scenarios';
import { otherSide, type Side, SUNK } from '../types';
import { allShips, type CampaignState, groupOf, type Result, type Ship } from './state';

/** The side a ship began on: a captured one still counts as a loss of the other. */
const ownerOf = (ship: Ship): Side => counterById(ship.id)?.side ?? ship.side;

const pointsOf = ({ type }: Ship): number => SHIP_POINTS[type] ?? 0;

const decided = (
  points: Readonly<Record<Side, number>>,
  isDecisive: (more: number, less: number) => boolean,
): Result => {
  const { ijn, irn } = points;
  if (ijn === irn) return { winner: null, level: 'plain', points };
  const winner = ijn > irn ? 'ijn' : 'irn';
  const decisive = isDecisive(points[winner], points[otherSide(winner)]);
  return { winner, level: decisive ? 'decisive' : 'plain', points };
};

/** Ten hits or more and less than half as many received; the Russians by inflicting more (TSU-63). */
function portArthur({ inflicted }: CampaignState): Result {
  const { ijn, irn } = inflicted;
  const points = { ijn, irn };
  if (irn > ijn) return { winner: 'irn', level: 'plain', points };
  const isJapanese = ijn >= PORT_ARTHUR_HITS && irn < ijn / 2;
  return { winner: isJapanese ? 'ijn' : null, level: 'plain', points };
}

/** Variag destroyed at no loss; any hit on a Japanese ship; a Japanese ship sunk, or Variag away (TSU-64, AMB-10). */
function chemulpo(state: CampaignState): Result {
  const { inflicted, rulings } = state;
  const points = { ijn: inflicted.ijn, irn: inflicted.irn };
  const japanese = allShips(state).filter(({ side }) => side === 'ijn');
  const isSunk = japanese.some(({ type, fate }) => type !== 'T' && fate === 'sunk');
  const isAway = state.battle?.gone.some(({ ship, edge }) => ship === 'variag' && edge === 'low') ?? false;
  if (isSunk || isAway) return { winner: 'irn', level: 'decisive', points };
  const isDestroyed = state.ships.variag?.fate === 'sunk';
  const isHit = japanese.some(({ hits }) => hits > 0);
  if (isDestroyed && (!isHit || rulings.chemulpoNoLoss === 'sunk')) return { winner: 'ijn', level: 'plain', points };
  return isHit ? { winner: 'irn', level: 'marginal', points } : { winner: null, level: 'plain', points };
}

const isInVladivostok = (state: CampaignState, ship: Ship): boolean => {
  const where = ship.fate === 'afloat' ? groupOf(state, ship.id)?.where : undefined;
  return where?.kind === 'port' && where.name === 'vladivostok';
};

const hitsOn = ({ fate, hits }: Ship): number => (fate === 'sunk' || fate === 'scuttled' ? SUNK : hits);

/** What each ship brings the opponent of the side she began on (TSU-67). A captured ship counts with two hits at least. */
export function warPoints(ship: Ship): number {
  if (ship.fate === 'scuttled') return SCUTTLED_POINTS;
  const hits = ship.captured ? Math.max(2, hitsOn(ship)) : hitsOn(ship);
  return hits * pointsOf(ship);
}

/** A ship that brings points as things stand, and to whom. */
interface Scored {
  readonly ship: Ship;
  readonly side: Side;
  readonly points: number;
}

/** The ships behind the points. Those of a battle on the board, and the hits at Tsushima, are counted as they are scored. */
export function scoredBy(state: CampaignState): readonly Scored[] {
  const { scenario } = state;
  if (scenario === 'port-arthur' || scenario === 'chemulpo') return [];
  const scored = allShips(state).flatMap((ship): Scored[] => {
    const owner = ownerOf(ship);
    if (scenario === 'war-at-sea') return [{ ship, side: otherSide(owner), points: warPoints(ship) }];
    if (owner === 'ijn') return [];
    // At Round Island those that began there earn nothing.
    const isMoved = scenario === 'tsushima' || ship.began !== 'vladivostok';
    const saved: Scored = { ship, side: 'irn', points: isMoved && isInVladivostok(state, ship) ? pointsOf(ship) : 0 };
    const hurt: Scored = { ship, side: 'ijn', points: ship.fate === 'interned' ? 1 : hitsOn(ship) };
    return scenario === 'tsushima' ? [saved] : [saved, hurt];
  });
  return scored.filter(({ points }) => points > 0);
}

function pointsIn(state: CampaignState): Record<Side, number> {
  const points = { ijn: 0, irn: 0 };
  for (const scored of scoredBy(state)) points[scored.side] += scored.points;
  return points;
}

/** Ships moved to Vladivostok against hits and internments (TSU-65). */
const roundIsland = (state: CampaignState): Result => decided(pointsIn(state), (more, less) => more >= 1.5 * less);

/** Ships in Vladivostok against hits inflicted less hits suffered (TSU-66). */
const tsushima = (state: CampaignState): Result =>
  decided({ ijn: state.inflicted.ijn - state.inflicted.irn, irn: pointsIn(state).irn }, () => false);

const warAtSea = (state: CampaignState): Result => decided(pointsIn(state), (more, less) => more > 2 * less);

/** Who would have won if it ended now (TSU-63 to TSU-67). */
export function verdict(state: CampaignState): Result {
  switch (state.scenario) {
    case 'port-arthur':
      return portArthur(state);
    case 'chemulpo':
      return chemulpo(state);
    case 'round-island':
      return roundIsland(state);
    case 'tsushima':
      return tsushima(state);
    case 'war-at-sea':
      return warAtSea(state);
  }
}
