import { t } from '@/messages/messages';
import type { Description } from '@/rules/rulebook';

import type { NameOf, RollCompanion } from '../companion';
import type { Item } from './use-story';

/** The lines of an entry: what happened first in bold, what followed from it below. */
export function linesOf({ log, eventSentence }: RollCompanion, item: Item, nameOf: NameOf): readonly string[] {
  switch (item.type) {
    case 'action':
      return item.descriptions.flatMap((each) => log.sentence?.(each) ?? eventSentence(each, nameOf) ?? []);
    case 'given-up':
      return [t('play.event.givenUp')];
    case 'undone':
      return [t('play.event.undone', { count: item.actions.length })];
    case 'redone':
      return [t('play.event.redone', { count: item.actions.length })];
    case 'unread':
      return [t('play.event.unread')];
  }
}

/** An action in a few words, for the button that would undo it. */
export const shortLine = (
  { eventSentence }: RollCompanion,
  descriptions: readonly Description[],
  nameOf: NameOf,
): string =>
  descriptions.map((each) => eventSentence(each, nameOf)).find((line) => line !== null) ??
  t('play.event.other', { code: '' });

/** Whose action it was, by the first ship, formation or side it names; null for the table's own. */
export function sideOf({ book, sideOf: find }: RollCompanion, item: Item, view: unknown): string | null {
  if (item.type !== 'action') return null;
  for (const { about, data } of item.descriptions) {
    for (const id of [...about, ...sidesIn(data)]) {
      const side = book.sides.includes(id) ? id : find(view, id);
      if (side !== null) return side;
    }
  }
  return null;
}

const sidesIn = (data: Description['data']): readonly string[] =>
  typeof data === 'object' && data !== null && 'side' in data && typeof data.side === 'string' ? [data.side] : [];
