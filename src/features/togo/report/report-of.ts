import { tallyOf } from '@/features/play/report/dice-tally';
import { battleReport, type BattleState, type Report } from '@/rules/togo/index';
import type { Item } from '../game';

/** The report of a story told oldest first. */
export const reportOf = (story: readonly Item[], now: BattleState): Report =>
  battleReport(
    story.flatMap((item) => (item.type === 'action' ? [{ ...item, dice: tallyOf(item.dice) }] : [])),
    now,
  );
