import type { AfterRound } from '../../common/fight-ahead';
import { otherSide, type Side } from '../types';
import { type AssaultFacts, assaultOdds } from './assault-odds';

/** Steps lost by those who stop after each round of the same assault (RSR-8), and the chance that a side is gone. */
export const assaultAhead = (facts: AssaultFacts, attacker: Side): readonly AfterRound[] =>
  assaultOdds(facts).map(({ round, meanAttacker, meanDefender, pAttackerGone, pDefenderGone }) => ({
    ...{ round, exact: true },
    lost: attacker === 'ijn' ? { ijn: meanAttacker, irn: meanDefender } : { ijn: meanDefender, irn: meanAttacker },
    ships: [
      { id: 'attackers', side: attacker, pLost: pAttackerGone },
      { id: 'defenders', side: otherSide(attacker), pLost: pDefenderGone },
    ],
  }));

/** The defenders assault the attackers instead, on the same ground. */
export const swappedAssault = ({ attack, defence, ...ground }: AssaultFacts): AssaultFacts => ({
  ...ground,
  attack: defence,
  defence: attack,
});
