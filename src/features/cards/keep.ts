import type { CardDesign, DeckDesign } from '@/rules/togo/index';
import { changeDocument } from '@/store/library';

import { findDeck } from './use-decks';

export const changeCard = (id: string, change: (card: CardDesign) => CardDesign) => changeDocument('card', id, change);

/** The first change to a house deck makes it the owner's. */
export const changeDeck = (id: string, change: (deck: DeckDesign) => DeckDesign) =>
  changeDocument('deck', id, change, (own) => findDeck(id, own));
