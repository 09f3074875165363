import { bookAnswer } from './togo-odds';
import { loopAnswer } from './togo-loop';
import { asked, tsushimaPairs } from './togo-tsushima';

test('the loop and the rule book give the same answers for every pair of tsushima-day', () => {
  const pairs = tsushimaPairs();
  expect(pairs).toHaveLength(31 * 23 + 22 * 31);
  const different = pairs.filter((pair) => !(Math.abs(loopAnswer(pair) - bookAnswer(asked(pair))) < 1e-9));
  expect(different.map(({ firer, target, range }) => `${firer.id} at ${target.id}, ${range} inches`)).toEqual([]);
});
