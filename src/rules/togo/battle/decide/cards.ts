import { cardTargetAllowed, drawCards as drawFrom } from '../../cards/piles';
import type { CommandOf } from '../commands';
import { findCard, findGroup, findShip, inPlay } from '../look';
import { no } from '../refusals';
import type { BattleState } from '../state';
import { inPhase } from './order';
import { done, type Outcome, refused, type Table, unless } from './settle';

/** Phase I: two cards for the Japanese, one for the Russians (TOGO-71, TOGO-72); the pile was shuffled at set-up. */
export function drawCards(table: Table, { side }: CommandOf<'drawCards'>): Outcome {
  const { state, rules } = table;
  const { pile, drewIn } = state.sides[side];
  const { drawn } = drawFrom(pile, side, rules);
  const objections = [
    inPhase(state, 'I'),
    drewIn === state.turn ? no('ALREADY_DREW', { side }) : null,
    pile.length === 0 ? no('PILE_EMPTY', { side }) : null,
  ];
  return unless(table, objections, () => done(table, [{ type: 'CardsDrawn', side, turn: state.turn, cards: drawn }]));
}

/** At the time the card says, on a ship or a formation on the table (TOGO-73). */
export function playCard(table: Table, { side, card: id, target = null }: CommandOf<'playCard'>): Outcome {
  const { state } = table;
  const card = findCard(state, side, id);
  if (card === null || !state.sides[side].hand.includes(id)) return refused(no('NO_SUCH_CARD', { side, card: id }));
  const { time } = card;
  const objections = [
    card.kind === 'dummy' ? no('DUMMY_CARD', { card: id }) : null,
    time === 'any' || time === state.phase ? null : no('NOT_THE_CARDS_TIME', { card: id, time }),
    target === null || cardTargetAllowed(targetFacts(state, target))
      ? null
      : no('CARD_TARGET_NOT_ON_TABLE', { card: id, target }),
  ];
  return unless(
    table,
    objections,
    () => done(table, [{ type: 'CardPlayed', side, turn: state.turn, phase: state.phase, card: id, target }]),
    side,
  );
}

function targetFacts(state: BattleState, target: string): Parameters<typeof cardTargetAllowed>[0] {
  const ship = findShip(state, target);
  if (ship !== null) return { kind: 'ship', onTable: inPlay(state, ship) };
  const group = findGroup(state, target);
  return group === null ? { kind: 'other', onTable: false } : { kind: 'formation', onTable: group.place === 'table' };
}

export function discardCard(table: Table, { side, card }: CommandOf<'discardCard'>): Outcome {
  if (!table.state.sides[side].hand.includes(card)) return refused(no('NO_SUCH_CARD', { side, card }));
  return done(table, [{ type: 'CardDiscarded', side, card }]);
}
