import type { Where } from '@/rules/common/where';
import { type BattleEvent, type BattleState, type Command, togoBattle, whereIs } from '@/rules/togo/index';

import { type Draft, evaluate } from './act';
import type { Battle, Book } from './battle';
import { lastKnown } from './curtain';

/** Where a battle stands, for its line in a list; null for a book that has no such line. */
export function whereOf(book: Book<unknown>, battle: Battle<unknown>, draft: Draft | null): Where | null {
  if (book.id !== togoBattle.id) return null;
  const events = (lastKnown(book, battle, 'public')?.events ?? []) as readonly BattleEvent[];
  const weighed = draft && evaluate(book, battle, draft);
  const rolling =
    draft && weighed?.ok && weighed.value.type === 'needs'
      ? { command: draft.command as unknown as Command, needs: weighed.value.needs }
      : null;
  return whereIs(battle.state as BattleState, { rolling, events });
}
