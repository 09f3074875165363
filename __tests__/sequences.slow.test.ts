import {
  runMukdenSequences,
  runRedSunSequences,
  runTideSequences,
  runTsushimaSequences,
} from '@/testing/campaign-sequences';
import { runSequences } from '@/testing/sequences';

// Thousands in the long run: npm run soak. What the rules promise by themselves: src/rules/togo/battle/*.test.ts.
test('40 sequences of 60 commands, every third with an umpire: no invalid state, nothing thrown, one story whichever way the log is read', () => {
  const { commands, failures } = runSequences(40, 1);
  expect(failures).toEqual([]);
  expect(commands).toBeGreaterThan(400);
}, 300_000);

test('24 campaigns of The Tide at Sunrise with 80 commands each, every third with rules set aside: the same promises', () => {
  const { commands, failures } = runTideSequences(24, 1);
  expect(failures).toEqual([]);
  expect(commands).toBeGreaterThan(400);
}, 300_000);

test('12 campaigns of Tsushima with 80 commands each, every third with rules set aside: the same promises', () => {
  const { commands, failures } = runTsushimaSequences(12, 1);
  expect(failures).toEqual([]);
  expect(commands).toBeGreaterThan(300);
}, 300_000);

test('12 campaigns of Red Sun Rising with 80 commands each, every third with rules set aside: the same promises', () => {
  const { commands, failures } = runRedSunSequences(12, 1);
  expect(failures).toEqual([]);
  expect(commands).toBeGreaterThan(300);
}, 300_000);

test('6 campaigns of Mukden with 80 commands each, every third with rules set aside: the same promises', () => {
  const { commands, failures } = runMukdenSequences(6, 1);
  expect(failures).toEqual([]);
  expect(commands).toBeGreaterThan(150);
}, 300_000);

test('a campaign of Mukden in which both sides come to stand in one hex, by somebody’s word, keeps them too', () => {
  expect(runMukdenSequences(1, 46701).failures).toEqual([]);
});
