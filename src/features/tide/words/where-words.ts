import '@/messages/tide-where';

import type { WhereWords } from '@/features/play/companion';
import { campaignWhere, turnLine } from '@/features/play/where-words';
import { t } from '@/messages/messages';
import type { Where } from '@/rules/common/where';
import type { Phase, TideWhere } from '@/rules/tide/index';

/** All of it, for a card or a line of a list. Asked of campaigns of this book alone. */
export const whereWords = (where: Where): WhereWords =>
  campaignWhere(where, {
    line: turnLine(where, phaseName(where.phase)),
    headline: headlineOf(where),
    last: lastOf(where as TideWhere),
  });

/** Who is about to do what. */
function headlineOf({ phase, acting, dice, over }: Where): string {
  if (over !== null) return over.winner === 'ijn' ? t('tideWhere.now.overIjn') : t('tideWhere.now.overIrn');
  if (dice !== null) return t('tideWhere.now.dice');
  const side = acting === 'ijn' || acting === 'irn' ? t(`tideWhere.side.${acting}`) : t('tideWhere.side.both');
  if (phase === 'sortie') return t('tideWhere.now.choose', { side });
  if (phase === 'manoeuvre') return t('tideWhere.now.manoeuvre', { side });
  if (phase.startsWith('round')) return t('tideWhere.now.fight', { side });
  if (phase === 'recovery') return t('tideWhere.now.recovery');
  return phase === 'final' ? t('tideWhere.now.final') : t('tideWhere.now.land');
}

function lastOf({ last }: TideWhere): string | null {
  if (last === null) return null;
  const { code, who, count } = last;
  const side = who.side === 'ijn' ? t('tideWhere.side.ijn') : t('tideWhere.side.irn');
  const name = isFleet(who.name) ? t(`tideWhere.fleet.${who.name}`) : (who.name ?? side);
  return t(`tideWhere.last.${code}`, { who: name, count });
}

const FLEETS = ['vladivostok', 'port-arthur', 'european', 'japan'] as const;
const isFleet = (name: string | null): name is (typeof FLEETS)[number] => FLEETS.some((fleet) => fleet === name);

/** "Round 1" */
export const phaseName = (phase: string): string =>
  Object.hasOwn(PHASE_NAMES, phase) ? PHASE_NAMES[phase as Phase] : phase;

const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  sortie: t('tideWhere.phase.sortie'),
  manoeuvre: t('tideWhere.phase.manoeuvre'),
  'round-1': t('tideWhere.phase.round', { round: 1 }),
  'round-2': t('tideWhere.phase.round', { round: 2 }),
  'round-3': t('tideWhere.phase.round', { round: 3 }),
  'round-4': t('tideWhere.phase.round', { round: 4 }),
  recovery: t('tideWhere.phase.recovery'),
  land: t('tideWhere.phase.land'),
  final: t('tideWhere.phase.final'),
  over: t('tideWhere.phase.over'),
};
