import type { Book } from '@/game/battle';
import type { FindBook } from '@/game/books';
import { mukdenCampaign } from '@/rules/mukden/index';
import { redSunCampaign } from '@/rules/red-sun/index';
import { tideCampaign } from '@/rules/tide/index';
import { togoBattle, togoQuick } from '@/rules/togo/index';
import { tsushimaCampaign } from '@/rules/tsushima/index';

import { toyBook } from './toy-book';

/** The rule books of the app and the toy: `jest.mock('@/game/books', () => jest.requireActual('@/testing/books-with-toy'))`. */
const BOOKS = [
  togoBattle,
  togoQuick,
  tideCampaign,
  tsushimaCampaign,
  redSunCampaign,
  mukdenCampaign,
  toyBook,
] as readonly unknown[] as readonly Book<unknown>[];

export const bookOf: FindBook = (id) => BOOKS.find((book) => book.id === id) ?? null;

export const loadBook = async (id: string): Promise<Book<unknown> | null> => bookOf(id);

export const loadBooks = async (): Promise<FindBook> => bookOf;

export const isListed = (id: string): boolean => bookOf(id)?.listed ?? true;

export const isOnShelf = (id: string): boolean => bookOf(id)?.isOnShelf ?? false;

export const shelfTitles = () => [];
