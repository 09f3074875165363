import { rulebooks } from '@/rules/index';

import type { Book } from './battle';

/** The rule book a battle was begun with; null when this app does not have it. */
export const bookOf = (id: string): Book<unknown> | null => rulebooks.find((book) => book.id === id) ?? null;
