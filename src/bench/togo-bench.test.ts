import { shotOdds } from '@/rules/togo';
import { sfc32 } from './sfc32';
import { diceAnswer } from './togo-dice';
import { bookAnswer } from './togo-odds';
import { loopAnswer } from './togo-loop';
import { asked, tsushimaPairs } from './togo-tsushima';

test('the loop and the rule book give the same answers for every pair of tsushima-day', () => {
  const pairs = tsushimaPairs();
  expect(pairs).toHaveLength(31 * 23 + 22 * 31);
  const different = pairs.filter((pair) => !(Math.abs(loopAnswer(pair) - bookAnswer(asked(pair))) < 1e-9));
  expect(different.map(({ firer, target, range }) => `${firer.id} at ${target.id}, ${range} inches`)).toEqual([]);
});

test('thrown dice come near the same answers', () => {
  const [pair] = tsushimaPairs().filter(({ firer, range }) => firer.id === 'mikasa' && range === 1.5);
  if (pair === undefined) throw new Error('no such pair');
  const { batteries, fresh } = asked(pair);
  const odds = shotOdds({ batteries, target: fresh });
  if (!odds.ok || odds.value.damage === null) throw new Error('refused');
  const { fire, damage } = odds.value;
  const exact = Object.values(damage).reduce((sum, chance) => sum + chance, 0);
  const thrown = diceAnswer(asked(pair), 20_000, sfc32(27));
  expect(Math.abs(fire.effective.expected + fire.effective.atLeastOne + exact - thrown)).toBeLessThan(0.05);
});
