import '@/messages/mukden-where';

import type { WhereWords } from '@/features/play/companion';
import { campaignWhere, turnLine } from '@/features/play/where-words';
import { t } from '@/messages/messages';
import type { Where } from '@/rules/common/where';
import type { MukdenWhere } from '@/rules/mukden/index';

/** All of it, for a card or a line of a list. Asked of campaigns of this book alone. */
export const whereWords = (where: Where): WhereWords =>
  campaignWhere(where, {
    ...{ line: turnLine(where, phaseName(where.phase)), headline: headlineOf(where as MukdenWhere) },
    last: lastOf(where as MukdenWhere),
  });

function headlineOf({ phase, acting, dice, over }: MukdenWhere): string {
  if (over !== null) {
    const { winner } = over;
    return winner === 'ijn' || winner === 'irn' ? t(`mukdenWhere.now.over.${winner}`) : t('mukdenWhere.now.drawn');
  }
  if (dice !== null) return t('mukdenWhere.now.dice');
  return acting === 'ijn' || acting === 'irn' ? t(`mukdenWhere.now.acts.${acting}`) : phaseName(phase);
}

function lastOf({ last }: MukdenWhere): string | null {
  if (last === null) return null;
  const { code, who, count } = last;
  const side = who.side === 'irn' ? t('mukdenWhere.side.irn') : t('mukdenWhere.side.ijn');
  return t(`mukdenWhere.last.${code}`, { who: who.name ?? side, count });
}

const PHASE_NAMES: Readonly<Record<MukdenWhere['phase'], string>> = {
  I: t('mukdenWhere.phase.I'),
  II: t('mukdenWhere.phase.II'),
  III: t('mukdenWhere.phase.III'),
  IV: t('mukdenWhere.phase.IV'),
  V: t('mukdenWhere.phase.V'),
  VI: t('mukdenWhere.phase.VI'),
  VII: t('mukdenWhere.phase.VII'),
  VIII: t('mukdenWhere.phase.VIII'),
  end: t('mukdenWhere.phase.end'),
  over: t('mukdenWhere.phase.over'),
};

/** "IV Actions" */
export const phaseName = (phase: string): string =>
  Object.hasOwn(PHASE_NAMES, phase) ? PHASE_NAMES[phase as MukdenWhere['phase']] : phase;
