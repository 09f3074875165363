import '@/messages/red-sun-where';

import type { WhereWords } from '@/features/play/companion';
import { campaignWhere, turnLine } from '@/features/play/where-words';
import { t } from '@/messages/messages';
import type { Where } from '@/rules/common/where';
import type { Phase, RedSunWhere } from '@/rules/red-sun/index';

/** All of it, for a card or a line of a list. Asked of campaigns of this book alone. */
export const whereWords = (where: Where): WhereWords =>
  campaignWhere(where, {
    ...{ line: turnLine(where, phaseName(where.phase)), headline: headlineOf(where as RedSunWhere) },
    last: lastOf(where as RedSunWhere),
  });

function headlineOf({ phase, hour, dice, over }: RedSunWhere): string {
  if (over !== null) {
    if (over.winner === 'ijn') return t('redSunWhere.now.overIjn');
    return over.winner === 'irn' ? t('redSunWhere.now.overIrn') : t('redSunWhere.now.over');
  }
  if (dice !== null) return t('redSunWhere.now.dice');
  return hour === null ? phaseName(phase) : t('redSunWhere.now.battle', { hour });
}

function lastOf({ last }: RedSunWhere): string | null {
  if (last === null) return null;
  const { code, who, count } = last;
  const side = who.side === 'ijn' ? t('redSunWhere.side.ijn') : t('redSunWhere.side.irn');
  return t(`redSunWhere.last.${code}`, { who: who.name ?? side, count });
}

const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  'irn-initiative': t('redSunWhere.phase.irn-initiative'),
  'ijn-initiative': t('redSunWhere.phase.ijn-initiative'),
  search: t('redSunWhere.phase.search'),
  movement: t('redSunWhere.phase.movement'),
  attrition: t('redSunWhere.phase.attrition'),
  'irn-land': t('redSunWhere.phase.irn-land'),
  'ijn-land': t('redSunWhere.phase.ijn-land'),
  end: t('redSunWhere.phase.end'),
  over: t('redSunWhere.phase.over'),
};

/** "Naval movement" */
export const phaseName = (phase: string): string =>
  Object.hasOwn(PHASE_NAMES, phase) ? PHASE_NAMES[phase as Phase] : phase;
