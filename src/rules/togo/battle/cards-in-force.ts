import type { Num } from '../../common/trace';
import { type CardEffect, type CardModifier, effectRow, type CardEffectType } from '../cards/effects';
import { type Side, SIDES } from '../types';
import type { BattleEvent } from './events';
import { findShip } from './queries';
import type { BattleState, CardId, Group, PlayedCard, Ship } from './state';

/** A card that was played and still changes a number. */
export interface CardInForce {
  readonly side: Side;
  readonly card: CardId;
  readonly title: string;
  readonly effect: CardEffect;
  readonly target: string;
}

/** Everything that has been played and lasts (CARD-4), in the order it was played by each side. */
function cardsInForce(state: BattleState): readonly CardInForce[] {
  const found: CardInForce[] = [];
  for (const side of SIDES) {
    const { played, cards } = state.sides[side];
    for (const one of played) {
      const { card, target } = one;
      const { effect, title = '' } = cards[card] ?? {};
      if (effect === undefined || target === null || !isInForce(state, one, effect)) continue;
      found.push({ side, card, title, effect, target });
    }
  }
  return found;
}

/** Whether what a played card does can still be felt (CARD-4). */
export const isInForce = (now: BattleState, { turn, phase, spent }: PlayedCard, { lasts }: CardEffect): boolean =>
  !spent && (lasts === 'once' || (turn === now.turn && (lasts === 'turn' || phase === now.phase)));

/** Cards on a ship, or on the formation she is in now. */
export const cardsOn = (
  state: BattleState,
  ship: Ship,
  ...effects: readonly CardEffectType[]
): readonly CardInForce[] =>
  cardsInForce(state).filter(
    ({ target, effect }) => (target === ship.id || target === ship.group) && effects.includes(effect.type),
  );

/** Cards on a formation, or on a ship of it: its own numbers are one for all of its ships (CARD-2). */
export const cardsOnGroup = (
  state: BattleState,
  group: Group,
  ...effects: readonly CardEffectType[]
): readonly CardInForce[] =>
  cardsInForce(state).filter(
    ({ target, effect }) =>
      (target === group.id || findShip(state, target)?.group === group.id) && effects.includes(effect.type),
  );

/** Cards that help a side as a whole (CARD-19). */
export const cardsOfSide = (state: BattleState, side: Side): readonly CardInForce[] =>
  cardsInForce(state).filter((card) => card.side === side && card.effect.type === 'initiative');

/** The same as the facts of a roll take them. */
export const modifiersOf = (cards: readonly CardInForce[]): readonly CardModifier[] =>
  cards.map(({ effect, title }) => ({ effect: effect.type, by: effect.by, card: title }));

/** For facts that should look as they always did where no card lies. */
export const cardFacts = (cards: readonly CardInForce[]): { readonly cards?: readonly CardModifier[] } =>
  cards.length === 0 ? {} : { cards: modifiersOf(cards) };

/** Cards for one roll end with the first that they changed (CARD-4); rolls made together are one. */
export const spentOn = (cards: readonly CardInForce[], numbers: readonly Num[]): readonly BattleEvent[] =>
  spend(
    cards.filter(({ effect, title }) => {
      const { rule } = effectRow(effect.type);
      const changed = numbers.some(({ parts }) => parts.some((part) => part.rule === rule && part.card === title));
      return effect.lasts === 'once' && changed;
    }),
  );

export const spend = (cards: readonly CardInForce[]): readonly BattleEvent[] =>
  [...new Map(cards.map((one) => [`${one.side} ${one.card}`, one])).values()].map(({ side, card }) => ({
    type: 'CardSpent',
    side,
    card,
  }));

/** Whether a card has a part in a number. */
export const changedByCard = ({ parts }: Num): boolean => parts.some(({ card }) => card !== undefined);
