import { strFromU8, strToU8 } from 'fflate';

import { dropFromShelf, putOnShelf, takeFromShelf } from './backup/shelf';

/**
 * A few lines of this device that are no battle: kept apart from the database, which a page over plain http does not
 * have. Null where nothing was kept, or nothing can be.
 */
export async function readKept(name: string): Promise<string | null> {
  const content = await takeFromShelf(`${name}.txt`).catch(() => null);
  return content && strFromU8(content);
}

/** Null drops it. Resolved means: on disk. */
export const keep = (name: string, text: string | null): Promise<void> =>
  text === null ? dropFromShelf(`${name}.txt`) : putOnShelf(`${name}.txt`, strToU8(text));
