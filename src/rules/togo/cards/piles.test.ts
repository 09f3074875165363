import { house } from '@/testing/togo-arbitraries';
import { cardTargetAllowed, deckOf, drawCards } from './piles';
import { cardOdds } from '../odds/card-odds';

test('[TOGO-71][TOGO-72][AMB-40] the first hand comes out of the 18: seven and sixteen draws', () => {
  expect(deckOf('ijn')).toMatchObject({ pile: 14, draws: 2, turns: 7 });
  expect(deckOf('irn')).toMatchObject({ pile: 16, draws: 1, turns: 16 });
});

test('[AMB-40] or it is extra', () => {
  expect(deckOf('ijn', house({ startingHand: 'extra' }))).toMatchObject({ pile: 18, turns: 9 });
});

test('cards are drawn from the top, two and one, until there are none', () => {
  expect(drawCards(['a', 'b', 'c'], 'ijn')).toEqual({ drawn: ['a', 'b'], pile: ['c'] });
  expect(drawCards(['a', 'b', 'c'], 'irn')).toEqual({ drawn: ['a'], pile: ['b', 'c'] });
  expect(drawCards(['a'], 'ijn')).toEqual({ drawn: ['a'], pile: [] });
});

test.each([
  ['ship', true, true],
  ['formation', true, true],
  ['ship', false, false],
  ['other', true, false],
] as const)('[TOGO-73] a card on a %s, on the table %s: %s', (kind, onTable, allowed) => {
  expect(cardTargetAllowed({ kind, onTable })).toBe(allowed);
});

test('the chances of all numbers of events add up, and the average is right', () => {
  const odds = cardOdds({ deck: 18, events: 6, seen: 6 });
  if (!odds.ok) throw new Error(odds.error.code);
  const { distribution, expected } = odds.value;
  expect(distribution.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
  expect(distribution.reduce((sum, p, k) => sum + k * p, 0)).toBeCloseTo(expected, 12);
  expect(expected).toBe(2);
});

test.each([
  ['deck', { deck: -1, events: 0, seen: 0 }],
  ['events', { deck: 18, events: 19, seen: 0 }],
  ['seen', { deck: 18, events: 6, seen: 18.5 }],
  ['seen', { deck: 18, events: 6, seen: NaN }],
])('a bad %s is refused and named', (field, facts) => {
  expect(cardOdds(facts)).toMatchObject({ ok: false, error: { code: 'BAD_VALUE', field } });
});
