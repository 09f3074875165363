import '@/messages/togo';

import { addWords } from '@/messages/messages';

import { purposeWords, rollWords } from './strip-words';

test('what dice are for is said in the words of the book on screen, and plainly where it has none', () => {
  addWords({ toy: { purpose: { start: 'Opening bid' }, roll: { start: '{{name}} bids' } } });
  const step = { subject: 'mikasa', row: null, purpose: 'start' };
  const words = { subject: () => 'Mikasa' };
  expect([purposeWords('togo', 'start'), rollWords('togo', step, words)]).toEqual(['Start', 'Mikasa start die']);
  expect([purposeWords('toy', 'start'), rollWords('toy', step, words)]).toEqual(['Opening bid', 'Mikasa bids']);
  expect([purposeWords('toy', 'hit'), rollWords(null, step, words)]).toEqual(['Roll', 'Mikasa dice']);
});
