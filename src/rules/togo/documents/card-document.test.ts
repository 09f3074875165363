import { blankCard, withEffect } from '../cards/card-design';
import { DECK_LIMITS, houseDeck } from '../cards/deck-design';
import { parseCardDesign, parseDeckDesign } from './card-document';

const CARD = withEffect(blankCard('mine', 'Fog bank', 'both'), 'start-against');
const DECK = houseDeck('ijn', 'Mine');

test('a card and a deck go through unchanged', () => {
  expect(parseCardDesign(JSON.parse(JSON.stringify(CARD)))).toEqual({ ok: true, value: CARD });
  expect(parseCardDesign({ ...CARD, effect: null, target: null })).toMatchObject({ ok: true });
  expect(parseDeckDesign(JSON.parse(JSON.stringify(DECK)))).toEqual({ ok: true, value: DECK });
});

test.each([
  ['name', { name: '  ' }],
  ['side', { side: 'raf' }],
  ['time', { time: 'J' }],
  ['effect.type', { effect: { type: 'luck', by: 1, lasts: 'turn' } }],
  ['effect.lasts', { effect: { type: 'start', by: 1, lasts: 'war' } }],
  ['effect', { effect: { type: 'start', by: 3, lasts: 'turn' } }],
  ['effect', { effect: { type: 'speed', by: 0, lasts: 'turn' } }],
  ['target.whose', { target: { whose: 'nobody', kind: 'ship' } }],
  ['', { target: null }],
])('[CARD-3] a card with a bad %p is refused and the place named: %j', (path, change) => {
  expect(parseCardDesign({ ...CARD, ...change })).toMatchObject({ ok: false, error: { path } });
});

test.each([
  ['side', { side: 'both' }],
  ['dummies', { dummies: -1 }],
  ['dummies', { dummies: DECK_LIMITS.dummies + 1 }],
  ['hand', { hand: 1.5 }],
  ['draws', { draws: DECK_LIMITS.draws + 1 }],
  ['events', { events: Array(DECK_LIMITS.events + 1).fill('a') }],
])('[CARD-20] a deck with bad %p is refused and the place named: %j', (path, change) => {
  expect(parseDeckDesign({ ...DECK, ...change })).toMatchObject({ ok: false, error: { path } });
});

test('a deck may name a card that is gone: it may come back', () => {
  expect(parseDeckDesign({ ...DECK, events: ['gone'] })).toMatchObject({ ok: true });
});
