import { parseEntry } from '@/game/entry-codec';
import { appFaces, NO_FACES } from '@/game/fairness';

import type { Queries } from './db/driver';

const AT_ONCE = 400;

/** How often each face of the app's dice has come up in all battles on this device, deleted ones too. */
export async function countAppFaces(db: Queries, pause: () => Promise<void>): Promise<readonly number[]> {
  const counts = [...NO_FACES];
  for (let from = 0; ; from += AT_ONCE) {
    const rows = await db.all<{ body: string }>(
      `SELECT body FROM log WHERE body LIKE '%"source":"app"%' ORDER BY battle, seq LIMIT ? OFFSET ?`,
      [AT_ONCE, from],
    );
    for (const { body } of rows) {
      const entry = parseEntry(body);
      for (const face of entry ? appFaces(entry) : []) counts[face - 1]! += 1;
    }
    if (rows.length < AT_ONCE) return counts;
    await pause();
  }
}
