import type { FightAhead } from '@/features/play/odds/break-off';
import { t } from '@/messages/messages';
import {
  type CampaignState,
  fightAhead as roundsAhead,
  type FightFacts,
  findShip,
  type Side,
  swappedFight,
  throughMines,
  TSUSHIMA_ROUNDS,
} from '@/rules/tide/index';

import type { OpenGame } from '../game';

/** Before the chits are known the middle of it is supposed. */
const USUAL: Pick<FightFacts, 'range' | 'advantage'> = { range: 'medium', advantage: { ijn: null, irn: null } };
const USUAL_ROUNDS = 2;

/** Everybody sees both lines. */
function linesOf({ fight, meeting, meetings }: CampaignState): Readonly<Record<Side, readonly string[]>> | null {
  if (fight !== null) return fight.lines;
  const met = meeting === null ? null : meetings[meeting];
  if (!met?.revealed || met.ijn === null || met.irn === null) return null;
  return { ijn: throughMines(met.ijn), irn: throughMines(met.irn) };
}

/** Rounds that are over, and those still to come. */
function roundsOf({ step, meeting, fight }: CampaignState): { readonly over: number; readonly left: number } {
  const isFiring = step === 'fire-ijn' || step === 'fire-irn';
  const over = fight === null ? 0 : Math.max(0, isFiring ? fight.round - 1 : fight.round);
  const usual = meeting === 'european' ? TSUSHIMA_ROUNDS : USUAL_ROUNDS;
  // 0 before the chits have said how many.
  const all = fight === null || fight.rounds === 0 ? usual : fight.rounds;
  return { over, left: Math.max(1, all - over) };
}

/** Fight or withdraw, and for how long: from the moment both fleets are revealed. */
export function fightAhead({ state }: Pick<OpenGame, 'state'>): FightAhead | null {
  const ids = linesOf(state);
  if (ids === null) return null;
  const line = (side: Side) =>
    ids[side].flatMap((id) => {
      const ship = findShip(state, id);
      return ship === null || ship.fate !== 'afloat' ? [] : [ship];
    });
  const ships = { ijn: line('ijn'), irn: line('irn') };
  const all = [...ships.ijn, ...ships.irn];
  if (ships.ijn.length === 0 || ships.irn.length === 0 || all.some(({ ratings }) => ratings === null)) return null;
  const { fight } = state;
  const isRevealed = fight !== null && fight.result !== null;
  const { over, left } = roundsOf(state);
  const facts = {
    ...(isRevealed ? { range: fight.range, advantage: fight.advantage } : USUAL),
    rounds: left,
    ids: { ijn: ships.ijn.map(({ id }) => id), irn: ships.irn.map(({ id }) => id) },
    lines: {
      ijn: ships.ijn.map((ship) => ({ ...ship, ratings: ship.ratings! })),
      irn: ships.irn.map((ship) => ({ ...ship, ratings: ship.ratings! })),
    },
  };
  return {
    policies: (['line', 'best'] as const).map((aims) => ({
      aims,
      words: isRevealed ? t(`tide.odds.policy.${aims}`) : t(`tide.odds.policyBefore.${aims}`),
    })),
    points: t('tide.odds.points'),
    roundName: (round) => t('tide.odds.round', { round: over + round }),
    swap: { words: t('tide.odds.swap'), isOffered: true },
    rowsOf: (aims, isSwapped) => roundsAhead({ ...(isSwapped ? swappedFight(facts) : facts), aims }, state.rulings),
  };
}
