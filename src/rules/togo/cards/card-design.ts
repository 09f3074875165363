import { type Side, SIDES } from '../types';
import { HOUSE_CARDS, type HouseCard } from './data/house-cards';
import { amountsOf, type CardEffect, type CardTarget, type CardTime, type CardEffectType } from './effects';

/** Decks a card may go into. */
export const CARD_OWNERS = [...SIDES, 'both'] as const;
export type CardOwner = (typeof CARD_OWNERS)[number];

/** A card as its owner made it, or one of the house deck with its words. */
export type CardDesign = {
  readonly id: string;
  readonly name: string;
  readonly side: CardOwner;
  readonly text: string;
  readonly time: CardTime;
  readonly target: CardTarget | null;
  readonly effect: CardEffect | null;
  /** Where it comes from, what it was tried with. */
  readonly note: string;
};

export const houseCard = (id: string): HouseCard | null => HOUSE_CARDS.find((card) => card.id === id) ?? null;

/** Whether a card may go into a deck of this side. */
export const fitsSide = ({ side }: { readonly side: CardOwner }, deck: Side): boolean =>
  side === 'both' || side === deck;

/** A new card: words to come, everything else as harmless as can be. */
export const blankCard = (id: string, name: string, side: CardOwner): CardDesign => ({
  id,
  name,
  side,
  text: '',
  time: 'F',
  target: { whose: 'own', kind: 'ship' },
  effect: null,
  note: '',
});

/** The card with another effect, or none: the smallest one that helps, on somebody if it was on nobody. */
export function withEffect(card: CardDesign, type: CardEffectType | null): CardDesign {
  if (type === null) return { ...card, effect: null };
  const amounts = amountsOf(type);
  const by = amounts.find((amount) => amount > 0) ?? amounts[0] ?? 1;
  const lasts = card.effect?.lasts ?? 'turn';
  return { ...card, effect: { type, by, lasts }, target: card.target ?? { whose: 'own', kind: 'ship' } };
}

/** The next amount up or down; the same where there is none. Nought is stepped over. */
export function stepAmount({ type, by }: CardEffect, way: 1 | -1): number {
  const amounts = amountsOf(type);
  return amounts[amounts.indexOf(by) + way] ?? by;
}
