import type { Book, Tagged } from '@/game/battle';

import { openBattle } from './battles';
import type { Driver, Queries } from './db/driver';

/** A battle that was begun for a campaign of another book. */
export interface LinkedBattle {
  readonly id: string;
  readonly name: string;
  /** What it was begun with says of the campaign. */
  readonly origin: unknown;
}

/** The battles fought for a campaign, the newest first; those that were deleted are not among them. */
export async function battlesFor(db: Queries, campaign: string): Promise<readonly LinkedBattle[]> {
  const rows = await db.all<{ id: string; name: string; origin: string }>(
    `SELECT id, name, json_extract(body, '$.setup.origin') AS origin FROM (
       SELECT b.id, b.name, b.created_at, b.rowid AS place, CASE WHEN json_valid(l.body) THEN l.body END AS body
       FROM battles b JOIN log l ON l.battle = b.id AND l.seq = 1 WHERE b.deleted_at IS NULL
     ) WHERE json_extract(body, '$.setup.origin.campaign') = ? ORDER BY created_at DESC, place DESC`,
    [campaign],
  );
  return rows.map(({ origin, ...battle }) => ({ ...battle, origin: JSON.parse(origin) as unknown }));
}

/** Whether something of this kind happened in a game and was not undone. `words` stand in its row: most logs are not read for it. */
export async function hasHappened(
  db: Driver,
  book: Book<unknown>,
  id: string,
  { words, isIt }: { readonly words: string; readonly isIt: (event: Tagged) => boolean },
): Promise<boolean> {
  const row = await db.get('SELECT 1 AS found FROM log WHERE battle = ? AND INSTR(body, ?) > 0', [id, words]);
  if (!row) return false;
  const opened = await openBattle(db, book, id, { whole: true });
  return opened.ok && opened.value.battle.actions.some(({ events }) => events.some(isIt));
}
