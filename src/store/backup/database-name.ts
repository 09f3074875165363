import { strFromU8, strToU8 } from 'fflate';

import { putOnShelf, takeFromShelf } from './shelf';

const FIRST = 'z-flag.db';
const NOTE = 'database-name.txt';
const NUMBERED = /^z-flag(?:-(\d{1,4}))?\.db$/;

/** The database in use. After one was damaged and its backup restored it is another: the damaged file stays as it is. */
export async function databaseName(): Promise<string> {
  // Without a shelf there was never another one.
  const note = await takeFromShelf(NOTE).catch(() => null);
  const name = note && strFromU8(note);
  return name !== null && NUMBERED.test(name) ? name : FIRST;
}

export const noteDatabaseName = (name: string): Promise<void> => putOnShelf(NOTE, strToU8(name));

/** The name after this one. */
export const nextName = (name: string): string => `z-flag-${Number(NUMBERED.exec(name)?.[1] ?? 1) + 1}.db`;
