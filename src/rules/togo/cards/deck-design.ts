import { err, ok, type Result } from '@/lib/result';

import { DECKS, type DeckRow } from '../data/turn-tables';
import { PRINTED_TABLES, type TogoTables } from '../tables';
import { type Side, SIDES } from '../types';
import { type CardDesign, type CardOwner, fitsSide, houseCard } from './card-design';
import { HOUSE_EVENTS } from './data/house-cards';
import type { CardEffect, CardTarget, CardTime } from './effects';

/** What a side plays with: which events, how many dummies, the first hand and the draws. */
export type DeckDesign = {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  /** Ids of cards, of the house or the owner's. */
  readonly events: readonly string[];
  readonly dummies: number;
  readonly hand: number;
  readonly draws: number;
};

/** The numbers of a deck that an owner may step, and how far. */
export const DECK_LIMITS = { events: 20, dummies: 40, hand: 20, draws: 10 } as const;

/** The deck every side has without doing anything. An edited one keeps this id. */
export const HOUSE_DECK_ID: { readonly [S in Side]: string } = { ijn: 'house-ijn', irn: 'house-irn' };

export const houseDeck = (side: Side, name: string): DeckDesign => {
  const { dummies, hand, draws } = DECKS[side];
  return { id: HOUSE_DECK_ID[side], name, side, events: HOUSE_EVENTS[side], dummies, hand, draws };
};

/** The row of the tables that stands for a deck (TOGO-71, TOGO-72). */
const deckRow = ({ events, dummies, hand, draws }: DeckDesign): DeckRow => ({
  events: events.length,
  dummies,
  hand,
  draws,
});

type DeckDifference = { readonly number: keyof DeckRow; readonly printed: number; readonly here: number };

/** Where a deck differs from the printed one of its side. */
export function deckDifferences(deck: DeckDesign): readonly DeckDifference[] {
  const row = deckRow(deck);
  const printed: DeckRow = DECKS[deck.side];
  return (Object.keys(row) as (keyof DeckRow)[])
    .filter((number) => row[number] !== printed[number])
    .map((number) => ({ number, printed: printed[number], here: row[number] }));
}

/** The deck with the printed numbers; its events stay, since the book names none. */
export function withPrintedNumbers(deck: DeckDesign): DeckDesign {
  const { dummies, hand, draws } = DECKS[deck.side];
  return { ...deck, dummies, hand, draws };
}

/** A card ready to be dealt, words and all. */
export type DeckCard = {
  readonly id: string;
  readonly side: CardOwner;
  readonly title: string;
  readonly text: string;
  readonly time: CardTime;
  readonly target: CardTarget | null;
  readonly effect: CardEffect | null;
};

/** A card of the pile, as a battle takes it. */
type DealtCard = {
  readonly id: string;
  readonly kind: 'event' | 'dummy';
  readonly title: string;
  readonly text: string;
  readonly time: CardTime;
  readonly target?: CardTarget | null;
  readonly effect?: CardEffect;
  readonly design?: string;
};

/**
 * UNKNOWN_CARD     no card has this id any more
 * OTHER_SIDES_CARD the card is not for this side
 * CARD_TWICE       each event is in a deck once
 */
export type DeckProblem = {
  readonly code: 'UNKNOWN_CARD' | 'OTHER_SIDES_CARD' | 'CARD_TWICE';
  readonly card: string;
};

/** Everything that keeps a deck from being dealt (CARD-21). */
export function deckProblems(deck: DeckDesign, find: (id: string) => DeckCard | null): readonly DeckProblem[] {
  return deck.events.flatMap((card, index): DeckProblem[] => {
    const found = find(card);
    if (found === null) return [{ code: 'UNKNOWN_CARD', card }];
    if (!fitsSide(found, deck.side)) return [{ code: 'OTHER_SIDES_CARD', card }];
    return deck.events.indexOf(card) < index ? [{ code: 'CARD_TWICE', card }] : [];
  });
}

export type Dealing = {
  readonly find: (id: string) => DeckCard | null;
  /** The title of a card that does nothing. */
  readonly dummy: string;
  /** Whoever owns the dice shuffles. */
  readonly shuffle: <T>(items: readonly T[]) => readonly T[];
  readonly extraHand?: boolean;
};

/** The pile of a deck, top card first. Ids are given after the shuffling, so that none tells what it is. */
export function dealDeck(
  deck: DeckDesign,
  { find, dummy, shuffle, extraHand = false }: Dealing,
): Result<readonly DealtCard[], DeckProblem> {
  const [problem] = deckProblems(deck, find);
  if (problem !== undefined) return err(problem);
  const blank = { kind: 'dummy', title: dummy, text: '', time: 'any' } as const;
  const events = deck.events.flatMap((id): Omit<DealtCard, 'id'>[] => {
    const card = find(id);
    if (card === null) return [];
    const { title, text, time, target, effect } = card;
    return [{ kind: 'event', title, text, time, target, design: id, ...(effect === null ? {} : { effect }) }];
  });
  const cards = [...events, ...Array.from({ length: deck.dummies }, () => blank)];
  // The hand is what lies on top: where it is extra, it comes from a deck like this one (AMB-40).
  const pile = [...(extraHand ? shuffle(cards).slice(0, deck.hand) : []), ...shuffle(cards)];
  return ok(pile.map((card, index) => ({ id: `${deck.side}-${index + 1}`, ...card })));
}

type BySide<T> = { readonly [S in Side]: T };

/** The tables of a battle with these decks: the hand and the draws come from there. Null where all is as printed. */
export function tablesWithDecks(tables: TogoTables | null, decks: BySide<DeckDesign | null>): TogoTables | null {
  const before = (tables ?? PRINTED_TABLES).decks;
  const rows = Object.fromEntries(
    SIDES.map((side) => [side, decks[side] === null ? before[side] : deckRow(decks[side])]),
  ) as TogoTables['decks'];
  const same = SIDES.every((side) => JSON.stringify(rows[side]) === JSON.stringify(before[side]));
  return same ? tables : { ...(tables ?? PRINTED_TABLES), decks: rows };
}

type Words = { readonly title: string; readonly text: string };

/** Finds cards by id: the owner's first, then the house deck with the words handed in. */
export const cardFinder =
  (own: ReadonlyMap<string, CardDesign>, houseWords: (id: string) => Words | null) =>
  (id: string): DeckCard | null => {
    const mine = own.get(id);
    if (mine !== undefined) return { ...mine, title: mine.name };
    const house = houseCard(id);
    const words = house && houseWords(id);
    return words && { ...house, title: words.title, text: words.text };
  };
