import type { PhaseId } from '@/rules/togo/index';

import type { Item } from './use-story';

/** A line of the list: an entry, or the head over the entries of a phase. */
export type LogRow =
  | { readonly type: 'entry'; readonly key: string; readonly item: Item }
  | { readonly type: 'head'; readonly key: string; readonly turn: number; readonly phase: PhaseId };

/** Where an entry belongs: to the phase it was done in, or to the one that began with it. */
export const momentOf = (item: Item): Item['before'] =>
  item.type === 'action' && item.descriptions.some(({ code }) => code === 'PhaseBegan') ? item.after : item.before;

/** Entries with a head wherever turn or phase changes. */
export function logRows(items: readonly Item[]): readonly LogRow[] {
  const rows: LogRow[] = [];
  let last: Item['before'] | null = null;
  for (const item of items) {
    const moment = momentOf(item);
    const { turn, phase } = moment;
    if (last?.turn !== turn || last.phase !== phase)
      rows.push({ type: 'head', key: `head-${item.number}`, turn, phase });
    rows.push({ type: 'entry', key: `${item.number}`, item });
    last = moment;
  }
  return rows;
}
