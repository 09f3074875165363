import type { Book } from '@/game/battle';
import { rulebooks } from '@/rules/index';

import { toyBook } from './toy-book';

/** The rule books of the app and the toy: `jest.mock('@/game/books', () => jest.requireActual('@/testing/books-with-toy'))`. */
export const bookOf = (id: string): Book<unknown> | null =>
  [...rulebooks, toyBook as Book<unknown>].find((book) => book.id === id) ?? null;
