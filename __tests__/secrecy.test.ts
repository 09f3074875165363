import { playSecretPairs } from '@/testing/secret-pairs';

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
