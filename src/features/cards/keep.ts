import type { CardDesign, DeckDesign } from '@/rules/togo/index';
import { saveDocument, useLibrary } from '@/store/library';

import { findDeck } from './use-decks';

// One after the other: a tap that comes while the disk is busy counts from what the tap before it made.
let last: Promise<unknown> = Promise.resolve();

function inTurn<T>(make: () => Promise<T>): Promise<T> {
  const made = last.then(make);
  last = made.catch(() => undefined);
  return made;
}

export interface Change<T> {
  readonly before: T;
  readonly after: T;
}

/** Changes an owner's card, on disk first. Null when there was nothing to change. */
export const changeCard = (id: string, change: (card: CardDesign) => CardDesign): Promise<Change<CardDesign> | null> =>
  inTurn(async () => {
    const before = useLibrary.getState().card.get(id);
    if (!before) return null;
    const after = change(before);
    if (same(before, after)) return null;
    await saveDocument('card', after);
    return { before, after };
  });

/** The same for a deck; the first change to a house deck makes it the owner's. */
export const changeDeck = (id: string, change: (deck: DeckDesign) => DeckDesign): Promise<Change<DeckDesign> | null> =>
  inTurn(async () => {
    const before = findDeck(id, useLibrary.getState().deck);
    if (!before) return null;
    const after = change(before);
    if (same(before, after)) return null;
    await saveDocument('deck', after);
    return { before, after };
  });

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
