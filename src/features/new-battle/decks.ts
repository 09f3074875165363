import { houseCardWords } from '@/messages/house-card-words';
import { t } from '@/messages/messages';
import {
  type CardDesign,
  cardFinder,
  dealDeck,
  type DeckDesign,
  deckProblems,
  HOUSE_DECK_ID,
  houseDeck,
  type Setup,
  type Side,
  tablesWithDecks,
} from '@/rules/togo/index';

type BySide<T> = { readonly [S in Side]: T };

/** Shuffled decks, and the tables their hands and draws stand in. */
export interface Dealt {
  readonly cards: { readonly [S in Side]: Setup['sides'][S]['cards'] };
  readonly tables: Setup['tables'];
}

/** The owner's cards and decks. */
export interface Decks {
  readonly cards: ReadonlyMap<string, CardDesign>;
  readonly decks: ReadonlyMap<string, DeckDesign>;
}

/** The decks a side can choose from: the house's first, as the owner may have changed it, then the owner's own. */
export function decksOf(side: Side, { decks }: Decks): readonly DeckDesign[] {
  const id = HOUSE_DECK_ID[side];
  const own = [...decks.values()].filter((deck) => deck.side === side && deck.id !== id);
  return [decks.get(id) ?? houseDeck(side, t('newBattle.cards.house')), ...own];
}

export const findDeck = (side: Side, id: string, decks: Decks): DeckDesign | null =>
  decksOf(side, decks).find((deck) => deck.id === id) ?? null;

/** Whether it can be dealt: it is there, and so is every card it names. */
export function canDeal(side: Side, id: string, decks: Decks): boolean {
  const deck = findDeck(side, id, decks);
  return deck !== null && deckProblems(deck, cardFinder(decks.cards, houseCardWords)).length === 0;
}

/** The decks as they lie on the table, shuffled; null when one cannot be dealt. */
export function dealDecks(
  chosen: BySide<string | null>,
  decks: Decks,
  shuffle: <T>(items: readonly T[]) => readonly T[],
): Dealt | null {
  const found = { ijn: chosenDeck('ijn', chosen.ijn, decks), irn: chosenDeck('irn', chosen.irn, decks) };
  const dealing = { find: cardFinder(decks.cards, houseCardWords), dummy: t('newBattle.cards.blank'), shuffle };
  const ijn = found.ijn && dealDeck(found.ijn, dealing);
  const irn = found.irn && dealDeck(found.irn, dealing);
  if (ijn?.ok === false || irn?.ok === false) return null;
  const cards = { ijn: ijn?.value ?? null, irn: irn?.value ?? null };
  return { cards, tables: tablesWithDecks(null, found) };
}

const chosenDeck = (side: Side, id: string | null, decks: Decks): DeckDesign | null =>
  id === null ? null : findDeck(side, id, decks);
