import type { Side } from '@/rules/togo/index';

import type { Dealt } from './make-setup';

/** The decks as they lie on the table, shuffled; null when one cannot be dealt. */
export function dealDecks(
  _chosen: { readonly [S in Side]: string | null },
  _shuffle: <T>(items: readonly T[]) => readonly T[],
): Dealt | null {
  return { cards: { ijn: null, irn: null }, tables: null };
}
