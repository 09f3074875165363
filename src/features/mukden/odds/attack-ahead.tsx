import { BreakOff, type FightAhead } from '@/features/play/odds/break-off';
import { useT } from '@/messages/messages';
import { attackAhead, type CampaignState, swappedAttack } from '@/rules/mukden/index';

import { attackFactors, type AttackFigure, factsOf } from '../attack/attack-figure';

interface Props extends Pick<CampaignState, 'table' | 'rulings'> {
  figure: AttackFigure;
}

/** Stop after this attack, or go on with momentum; and the same attack by the other side. */
export function AttackAhead({ figure, table, rulings }: Props) {
  const t = useT();
  const { defence } = figure;
  if (table.crt === null || defence === null || attackFactors(figure) === 0) return null;
  const facts = factsOf(figure, defence);
  const rows = attackAhead(facts, table.crt, rulings);
  const swapped = attackAhead(swappedAttack(facts), table.crt, rulings);
  if (rows === null || swapped === null) return null;
  const ahead: FightAhead = {
    policies: [{ aims: 'line', words: t('mukden.odds.policy') }],
    points: t('mukden.odds.points'),
    roundName: (round) => (round === 1 ? t('mukden.odds.attack') : t('mukden.odds.momentum')),
    swap: { words: t('mukden.odds.swap'), isOffered: true },
    rowsOf: (_, isSwapped) => (isSwapped ? swapped : rows),
  };
  return <BreakOff ahead={ahead} nameOf={() => figure.defender} />;
}
