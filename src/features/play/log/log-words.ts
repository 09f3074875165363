import { timeOfDay } from '@/kit/words/saved-at';
import { t } from '@/messages/messages';
import type { Description } from '@/rules/rulebook';

import type { NameOf, RollCompanion } from '../companion';
import type { Item } from './use-story';

/** The lines of an entry: the worst that happened in bold, else what happened first; the rest below. `story`: newest first. */
export function linesOf(
  companion: RollCompanion,
  item: Item,
  nameOf: NameOf,
  story: readonly Item[] = [],
): readonly string[] {
  switch (item.type) {
    case 'action':
      return companion.log.lines?.(item, story, nameOf) ?? sentences(companion, item.descriptions, nameOf);
    case 'given-up':
      return [t('play.event.givenUp')];
    case 'undone':
    case 'redone': {
      const lines = item.told.flatMap((descriptions) => sentences(companion, descriptions, nameOf));
      const [what = t('play.event.other', { code: '' }), ...more] = lines;
      const isUndone = item.type === 'undone';
      if (item.actions.length === 1) {
        return [isUndone ? t('play.event.undoneOf', { what }) : t('play.event.redoneOf', { what }), ...more];
      }
      const count = item.actions.length;
      return [isUndone ? t('play.event.undone', { count }) : t('play.event.redone', { count }), ...lines];
    }
    case 'unread':
      return [t('play.event.unread')];
  }
}

const sentences = (
  { log, eventSentence }: RollCompanion,
  descriptions: readonly Description[],
  nameOf: NameOf,
): readonly string[] =>
  worstFirst(log, descriptions).flatMap((each) => log.sentence?.(each) ?? eventSentence(each, nameOf) ?? []);

/** The worst before all others, which stay in their order. */
function worstFirst({ gravity }: RollCompanion['log'], descriptions: readonly Description[]): readonly Description[] {
  if (gravity === undefined || descriptions.length < 2) return descriptions;
  const grave = descriptions.map(gravity);
  const worst = grave.indexOf(Math.max(...grave));
  return worst < 1 || grave[worst] === grave[0]
    ? descriptions
    : [descriptions[worst]!, ...descriptions.slice(0, worst), ...descriptions.slice(worst + 1)];
}

/** An action in one line, for the list of what would be undone. */
export const shortLine = (companion: RollCompanion, descriptions: readonly Description[], nameOf: NameOf): string =>
  sentences(companion, descriptions, nameOf)[0] ?? t('play.event.other', { code: '' });

/** "14:05" */
export const timeOf = (at: string): string => {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? '' : timeOfDay(date);
};

/** Whose action it was, by the first ship, formation or side it names; null for the table's own. */
export function sideOf({ book, log, sideOf: find }: RollCompanion, item: Item, view: unknown): string | null {
  if (item.type !== 'action') return null;
  for (const { about, data } of worstFirst(log, item.descriptions)) {
    for (const id of [...about, ...sidesIn(data)]) {
      const side = book.sides.includes(id) ? id : find(view, id);
      if (side !== null) return side;
    }
  }
  return null;
}

const sidesIn = (data: Description['data']): readonly string[] =>
  typeof data === 'object' && data !== null && 'side' in data && typeof data.side === 'string' ? [data.side] : [];
