import '@/messages/togo';

import { type BattleEvent, togoBattle } from '@/rules/togo/index';
import { smallSetup } from '@/rules/togo/battle/fixtures';

import { undoWords } from './undo-words';

const nameOf = (id: string) => (id === 'k' ? 'Blank counter k' : id.toUpperCase());
const label = (event: object, sighted = true, ...after: object[]) => {
  const state = togoBattle.begin(smallSetup({}, sighted));
  const battle = { actions: [{ before: state, events: [event, ...after] }] };
  return undoWords({ battle, view: togoBattle.view(state, 'public'), nameOf } as never);
};
const finished = (phase: string) => ({ type: 'SideFinished', side: 'ijn', phase, turn: 1 });

test.each([
  [{ type: 'InitiativeRolled', turn: 1, dice: { ijn: 2, irn: 5 }, movesLast: 'irn' }, 'Undo initiative'],
  [finished('A'), 'Undo the pass'],
  [finished('F'), 'Undo cease fire'],
  [{ type: 'SightingSwept', turn: 1 }, 'Undo the sighting'],
  [{ type: 'CardsDrawn', side: 'ijn', turn: 1, cards: ['ijn-1'] }, 'Undo the draw'],
  [{ type: 'Corrected', path: ['turn'], before: 1, value: 2, reason: '' }, 'Undo correction'],
  [{ type: 'FireHeld', ship: 'asama', turn: 1 }, 'Undo ASAMA'],
] as const)('the button names what it would undo: %j', (event, words) => {
  expect(label(event as unknown as BattleEvent)).toBe(words);
});

test('of what only one side knows it tells nothing, and a blank counter is its number', () => {
  const secret = { type: 'Corrected', path: ['ships', 'asama', 'fires'], before: 0, value: 1, reason: '' };
  expect(label(secret, false)).toBe('Undo');
  expect(label({ type: 'MoveBegan', counter: 'k', turn: 1 }, false)).toBe('Undo k');
});

test('what was seen together is one sighting', () => {
  const seen = { type: 'CounterSighted', counter: 'k', turn: 1 };
  expect(label(seen, true, { type: 'SightingSwept', turn: 1 })).toBe('Undo the sighting');
});
