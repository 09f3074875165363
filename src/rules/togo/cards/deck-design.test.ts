import { smallSetup } from '@/testing/togo-battles';

import { DECKS } from '../data/turn-tables';
import { togoBattle } from '../battle/rulebook';
import { PRINTED_TABLES } from '../tables';
import { SIDES } from '../types';
import { blankCard, type CardDesign, houseCard, stepAmount, withEffect } from './card-design';
import { HOUSE_CARDS, HOUSE_EVENTS } from './data/house-cards';
import {
  dealDeck,
  type DeckCard,
  deckDifferences,
  type DeckDesign,
  deckProblems,
  houseDeck,
  tablesWithDecks,
  withPrintedNumbers,
} from './deck-design';
import { CARD_EFFECT, CARD_EFFECT_TYPES } from './effects';

const find = (id: string): DeckCard | null => {
  const card = houseCard(id);
  return card && { ...card, title: `Title of ${id}`, text: `Text of ${id}` };
};
const reversed = <T>(items: readonly T[]): readonly T[] => [...items].reverse();
const deal = (deck: DeckDesign) => dealDeck(deck, { find, dummy: 'Dummy', shuffle: reversed });
const IJN = houseDeck('ijn', 'House deck');

test('[CARD-20] at least eight Japanese and six Russian events, most of which change a number', () => {
  expect(HOUSE_CARDS.filter(({ side }) => side === 'ijn').length).toBeGreaterThanOrEqual(8);
  expect(HOUSE_CARDS.filter(({ side }) => side === 'irn').length).toBeGreaterThanOrEqual(6);
  expect(HOUSE_CARDS.filter(({ effect }) => effect !== null).length).toBeGreaterThanOrEqual(8);
  expect(new Set(HOUSE_CARDS.map(({ id }) => id)).size).toBe(HOUSE_CARDS.length);
});

test.each(HOUSE_CARDS.map((card) => [card.id, card] as const))('[CARD-20] %s is sound', (_, card) => {
  if (card.effect !== null) expect(CARD_EFFECT.problem(card.effect)).toBeNull();
  expect(card.target).not.toBeNull();
});

test.each(SIDES)('[CARD-20][TOGO-71][TOGO-72] the house deck of %s has the printed numbers', (side) => {
  const deck = houseDeck(side, 'House deck');
  expect(deck).toMatchObject({ dummies: DECKS[side].dummies, hand: DECKS[side].hand, draws: DECKS[side].draws });
  expect(deck.events).toHaveLength(DECKS[side].events);
  expect(deckDifferences(deck)).toEqual([]);
  expect(deckProblems(deck, find)).toEqual([]);
  expect(HOUSE_EVENTS[side].every((id) => houseCard(id)?.side === side)).toBe(true);
});

test('[CARD-20] what differs from the printed deck is told, and can be put back without touching the events', () => {
  const deck = { ...IJN, events: IJN.events.slice(1), dummies: 10, draws: 3 };
  expect(deckDifferences(deck)).toEqual([
    { number: 'events', printed: 6, here: 5 },
    { number: 'dummies', printed: 12, here: 10 },
    { number: 'draws', printed: 2, here: 3 },
  ]);
  expect(withPrintedNumbers(deck)).toEqual({ ...IJN, events: deck.events });
});

test('a deck is dealt with its words, shuffled, under ids that tell nothing', () => {
  const dealt = deal(IJN);
  if (!dealt.ok) throw new Error(dealt.error.code);
  expect(dealt.value.map(({ id }) => id)).toEqual(Array.from({ length: 18 }, (_, index) => `ijn-${index + 1}`));
  expect(dealt.value[0]).toEqual({ id: 'ijn-1', kind: 'dummy', title: 'Dummy', text: '', time: 'any' });
  expect(dealt.value.at(-1)).toEqual({
    id: 'ijn-18',
    kind: 'event',
    title: 'Title of ijn-gunlayers',
    text: 'Text of ijn-gunlayers',
    time: 'F',
    target: { whose: 'own', kind: 'ship' },
    effect: { type: 'start', by: 1, lasts: 'phase' },
    design: 'ijn-gunlayers',
  });
});

test.each([
  ['UNKNOWN_CARD', ['ijn-gunlayers', 'thrown-away'], 'thrown-away'],
  ['OTHER_SIDES_CARD', ['irn-mist'], 'irn-mist'],
  ['CARD_TWICE', ['ijn-z-flag', 'ijn-shimose', 'ijn-z-flag'], 'ijn-z-flag'],
] as const)('[CARD-21] %s', (code, events, card) => {
  expect(deal({ ...IJN, events })).toEqual({ ok: false, error: { code, card } });
});

test('[CARD-20] hand and draws reach the battle', () => {
  const decks = { ijn: { ...IJN, hand: 6, draws: 3 }, irn: null };
  const dealt = deal(decks.ijn);
  if (!dealt.ok) throw new Error(dealt.error.code);
  const setup = smallSetup({ tables: tablesWithDecks(null, decks) });
  const sides = { ...setup.sides, ijn: { ...setup.sides.ijn, cards: dealt.value } };
  const parsed = togoBattle.parse.setup({ ...setup, sides });
  if (!parsed.ok) throw new Error(parsed.error.field);
  const state = { ...togoBattle.begin(parsed.value), phase: 'I' as const };
  expect([state.sides.ijn.hand.length, state.sides.irn.hand.length]).toEqual([6, 2]);
  const drawn = togoBattle.decide(state, { type: 'drawCards', side: 'ijn' }, [], { override: false });
  expect(drawn).toMatchObject({ events: [{ cards: ['ijn-7', 'ijn-8', 'ijn-9'] }] });
});

test('printed decks need no tables of their own, and errata keep theirs', () => {
  const printed = { ijn: IJN, irn: houseDeck('irn', 'House deck') };
  expect(tablesWithDecks(null, printed)).toBeNull();
  const errata = { ...PRINTED_TABLES, start: [6, 5, 3, 1] as const };
  expect(tablesWithDecks(errata, { ijn: { ...IJN, hand: 5 }, irn: null })).toMatchObject({
    start: [6, 5, 3, 1],
    decks: { ijn: { hand: 5 }, irn: DECKS.irn },
  });
});

describe('making a card', () => {
  const card: CardDesign = blankCard('mine', 'Mine', 'both');

  test.each(CARD_EFFECT_TYPES)('an effect of kind %s starts sound and can be stepped to both its ends', (type) => {
    const made = withEffect({ ...card, target: null }, type);
    expect(made.target).not.toBeNull();
    if (made.effect === null) throw new Error('no effect');
    expect(CARD_EFFECT.problem(made.effect)).toBeNull();
    let effect = made.effect;
    for (const way of [1, -1] as const) {
      for (let steps = 0; steps < 20; steps += 1) {
        effect = { ...effect, by: stepAmount(effect, way) };
        expect(CARD_EFFECT.problem(effect)).toBeNull();
      }
      expect(stepAmount(effect, way)).toBe(effect.by);
    }
  });

  test('and can be taken away again', () => {
    expect(withEffect(withEffect(card, 'hit'), null)).toEqual(card);
  });
});
