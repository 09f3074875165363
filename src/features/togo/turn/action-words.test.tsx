import '@/messages/togo';

import { type BattleEvent, togoBattle } from '@/rules/togo/index';
import { smallSetup } from '@/testing/togo-battles';

import { actionWords } from './action-words';

const nameOf = (id: string) => (id === 'k' ? 'Blank counter k' : id.toUpperCase());
const label = (event: object, sighted = true, ...after: object[]) => {
  const state = togoBattle.begin(smallSetup({}, sighted));
  const view = togoBattle.view(state, 'public');
  return actionWords({ view, nameOf } as never, { before: state, events: [event, ...after] as never });
};
const finished = (phase: string) => ({ type: 'SideFinished', side: 'ijn', phase, turn: 1 });

test.each([
  [{ type: 'InitiativeRolled', turn: 1, dice: { ijn: 2, irn: 5 }, movesLast: 'irn' }, 'initiative'],
  [finished('A'), 'the pass'],
  [finished('F'), 'cease fire'],
  [{ type: 'SightingSwept', turn: 1 }, 'the sighting'],
  [{ type: 'CardsDrawn', side: 'ijn', turn: 1, cards: ['ijn-1'] }, 'the draw'],
  [{ type: 'Corrected', path: ['turn'], before: 1, value: 2, reason: '' }, 'correction'],
  [{ type: 'FireHeld', ship: 'asama', turn: 1 }, 'ASAMA'],
] as const)('an action in a few words: %j', (event, words) => {
  expect(label(event as unknown as BattleEvent)).toBe(words);
});

test('of what only one side knows it tells nothing, and a blank counter is its number', () => {
  const secret = { type: 'Corrected', path: ['ships', 'asama', 'fires'], before: 0, value: 1, reason: '' };
  expect(label(secret, false)).toBeNull();
  expect(label({ type: 'MoveBegan', counter: 'k', turn: 1 }, false)).toBe('k');
});

test('what was seen together is one sighting', () => {
  const seen = { type: 'CounterSighted', counter: 'k', turn: 1 };
  expect(label(seen, true, { type: 'SightingSwept', turn: 1 })).toBe('the sighting');
});

test('what several ships did with one tap is named as a whole, not by the first of them', () => {
  const fired = (ship: string) => ({ type: 'GunfireResolved', ship, counter: 'a', turn: 1, die: 2, shots: [] });
  expect(label(fired('asama'))).toBe('fire by ASAMA');
  expect(label(fired('asama'), true, fired('tokiwa'), fired('asama'), fired('tokiwa'))).toBe('4 ships’ fire');
});
