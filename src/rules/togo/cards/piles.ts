import { err, ok, type Result } from '@/lib/result';
import { badValue } from '../../common/refusal';
import { MOST } from '../data/limits';
import type { Refusal } from '../refusals';
import { PRINTED, type Ruleset } from '../ruleset';
import type { Side } from '../types';

type Deck = {
  readonly events: number;
  readonly dummies: number;
  readonly hand: number;
  readonly draws: number;
  /** Cards left in the pile once the starting hand is out. */
  readonly pile: number;
  /** Turns until the pile is empty; nothing is shuffled back (AMB-40). */
  readonly turns: number;
};

/** A side's cards (TOGO-71, TOGO-72, AMB-40). */
export function deckOf(side: Side, { tables, houseRules }: Ruleset = PRINTED): Deck {
  const deck = tables.decks[side];
  const cards = deck.events + deck.dummies;
  const pile = houseRules.startingHand === 'extra' ? cards : Math.max(0, cards - deck.hand);
  return { ...deck, pile, turns: deck.draws === 0 ? 0 : Math.ceil(pile / deck.draws) };
}

/** Takes a turn's cards from the top of a pile (TOGO-71, TOGO-72); a short pile gives what it has. */
export function drawCards<Card>(
  pile: readonly Card[],
  side: Side,
  { tables }: Ruleset = PRINTED,
): { readonly drawn: readonly Card[]; readonly pile: readonly Card[] } {
  const { draws } = tables.decks[side];
  return { drawn: pile.slice(0, draws), pile: pile.slice(draws) };
}

/** A card is played on a ship or a formation that is on the table (TOGO-73). */
export const cardTargetAllowed = (target: {
  readonly kind: 'ship' | 'formation' | 'other';
  readonly onTable: boolean;
}): boolean => target.kind !== 'other' && target.onTable;

/** What is in a pile nobody has looked into. */
export function pileOf(deck: number, events: number, seen: number): Result<null, Refusal> {
  const whole = (value: number, max: number): boolean => Number.isInteger(value) && value >= 0 && value <= max;
  if (!whole(deck, MOST.cards)) return err(badValue('deck', `0..${MOST.cards}`));
  if (!whole(events, deck)) return err(badValue('events', `0..${deck}`));
  return whole(seen, deck) ? ok(null) : err(badValue('seen', `0..${deck}`));
}
