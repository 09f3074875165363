import { linesOf, makeDuel, PRINTED, scenarioById } from '@/rules/togo/index';

import { faceBuffer } from './use-balance';
import { simulate } from './simulate';

const { ships, leftOut } = linesOf(scenarioById('tsushima-day')!);
const duel = makeDuel(ships, 4, PRINTED);

/** A clock that a fight moves on by a millisecond. */
function ticking() {
  let time = 0;
  return () => (time += 0.5);
}
const base = { duel, turns: 6, pause: async () => undefined, onProgress: () => undefined, isCancelled: () => false };

test('the day of Tsushima: both lines, small craft left out and counted', () => {
  expect(new Set(ships.map(({ side }) => side)).size).toBe(2);
  expect(ships.length).toBeGreaterThan(20);
  expect(leftOut).toBeGreaterThan(0);
});

test('fights in slices with progress, and comes to shares that add up', async () => {
  const progress: number[] = [];
  const slices: number[] = [];
  let since = 0;
  const clock = ticking();
  const simulated = await simulate({
    ...base,
    dice: faceBuffer(1),
    runs: 300,
    now: clock,
    onProgress: (done) => progress.push(done),
    pause: async () => {
      slices.push(progress.at(-1)! - since);
      since = progress.at(-1)!;
    },
  });
  expect(progress.at(-1)).toBe(300);
  expect(Math.max(...slices)).toBeLessThanOrEqual(20);
  expect(simulated!.longestSlice).toBeLessThanOrEqual(12);
  const { ijn, irn, even } = simulated!.better;
  expect(ijn + irn + even).toBeCloseTo(1, 12);
  expect(simulated!.losses).toHaveLength(6);
});

test('the same seed gives the same fights; cancelled, it stops with the slice it is in', async () => {
  const run = () => simulate({ ...base, dice: faceBuffer(7), runs: 50, now: ticking() });
  expect(await run()).toEqual(await run());
  let slices = 0;
  const cancelled = await simulate({
    ...base,
    dice: faceBuffer(7),
    runs: 5000,
    now: ticking(),
    pause: async () => void (slices += 1),
    isCancelled: () => slices >= 2,
  });
  expect(cancelled).toBeNull();
  expect(slices).toBe(2);
});

test('the faces of the buffer are fair: chi-square of 98,304 dice', () => {
  const buffer = faceBuffer(42);
  const counts = [0, 0, 0, 0, 0, 0];
  for (let fill = 0; fill < 3; fill += 1) {
    for (const face of buffer.faces) counts[face - 1]! += 1;
    buffer.fill();
  }
  const expected = (3 * buffer.faces.length) / 6;
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  expect(chi).toBeLessThan(15);
});
