import type { AfterRound } from '../../common/fight-ahead';
import { type AttackFacts, factorsOf } from '../combat';
import type { Crt } from '../data/crt';
import type { Rulings } from '../rulings';
import { otherSide } from '../types';
import { attackOdds, chainOdds } from './attack-odds';

/**
 * An attack, and with the momentum attack after it: half of the factors advance, against as strong a hex in the open. Exact by
 * that policy; null where the table lacks a column.
 */
export function attackAhead(first: AttackFacts, crt: Crt, rulings: Rulings): readonly AfterRound[] | null {
  const { odds } = attackOdds(first, crt, rulings);
  const factors = factorsOf(first.attackers);
  const second = { defence: first.defence, terrain: 'clear', hexside: 'open' } as const;
  const chain = chainOdds({ first, advancing: Math.ceil(factors / 2), second }, crt, rulings);
  if (odds === null || chain === null) return null;
  const mean = (at: 0 | 1, most: number): number =>
    odds.cells.reduce((sum, losses) => sum + Math.min(losses[at], most), 0) / odds.cells.length;
  const row = (round: number, attacker: number, defender: number, pLost: number): AfterRound => ({
    ...{ round, exact: true },
    lost: first.side === 'ijn' ? { ijn: attacker, irn: defender } : { ijn: defender, irn: attacker },
    ships: [{ id: 'defender', side: otherSide(first.side), pLost }],
  });
  return [
    row(1, mean(0, factors), mean(1, first.defence), chain.pFirst),
    row(2, chain.meanAttacker, chain.meanDefender, chain.pBoth),
  ];
}

/** The same attack by the other side: its own line of headings, its own concentric bonus, and no bombardment. */
export const swappedAttack = (facts: AttackFacts): AttackFacts => ({
  ...facts,
  side: otherSide(facts.side),
  bombardment: 0,
});
