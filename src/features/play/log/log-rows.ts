import type { Book } from '@/game/battle';
import type { Moment } from '@/rules/rulebook';

import type { Item } from './use-story';

/** A line of the list: an entry, or the head over the entries of a phase. */
export type LogRow =
  | { readonly type: 'entry'; readonly key: string; readonly item: Item }
  | { readonly type: 'head'; readonly key: string; readonly moment: Moment };

/** Where an entry belongs: to the phase it was done in, or to the one that began with it. */
export function momentOf({ moment }: Pick<Book<unknown>, 'moment'>, item: Item): Moment | null {
  return item.moment !== undefined ? item.moment : moment(item.type === 'action' ? item.after : item.before);
}

/** Entries with a head wherever turn or phase changes. */
export function logRows(book: Book<unknown>, items: readonly Item[]): readonly LogRow[] {
  const rows: LogRow[] = [];
  let last: Moment | null = null;
  for (const item of items) {
    const moment = momentOf(book, item);
    if (moment && (last?.turn !== moment.turn || last.phase !== moment.phase))
      rows.push({ type: 'head', key: `head-${item.number}`, moment });
    rows.push({ type: 'entry', key: `${item.number}`, item });
    last = moment;
  }
  return rows;
}
