import '@/messages/togo';

import { addWords } from '@/messages/messages';

import { refusalSentence } from './refusal-words';

const nameOf = (id: string) => (id === 'mikasa' ? 'Mikasa' : null);

test('a refusal names the ship it is about, and what its numbers are', () => {
  expect(refusalSentence('togo', { code: 'ALREADY_FIRED', data: { ship: 'mikasa' } }, nameOf)).toBe(
    'Mikasa already fired this turn.',
  );
  expect(refusalSentence('togo', { code: 'OVER_ALLOWANCE', data: { distance: 4, allowance: 3.5 } })).toBe(
    '4 inches is too far; the limit is 3.5.',
  );
});

test('without a name it still is a sentence; an unknown code shows the code', () => {
  expect(refusalSentence('togo', { code: 'SILENCED' })).toBe('This ship: silenced.');
  expect(refusalSentence('togo', { code: 'SOMETHING_NEW', data: null })).toContain('SOMETHING_NEW');
});

test('each book refuses in its own words, and the house in its own for all of them', () => {
  addWords({ toy: { refusal: { SILENCED: '{{who}} has nothing to say.' } } });
  expect(refusalSentence('toy', { code: 'SILENCED' })).toBe('This one has nothing to say.');
  expect(refusalSentence('toy', { code: 'ALREADY_FIRED' })).toContain('(ALREADY_FIRED)');
  expect(refusalSentence('toy', { code: 'NOT_OPEN' })).toBe(refusalSentence('togo', { code: 'NOT_OPEN' }));
  expect(refusalSentence(null, { code: 'NOT_OPEN' })).toBe('No battle is open.');
});
