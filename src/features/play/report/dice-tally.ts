import type { SeenSheet } from '@/game/story';

export interface DiceTally {
  readonly app: number;
  readonly table: number;
  readonly count: number;
  readonly umpire: number;
  readonly corrected: number;
}

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
