import * as v from 'valibot';

import type { PlayClock } from '@/game/play-clock';

import { getDocument, puttingDocument } from './db/documents';
import type { Driver, Queries, Statement } from './db/driver';

/** The kind of document a battle's clock is, by the battle's id. It is of this table and this day: no export takes it along. */
export const CLOCK_KIND = 'play-clock';

const time = v.pipe(v.number(), v.finite());
const schema = v.object({
  end: v.variant('type', [
    v.object({ type: v.literal('at'), at: time }),
    v.object({ type: v.literal('after'), played: time }),
  ]),
  startedAt: time,
  paused: time,
  pausedAt: v.nullable(time),
  turns: v.array(v.object({ turn: v.number(), played: time })),
});

/** The clock of a battle; one that cannot be read is none. */
export async function readClock(db: Queries, battle: string): Promise<PlayClock | null> {
  const parsed = v.safeParse(schema, await getDocument(db, CLOCK_KIND, battle));
  return parsed.success ? parsed.output : null;
}

/** Null takes the clock away. */
export const clockStatement = (battle: string, clock: PlayClock | null): Statement =>
  clock
    ? puttingDocument(CLOCK_KIND, battle, clock)
    : ['DELETE FROM documents WHERE kind = ? AND id = ?', [CLOCK_KIND, battle]];

/** In a transaction, which the workers of a league hear of. */
export const writeClock = (db: Driver, battle: string, clock: PlayClock | null): Promise<void> =>
  db.transaction([clockStatement(battle, clock)]);
