import type { Book } from '@/game/battle';
import { readRow } from '@/game/read-row';
import type { TimedRow } from '@/game/story';

import type { Queries } from './db/driver';
import { readRows } from './db/event-log';

/** Every row of a battle's log with its time, read as the story takes it. */
export const readTimedRows = async <State>(db: Queries, book: Book<State>, battle: string): Promise<TimedRow[]> =>
  (await readRows(db, battle)).map(({ seq, action, body, at }) => ({ ...readRow(book, seq, action, body), at }));
