import { runMukdenSequences } from '@/testing/mukden-sequences';
import { runRedSunSequences } from '@/testing/red-sun-sequences';
import { runSequences } from '@/testing/sequences';
import { runTideSequences } from '@/testing/tide-sequences';
import { runTsushimaSequences } from '@/testing/tsushima-sequences';

// Thousands in the long run: npm run soak. What the rules promise by themselves: src/rules/togo/battle/*.test.ts.
test('100 sequences of 60 commands, every third with an umpire: no invalid state, nothing thrown, one story whichever way the log is read', () => {
  const { commands, failures } = runSequences(100, 1);
  expect(failures).toEqual([]);
  expect(commands).toBeGreaterThan(1000);
}, 300_000);

test('60 campaigns of The Tide at Sunrise with 80 commands each, every third with rules set aside: the same promises', () => {
  const { commands, failures } = runTideSequences(60, 1);
  expect(failures).toEqual([]);
  expect(commands).toBeGreaterThan(1000);
}, 300_000);

test('30 campaigns of Tsushima with 80 commands each, every third with rules set aside: the same promises', () => {
  const { commands, failures } = runTsushimaSequences(30, 1);
  expect(failures).toEqual([]);
  expect(commands).toBeGreaterThan(750);
}, 300_000);

test('30 campaigns of Red Sun Rising with 80 commands each, every third with rules set aside: the same promises', () => {
  const { commands, failures } = runRedSunSequences(30, 1);
  expect(failures).toEqual([]);
  expect(commands).toBeGreaterThan(750);
}, 300_000);

test('12 campaigns of Mukden with 80 commands each, every third with rules set aside: the same promises', () => {
  const { commands, failures } = runMukdenSequences(12, 1);
  expect(failures).toEqual([]);
  expect(commands).toBeGreaterThan(300);
}, 300_000);
