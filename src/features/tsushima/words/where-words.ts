import '@/messages/tsushima-where';

import type { WhereWords } from '@/features/play/companion';
import { campaignWhere, turnLine } from '@/features/play/where-words';
import { t } from '@/messages/messages';
import type { Where } from '@/rules/common/where';
import type { TsushimaWhere } from '@/rules/tsushima/index';

/** All of it, for a card or a line of a list. Asked of campaigns of this book alone. */
export const whereWords = (where: Where): WhereWords =>
  campaignWhere(where, { line: lineOf(where), headline: headlineOf(where), last: lastOf(where as TsushimaWhere) });

/** "Turn 4 of 23 · Phase III"; a battle on the board only has no turns. */
const lineOf = (where: Where): string =>
  where.turnLimit === null ? phaseName(where.phase) : turnLine(where, phaseName(where.phase));

/** Who is about to do what. */
function headlineOf({ phase, acting, dice, over }: Where): string {
  if (over !== null) {
    if (over.winner === 'draw') return t('tsushimaWhere.now.overDraw');
    return over.winner === 'ijn' ? t('tsushimaWhere.now.overIjn') : t('tsushimaWhere.now.overIrn');
  }
  if (dice !== null) return t('tsushimaWhere.now.dice');
  if (phase === 'setup') return t('tsushimaWhere.now.setup');
  if (phase === 'terminal') return t('tsushimaWhere.now.terminal');
  const side = acting === 'ijn' || acting === 'irn' ? t(`tsushimaWhere.side.${acting}`) : null;
  if (side === null) return t('tsushimaWhere.now.claims');
  return phase === 'battle' ? t('tsushimaWhere.now.battle', { side }) : t('tsushimaWhere.now.act', { side });
}

function lastOf({ last }: TsushimaWhere): string | null {
  if (last === null) return null;
  const { code, who, count } = last;
  const side = who.side === 'ijn' ? t('tsushimaWhere.side.ijn') : t('tsushimaWhere.side.irn');
  return t(`tsushimaWhere.last.${code}`, { who: who.name ?? side, count });
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'T'] as const;
/** III, as the book counts its naval phases, and T for the terminal one. */
export const roman = (phase: number): string => ROMAN[phase - 1] ?? '';

/** "Phase III" */
export function phaseName(phase: string): string {
  const naval = /^phase-([1-6])$/.exec(phase);
  if (naval) return t('tsushimaWhere.phase.naval', { phase: roman(Number(naval[1])) });
  const other = (['setup', 'terminal', 'battle', 'over'] as const).find((each) => each === phase);
  return other === undefined ? phase : t(`tsushimaWhere.phase.${other}`);
}
