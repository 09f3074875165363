import '@/messages/togo';

import { goldenStory } from '@/testing/golden-story';

import { reportOf } from './report-of';
import { scoreOf } from './score-of';

jest.mock('@/kit/print/score-picture', () => ({ MOST_LINES: 6 }));

const { items, state } = goldenStory('convoy');
const report = reportOf(items, state);

test.each([
  [0, ['No ships lost.']],
  [2, ['1', '2']],
  [6, ['1', '2', '3', '4', '5', '6']],
  [9, ['1', '2', '3', '4', '5', 'and 4 more']],
])('of %i lines the picture has those that find room, and says how many more there are', (count, expected) => {
  const lines = Array.from({ length: count }, (_, place) => String(place + 1));
  expect(scoreOf(report, lines).lines).toEqual(expected);
});
