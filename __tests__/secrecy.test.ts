import { playSecretPairs } from '@/testing/secret-pairs';
import { playTidePairs } from '@/testing/tide-secret-pairs';

test('battles that differ only in one side’s secrets are the same to the other side and to everybody, move by move', () => {
  const { tally, failures } = playSecretPairs({ count: 14, firstSeed: 11, steps: 70 });
  expect(failures).toEqual([]);
  // The tables must hide something, take things back and part now and then, or they show nothing.
  expect(tally.open).toBeGreaterThan(250);
  expect(tally.refused).toBeGreaterThan(20);
  expect(tally.secrets).toBeGreaterThan(60);
  expect(tally.givenUp).toBeGreaterThan(15);
  expect(tally.undone).toBeGreaterThan(20);
  expect(tally.revealing).toBeGreaterThan(3);
});

test('campaigns of The Tide at Sunrise that differ in one side’s ships, chits or ports are the same to everybody else', () => {
  const { tally, failures } = playTidePairs(40, 1, 80);
  expect(failures).toEqual([]);
  expect(tally.open).toBeGreaterThan(300);
  expect(tally.refused).toBeGreaterThan(100);
  expect(tally.different).toBeGreaterThan(60);
  expect(tally.givenUp).toBeGreaterThan(5);
  expect(tally.undone).toBeGreaterThan(20);
  expect(tally.revealing).toBeGreaterThan(10);
});
