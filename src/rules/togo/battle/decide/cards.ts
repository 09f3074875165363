import { cardTargetAllowed, drawCards as drawFrom } from '../../cards/piles';
import type { Refused } from '../../../rulebook';
import type { Side } from '../../types';
import type { CommandOf } from '../commands';
import { knowsShipId } from '../knowing';
import { findCard, findGroup, findShip, inPlay, isSighted } from '../look';
import { no } from '../refusals';
import type { BattleState, Card } from '../state';
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
  const now = { side, turn: state.turn, phase: state.phase };
  const objections = [
    card.kind === 'dummy' ? no('DUMMY_CARD', { card: id }) : null,
    time === 'any' || time === state.phase ? null : no('NOT_THE_CARDS_TIME', { card: id, time }),
    targetRefusal(state, side, card, target),
  ];
  return unless(
    table,
    objections,
    () => done(table, [{ type: 'CardPlayed', ...now, card: id, target, ...blankCounter(state, card, target) }]),
    side,
  );
}

/** Whether a card may be played on this, or on nobody (TOGO-73, CARD-1). */
function targetRefusal(state: BattleState, side: Side, card: Card, target: string | null): Refused | null {
  const wanted = card.target ?? null;
  if (target === null) return wanted === null ? null : no('NOT_THE_CARDS_TARGET', { card: card.id, target, wanted });
  const { owner, ...facts } = targetFacts(state, target);
  // An enemy behind a blank counter is as good as nobody; the counter itself can be named. Cards of battles from before
  // cards had targets keep the answer they were given then.
  const blank = facts.kind === 'ship' && owner !== side && !knowsShipId(state, side, target);
  const hidden = blank && card.target !== undefined;
  if (hidden || !cardTargetAllowed(facts)) return no('CARD_TARGET_NOT_ON_TABLE', { card: card.id, target });
  if (wanted === null) return null;
  const whose = wanted.whose === 'any' || wanted.whose === (owner === side ? 'own' : 'enemy');
  const fits = whose && (wanted.kind === 'either' || wanted.kind === facts.kind);
  return fits ? null : no('NOT_THE_CARDS_TARGET', { card: card.id, target, wanted });
}

/** The counter a card falls on where its target is behind one: that much everybody sees. */
function blankCounter(state: BattleState, card: Card, target: string | null): { readonly counter?: string } {
  const ship = target === null || card.target === undefined ? null : findShip(state, target);
  return ship === null || isSighted(state, ship) ? {} : { counter: ship.group };
}

type TargetFacts = Parameters<typeof cardTargetAllowed>[0] & { readonly owner: Side | null };

function targetFacts(state: BattleState, target: string): TargetFacts {
  const ship = findShip(state, target);
  if (ship !== null) return { kind: 'ship', onTable: inPlay(state, ship), owner: ship.side };
  const group = findGroup(state, target);
  if (group === null) return { kind: 'other', onTable: false, owner: null };
  return { kind: 'formation', onTable: group.place === 'table', owner: group.side };
}

export function discardCard(table: Table, { side, card }: CommandOf<'discardCard'>): Outcome {
  if (!table.state.sides[side].hand.includes(card)) return refused(no('NO_SUCH_CARD', { side, card }));
  return done(table, [{ type: 'CardDiscarded', side, card }]);
}
