import type { AfterRound } from '../../common/fight-ahead';
import { TOGO_POINTS } from '../data/point-tables';
import type { Rulings } from '../rulings';
import { type Side, SIDES } from '../types';
import { type FightFacts, fightOdds } from './fight-odds';

interface NamedFight extends FightFacts {
  /** The ships of both lines by id, in their order. */
  readonly ids: Readonly<Record<Side, readonly string[]>>;
}

/** A Togo point for each battleship sunk (TAS-6). */
const POINT = TOGO_POINTS['russian-battleship-sunk'].change;

/** Whoever breaks off after each round: Togo points for battleships, and each ship's chance to be sunk. */
export const fightAhead = ({ ids, ...facts }: NamedFight, rulings: Rulings): readonly AfterRound[] =>
  Array.from({ length: facts.rounds }, (_, place) => {
    const round = place + 1;
    const { exact, ships } = fightOdds({ ...facts, rounds: round }, rulings);
    const lostBy = (side: Side): number =>
      ships[side].reduce(
        (sum, { pSunk }, at) => (facts.lines[side][at]?.class === 'battleship' ? sum + POINT * pSunk : sum),
        0,
      );
    return {
      ...{ round, exact, lost: { ijn: lostBy('ijn'), irn: lostBy('irn') } },
      ships: SIDES.flatMap((side) =>
        ships[side].map(({ pSunk }, at) => ({ id: ids[side][at] ?? '', side, pLost: pSunk })),
      ),
    };
  });

/** The same with the fleets exchanged; range, broadside and who crosses the T stay with the side. */
export const swappedFight = ({ ids, lines, ...facts }: NamedFight): NamedFight => ({
  ...facts,
  ids: { ijn: ids.irn, irn: ids.ijn },
  lines: { ijn: lines.irn, irn: lines.ijn },
});
