import { refusalSentence } from './refusal-words';

const nameOf = (id: string) => (id === 'mikasa' ? 'Mikasa' : null);

test('a refusal names the ship it is about, and what its numbers are', () => {
  expect(refusalSentence({ code: 'ALREADY_FIRED', data: { ship: 'mikasa' } }, nameOf)).toBe(
    'Mikasa has fired already this turn.',
  );
  expect(refusalSentence({ code: 'OVER_ALLOWANCE', data: { distance: 4, allowance: 3.5 } })).toBe(
    '4 inches is too far; 3.5 are allowed.',
  );
});

test('without a name it still is a sentence; an unknown code shows the code', () => {
  expect(refusalSentence({ code: 'SILENCED' })).toBe('This ship is silenced.');
  expect(refusalSentence({ code: 'SOMETHING_NEW', data: null })).toContain('SOMETHING_NEW');
});
