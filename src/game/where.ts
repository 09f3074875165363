import type { Where } from '@/rules/common/where';

import { type Draft, evaluate } from './act';
import type { Battle, Book, Tagged } from './battle';
import { lastKnown } from './curtain';

/** Where a battle stands, for its line in a list; null for a book that has no such line. */
export function whereOf(book: Book<unknown>, battle: Battle<unknown>, draft: Draft | null): Where | null {
  const evaluated = draft && evaluate(book, battle, draft);
  const rolling =
    draft && evaluated?.ok && evaluated.value.type === 'needs'
      ? { command: draft.command as unknown as Tagged, needs: evaluated.value.needs }
      : null;
  return book.where(battle.state, { rolling, events: lastKnown(book, battle, 'public')?.events ?? [] });
}
