import { t } from '@/messages/messages';
import type { Description } from '@/rules/rulebook';
import type { PhaseId, Side } from '@/rules/togo/index';

import { eventSentence, type NameOf } from '@/features/togo/words/event-words';
import { phaseTitle } from '@/features/togo/words/phase-words';
import type { Item } from './use-story';

/** The lines of an entry: what happened first in bold, what followed from it below. */
export function linesOf(item: Item, nameOf: NameOf): readonly string[] {
  switch (item.type) {
    case 'action':
      return item.descriptions.flatMap((told) =>
        // Under the head of its phase the turn need not be said again.
        told.code === 'PhaseBegan'
          ? t('log.phaseBegan', { phase: phaseTitle((told.data as unknown as { phase: PhaseId }).phase) })
          : (eventSentence(told, nameOf) ?? []),
      );
    case 'given-up':
      return [t('event.givenUp')];
    case 'undone':
      return [t('event.undone', { count: item.actions.length })];
    case 'redone':
      return [t('event.redone', { count: item.actions.length })];
    case 'unread':
      return [t('event.unread')];
  }
}

/** An action in a few words, for the button that would undo it. */
export const shortLine = (told: readonly Description[], nameOf: NameOf): string =>
  told.map((one) => eventSentence(one, nameOf)).find((line) => line !== null) ?? t('event.other', { code: '' });

/** Whose action it was, by the first ship, formation or side it names; null for the table's own. */
export function sideOf(item: Item, find: (id: string) => Side | null): Side | null {
  if (item.type !== 'action') return null;
  for (const { about, data } of item.descriptions) {
    for (const id of [...about, ...sidesIn(data)]) {
      const side = id === 'ijn' || id === 'irn' ? id : find(id);
      if (side !== null) return side;
    }
  }
  return null;
}

const sidesIn = (data: Description['data']): readonly string[] =>
  typeof data === 'object' && data !== null && 'side' in data && typeof data.side === 'string' ? [data.side] : [];
