import { runSequences } from '@/testing/sequences';
import { runTideSequences } from '@/testing/tide-sequences';

// Ten thousand without an umpire in the long run: npm run soak. What the rules promise by themselves: src/rules/togo/battle/*.test.ts.
test('450 sequences of 60 commands, every third with an umpire: no invalid state, nothing thrown, one story whichever way the log is read', () => {
  const { commands, failures } = runSequences(450, 1);
  expect(failures).toEqual([]);
  expect(commands).toBeGreaterThan(5000);
}, 300_000);

test('300 campaigns of The Tide at Sunrise with 80 commands each, every third with rules set aside: the same promises', () => {
  const { commands, failures } = runTideSequences(300, 1);
  expect(failures).toEqual([]);
  expect(commands).toBeGreaterThan(5000);
}, 300_000);
