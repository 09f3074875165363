import type { Statement } from './driver';

/**
 * For the transaction of whatever is done in a battle: by this number the lists know what was done last. The one that
 * stands first alone stays so, and no page is written for it.
 */
export const touch = (battle: string): Statement => [
  `UPDATE battles SET touched = (SELECT MAX(touched) FROM battles) + 1
   WHERE id = ? AND (touched = 0 OR EXISTS (SELECT 1 FROM battles b WHERE b.touched >= battles.touched AND b.id <> battles.id))`,
  [battle],
];
