import { BreakOff, type FightAhead } from '@/features/play/odds/break-off';
import { useT } from '@/messages/messages';
import {
  assaultAhead,
  otherSide,
  strengthLadder,
  swappedAssault,
  type Terrain,
  type Unit,
} from '@/rules/red-sun/index';

interface Props {
  attackers: readonly Unit[];
  defenders: readonly Unit[];
  ground: { readonly terrain: Terrain; readonly river: boolean };
  /** Rounds that are left in this stage. */
  rounds: number;
}

const ladderOf = (units: readonly Unit[]) => strengthLadder(units.map(({ strengths, lost }) => strengths.slice(lost)));

/** The same assault round after round: how it stands for those who stop after each of them (RSR-8). */
export function Outlook({ attackers, defenders, ground, rounds }: Props) {
  const t = useT();
  const side = attackers[0]?.side;
  if (rounds < 1 || side === undefined) return null;
  const facts = { attack: ladderOf(attackers), defence: ladderOf(defenders), ...ground, rounds };
  const ahead: FightAhead = {
    policies: [{ aims: 'line', words: t('red-sun.assault.outlookPolicy') }],
    points: t('red-sun.assault.outlookSteps'),
    roundName: (round) => t('red-sun.assault.outlookRound', { round }),
    swap: { words: t('red-sun.assault.outlookSwap'), isOffered: true },
    rowsOf: (_, isSwapped) =>
      isSwapped ? assaultAhead(swappedAssault(facts), otherSide(side)) : assaultAhead(facts, side),
  };
  const name = (id: string) => (id === 'attackers' ? t('red-sun.assault.attackers') : t('red-sun.assault.defenders'));
  return <BreakOff ahead={ahead} nameOf={name} />;
}
