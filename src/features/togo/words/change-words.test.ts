import '@/messages/togo';

import type { Json } from '@/rules/rulebook';

import { correctedSentence } from './change-words';

const said = (path: readonly string[], before: Json, value: Json, reason = '') =>
  correctedSentence({ type: 'Corrected', path, before, value, reason }, (id) => id.toUpperCase());

const marker = (letter: string, permanent = false) => ({ id: 1, hit: 1, turn: 1, letter, permanent });

test.each([
  [['fires'], 1, 3, 'RURIK, fires from 1 to 3'],
  [['units'], 3, 2, 'RURIK, boats or ships left from 3 to 2'],
  [['card', 'speed'], 3.5, 3, 'RURIK, speed from 3½″ to 3″'],
  [['card', 'armour'], 2, 1, 'RURIK, armour from 2 to 1'],
  [['markers'], [], [marker('P'), marker('M', true)], 'RURIK, markers from none to P M!'],
  [['waiting'], [], [{ id: 4 }, { id: 5 }], 'RURIK, hits to resolve from none to 2'],
  [['name'], 'Rurik', 'Rurik II', 'RURIK, name from Rurik to Rurik II'],
])('a correction tells what was corrected, from what and to what: %p', (field, before, value, words) => {
  expect(said(['ships', 'rurik', ...field], before, value)).toBe(`Corrected by the umpire: ${words}`);
});

test('what has no short words is told by the ship alone; the reason stands behind', () => {
  expect(said(['ships', 'rurik', 'card'], {}, {}, 'wrong card')).toBe('Corrected by the umpire: RURIK (wrong card)');
});

test('what the umpire says of a side is said in words', () => {
  expect(said(['sides', 'ijn', 'hasSightedEnemy'], null, true)).toBe('Umpire: Japanese have sighted an enemy');
  expect(said(['sides', 'irn', 'hasSightedEnemy'], null, false)).toBe('Umpire: Russians have sighted no enemy yet');
  expect(said(['sides', 'irn', 'fleetFlagship'], null, 'askold')).toBe('Umpire: ASKOLD is the fleet flagship');
  expect(said(['sides', 'irn', 'fleetFlagship'], null, null)).toBe('Umpire: Russians have no fleet flagship');
  expect(said(['finished'], null, [])).toBe('Umpire: done with this phase: nobody yet');
  expect(said(['finished'], null, ['irn'])).toBe('Umpire: done with this phase: Russians');
  expect(said(['finished'], null, ['ijn', 'irn'])).toBe('Umpire: done with this phase: both sides');
});
