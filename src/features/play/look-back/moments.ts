import type { Book } from '@/game/battle';

import type { Item } from '../log/use-story';

/** A moment one can look back to: the table after an action that is in force, or before the first one. */
export interface Moment {
  /** The action that led to it; null for the beginning. */
  readonly item: Extract<Item, { type: 'action' }> | null;
  readonly state: unknown;
}

/** Oldest first, from a story told newest first. Undone actions led nowhere and are no moments. */
export function momentsOf(story: readonly Item[]): readonly Moment[] {
  const first = story.at(-1);
  if (!first) return [];
  const moments: Moment[] = [{ item: null, state: first.before }];
  for (let place = story.length - 1; place >= 0; place -= 1) {
    const item = story[place];
    if (item?.type === 'action' && !item.undone) moments.push({ item, state: item.after });
  }
  return moments;
}

/** The places where a turn begins, for the ticks of the scrubber. */
export function turnsIn({ moment }: Book<unknown>, moments: readonly Moment[]): readonly number[] {
  const turns = moments.map(({ state }) => moment(state)?.turn);
  return turns.flatMap((turn, place) => (place > 0 && turn !== turns[place - 1] ? [place] : []));
}
