import type { Setup } from '../battle/setup-shape';
import type { HouseRules } from '../house-rules';
import type { Side } from '../types';
import type { CardDesign } from './card-design';
import {
  cardFinder,
  dealDeck,
  type Dealing,
  type DeckDesign,
  deckProblems,
  HOUSE_DECK_ID,
  houseDeck,
  tablesWithDecks,
} from './deck-design';

type BySide<T> = { readonly [S in Side]: T };

/** The owner's cards and decks. */
export interface OwnDecks {
  readonly cards: ReadonlyMap<string, CardDesign>;
  readonly decks: ReadonlyMap<string, DeckDesign>;
}

/** The words of the house's deck and cards, and of a card that does nothing. */
interface DeckWords {
  readonly house: string;
  readonly blank: string;
  readonly card: Parameters<typeof cardFinder>[1];
}

/** Shuffled decks, and the tables their hands and draws stand in. */
export interface DealtDecks {
  readonly cards: { readonly [S in Side]: Setup['sides'][S]['cards'] };
  readonly tables: Setup['tables'];
}

/** The decks a side can choose from: the house's first, as the owner may have changed it, then the owner's own. */
export function decksOf(side: Side, { decks }: OwnDecks, words: DeckWords): readonly DeckDesign[] {
  const id = HOUSE_DECK_ID[side];
  const own = [...decks.values()].filter((deck) => deck.side === side && deck.id !== id);
  return [decks.get(id) ?? houseDeck(side, words.house), ...own];
}

/** Whether it can be dealt: it is there, and so is every card it names. */
export function canDeal(side: Side, id: string, own: OwnDecks, words: DeckWords): boolean {
  const deck = decksOf(side, own, words).find((each) => each.id === id);
  return deck !== undefined && deckProblems(deck, cardFinder(own.cards, words.card)).length === 0;
}

/** The decks as they lie on the table, shuffled; null in place of an id for a side without cards, and for all when one cannot be dealt. */
export function dealDecks(
  chosen: BySide<string | null>,
  own: OwnDecks,
  words: DeckWords,
  shuffle: Dealing['shuffle'],
  { startingHand }: Partial<HouseRules> = {},
): DealtDecks | null {
  const deckOf = (side: Side): DeckDesign | null =>
    decksOf(side, own, words).find(({ id }) => id === chosen[side]) ?? null;
  const found = { ijn: deckOf('ijn'), irn: deckOf('irn') };
  const find = cardFinder(own.cards, words.card);
  const dealing = { find, dummy: words.blank, shuffle, extraHand: startingHand === 'extra' };
  const ijn = found.ijn && dealDeck(found.ijn, dealing);
  const irn = found.irn && dealDeck(found.irn, dealing);
  if (ijn?.ok === false || irn?.ok === false) return null;
  return { cards: { ijn: ijn?.value ?? null, irn: irn?.value ?? null }, tables: tablesWithDecks(null, found) };
}
