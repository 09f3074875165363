import type { Queries } from './driver';

/** Call it in the transaction of whatever is done in a battle: by this number the lists know what was done last. */
export async function touch(tx: Queries, battle: string): Promise<void> {
  await tx.run('UPDATE battles SET touched = (SELECT MAX(touched) FROM battles) + 1 WHERE id = ?', [battle]);
}
