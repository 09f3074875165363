import { correctedSentence } from './change-words';

const told = (path: readonly string[], value: unknown) =>
  correctedSentence({ type: 'Corrected', path, before: null, value, reason: '' } as never, (id) => id.toUpperCase());

test('what the umpire says of a side is said in words', () => {
  expect(told(['sides', 'ijn', 'hasSightedEnemy'], true)).toBe('Umpire: Japanese have sighted an enemy');
  expect(told(['sides', 'irn', 'hasSightedEnemy'], false)).toBe('Umpire: Russians have sighted no enemy yet');
  expect(told(['sides', 'irn', 'fleetFlagship'], 'askold')).toBe('Umpire: ASKOLD is the fleet flagship');
  expect(told(['sides', 'irn', 'fleetFlagship'], null)).toBe('Umpire: Russians have no fleet flagship');
  expect(told(['finished'], [])).toBe('Umpire: finished with this phase: nobody yet');
  expect(told(['finished'], ['irn'])).toBe('Umpire: finished with this phase: Russians');
  expect(told(['finished'], ['ijn', 'irn'])).toBe('Umpire: finished with this phase: both sides');
});
