import { useMemo } from 'react';

import { houseCardWords } from '@/messages/house-card-words';
import { type CardDesign, cardFinder, fitsSide, HOUSE_CARDS, houseCard, type Side } from '@/rules/togo/index';
import { useLibrary } from '@/store/library';

/** A card as the screens show it, whoever made it. */
export interface CatalogueCard extends CardDesign {
  readonly origin: 'house' | 'own';
  /** Of the house deck only. */
  readonly history: string | null;
  readonly balance: string | null;
}

type Own = ReadonlyMap<string, CardDesign>;

/** The card with this id; null when it was deleted, or never was. */
function findCard(id: string, own: Own): CatalogueCard | null {
  const mine = own.get(id);
  if (mine) return { ...mine, origin: 'own', history: null, balance: null };
  const house = houseCard(id);
  const words = house && houseCardWords(id);
  if (!words) return null;
  const { title, text, history, balance } = words;
  return { ...house, name: title, text, note: '', origin: 'house', history, balance };
}

export function useCard(id: string): CatalogueCard | null {
  const own = useLibrary(({ card }) => card);
  return useMemo(() => findCard(id, own), [id, own]);
}

/** Cards that may go into a deck of this side: the house's as the book orders them, the owner's by name. */
export function useCardsOf(side: Side): {
  readonly house: readonly CatalogueCard[];
  readonly own: readonly CatalogueCard[];
} {
  const own = useLibrary(({ card }) => card);
  return useMemo(() => {
    const found = (ids: Iterable<string>) =>
      [...ids].flatMap((id) => findCard(id, own) ?? []).filter((card) => fitsSide(card, side));
    return {
      house: found(HOUSE_CARDS.map(({ id }) => id)),
      own: found(own.keys()).sort((a, b) => a.name.localeCompare(b.name)),
    };
  }, [own, side]);
}

/** Whether a deck can be dealt is asked with this. */
export function useCardFinder() {
  const own = useLibrary(({ card }) => card);
  return useMemo(() => cardFinder(own, houseCardWords), [own]);
}
