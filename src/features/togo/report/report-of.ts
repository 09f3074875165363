import type { SeenSheet } from '@/game/story';
import { battleReport, type BattleState, type DiceTally, type Report } from '@/rules/togo/index';
import type { Item } from '../game';

/** The report of a story told oldest first. */
export const reportOf = (story: readonly Item[], now: BattleState): Report =>
  battleReport(
    story.flatMap((item) => (item.type === 'action' ? [{ ...item, dice: tallyOf(item.dice) }] : [])),
    now,
  );

/** How many dice came from where; those that nobody rolled came from nowhere. A count or a sum stands for one roll: how many dice it was is in its procedure. */
export function tallyOf(sheet: SeenSheet): DiceTally {
  const tally = { app: 0, table: 0, count: 0, umpire: 0, corrected: 0 };
  for (const step of Object.values(sheet)) {
    if (!('dice' in step)) {
      if (step.source !== 'certain') tally[step.source] += 1;
      continue;
    }
    for (const { source, was } of step.dice) {
      if (source !== 'certain') tally[source] += 1;
      if ((was?.length ?? 0) > 0) tally.corrected += 1;
    }
  }
  return tally;
}
