import { RULEBOOKS } from '@/rules/index';
import type { Title } from '@/rules/rulebook';

import type { Book } from './battle';

export type FindBook = (id: string) => Book<unknown> | null;

/** The rule book a battle was begun with; null when this app does not have it. */
export const loadBook = async (id: string): Promise<Book<unknown> | null> =>
  (await RULEBOOKS.find((row) => row.id === id)?.load()) ?? null;

/** All of them, for what meets battles of any book and cannot wait for each. */
export async function loadBooks(): Promise<FindBook> {
  const books = await Promise.all(RULEBOOKS.map(({ load }) => load()));
  return (id) => books.find((book) => book.id === id) ?? null;
}

/** Whether a book stands on the shelf: then its games are campaigns, not battles. */
export const isOnShelf = (id: string): boolean => RULEBOOKS.some((row) => row.id === id && row.isOnShelf === true);

/** Those on the shelf, as they stand there. */
export const shelfTitles = (): readonly Title[] => RULEBOOKS.filter((row) => row.isOnShelf);

/** False for a book whose log is no game; true for those this app does not know. */
export const isListed = (id: string): boolean => RULEBOOKS.find((row) => row.id === id)?.listed ?? true;
