import { useMemo } from 'react';

import { t } from '@/messages/messages';
import { type DeckDesign, HOUSE_DECK_ID, houseDeck, type Side, SIDES } from '@/rules/togo/index';
import { useLibrary } from '@/store/library';

type Own = ReadonlyMap<string, DeckDesign>;

/** The house deck of a side as it is now: the owner's edit where there is one. Its name is ours in any case. */
function houseDeckNow(side: Side, own: Own): DeckDesign {
  const name = t('cards.deck.houseName');
  return { ...(own.get(HOUSE_DECK_ID[side]) ?? houseDeck(side, name)), name };
}

const sideOfHouse = (id: string): Side | undefined => SIDES.find((side) => HOUSE_DECK_ID[side] === id);

export const isHouseDeck = ({ id }: DeckDesign): boolean => sideOfHouse(id) !== undefined;

export function findDeck(id: string, own: Own): DeckDesign | null {
  const house = sideOfHouse(id);
  return house === undefined ? (own.get(id) ?? null) : houseDeckNow(house, own);
}

export function useDeck(id: string): DeckDesign | null {
  const own = useLibrary(({ deck }) => deck);
  return useMemo(() => findDeck(id, own), [id, own]);
}

/** The house deck first, then the owner's by name. */
export function useDecksOf(side: Side): readonly DeckDesign[] {
  const own = useLibrary(({ deck }) => deck);
  return useMemo(() => {
    const mine = [...own.values()].filter((deck) => deck.side === side && !isHouseDeck(deck));
    return [houseDeckNow(side, own), ...mine.sort((a, b) => a.name.localeCompare(b.name))];
  }, [own, side]);
}
