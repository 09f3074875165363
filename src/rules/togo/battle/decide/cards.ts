import { drawCards as drawFrom } from '../../cards/piles';
import { cardRefusal, targetRefusal } from '../card-targets';
import { SIDES } from '../../types';
import type { CommandOf } from '../commands';
import type { BattleEvent } from '../events';
import { findCard, findShip, isSighted } from '../queries';
import { refusal } from '../refusals';
import type { BattleState, Card } from '../state';
import { inPhase } from './order';
import { done, type Outcome, refused, type DecideContext, guard } from './decision';

/** Phase I: two cards for the Japanese, one for the Russians (TOGO-71, TOGO-72); the pile was shuffled at set-up. */
export function drawCards(table: DecideContext, { side }: CommandOf<'drawCards'>): Outcome {
  const { state, rules } = table;
  const { pile, drewIn } = state.sides[side];
  const { drawn } = drawFrom(pile, side, rules);
  const objections = [
    inPhase(state, 'I'),
    drewIn === state.turn ? refusal('ALREADY_DREW', { side }) : null,
    pile.length === 0 ? refusal('PILE_EMPTY', { side }) : null,
  ];
  return guard(table, objections, () => done(table, [{ type: 'CardsDrawn', side, turn: state.turn, cards: drawn }]));
}

/** Both sides that have yet to draw, one after the other. */
export function drawBoth(table: DecideContext): Outcome {
  const sides = SIDES.filter((side) => {
    const { pile, drewIn } = table.state.sides[side];
    return pile.length > 0 && drewIn !== table.state.turn;
  });
  const objections = [
    inPhase(table.state, 'I'),
    sides.length === 0 ? { ...refusal('PILE_EMPTY', { side: SIDES[0] }), rule: null } : null,
  ];
  return guard(table, objections, () => {
    const events = sides.map((side): BattleEvent => {
      const { drawn } = drawFrom(table.state.sides[side].pile, side, table.rules);
      return { type: 'CardsDrawn', side, turn: table.state.turn, cards: drawn };
    });
    return done(table, events);
  });
}

/** At the time the card says, on a ship or a formation on the table (TOGO-73). */
export function playCard(table: DecideContext, { side, card: id, target = null }: CommandOf<'playCard'>): Outcome {
  const { state } = table;
  const card = findCard(state, side, id);
  if (card === null || !state.sides[side].hand.includes(id))
    return refused(refusal('NO_SUCH_CARD', { side, card: id }));
  const now = { side, turn: state.turn, phase: state.phase };
  const objections = [cardRefusal(state, card), targetRefusal(state, side, card, target)];
  return guard(table, objections, () =>
    done(table, [{ type: 'CardPlayed', ...now, card: id, target, ...blankCounter(state, card, target) }]),
  );
}

/** The counter a card falls on where its target is behind one: that much everybody sees. */
function blankCounter(state: BattleState, card: Card, target: string | null): { readonly counter?: string } {
  const ship = target === null || card.target === undefined ? null : findShip(state, target);
  return ship === null || isSighted(state, ship) ? {} : { counter: ship.group };
}

export function discardCard(table: DecideContext, { side, card }: CommandOf<'discardCard'>): Outcome {
  if (!table.state.sides[side].hand.includes(card)) return refused(refusal('NO_SUCH_CARD', { side, card }));
  return done(table, [{ type: 'CardDiscarded', side, card }]);
}
