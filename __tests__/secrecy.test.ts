import { playMukdenPairs } from '@/testing/mukden-secret-pairs';
import { playRedSunPairs } from '@/testing/red-sun-secret-pairs';
import { playSecretPairs } from '@/testing/secret-pairs';
import { playTidePairs } from '@/testing/tide-secret-pairs';
import { playTsushimaPairs } from '@/testing/tsushima-secret-pairs';

// Hundreds of each in the long run: npm run soak.
test('battles that differ only in one side’s secrets are the same to the other side and to everybody, move by move', () => {
  const { tally, failures } = playSecretPairs({ count: 7, firstSeed: 11, steps: 70 });
  expect(failures).toEqual([]);
  // The tables must hide something, take things back and part now and then, or they show nothing.
  expect(tally.open).toBeGreaterThan(125);
  expect(tally.refused).toBeGreaterThan(10);
  expect(tally.secrets).toBeGreaterThan(30);
  expect(tally.givenUp).toBeGreaterThan(7);
  expect(tally.undone).toBeGreaterThan(10);
  expect(tally.revealing).toBeGreaterThan(1);
});

test('campaigns of The Tide at Sunrise that differ in one side’s ships, chits or ports are the same to everybody else', () => {
  const { tally, failures } = playTidePairs(20, 1, 80);
  expect(failures).toEqual([]);
  expect(tally.open).toBeGreaterThan(150);
  expect(tally.refused).toBeGreaterThan(50);
  expect(tally.different).toBeGreaterThan(30);
  expect(tally.givenUp).toBeGreaterThan(2);
  expect(tally.undone).toBeGreaterThan(10);
  expect(tally.revealing).toBeGreaterThan(5);
});

test('campaigns of Tsushima with hidden stacks that differ in what one side’s groups hold are the same to everybody else', () => {
  const { tally, failures } = playTsushimaPairs(5, 1, 60);
  expect(failures).toEqual([]);
  expect(tally.open).toBeGreaterThan(75);
  expect(tally.refused).toBeGreaterThan(25);
  expect(tally.different).toBeGreaterThan(10);
  expect(tally.givenUp).toBeGreaterThan(1);
  expect(tally.undone).toBeGreaterThan(5);
  expect(tally.revealing).toBeGreaterThan(1);
});

test('campaigns of Red Sun Rising that differ in what one side picked for initiative are the same to everybody else', () => {
  const { tally, failures } = playRedSunPairs(30, 1, 24);
  expect(failures).toEqual([]);
  expect(tally.open).toBeGreaterThan(60);
  expect(tally.refused).toBeGreaterThan(100);
  expect(tally.different).toBeGreaterThan(15);
  expect(tally.undone).toBeGreaterThan(10);
  expect(tally.revealing).toBeGreaterThan(5);
});

test('campaigns of Mukden that differ in what lies below the top of one side’s stacks are the same to everybody else', () => {
  const { tally, failures } = playMukdenPairs(7, 1, 30);
  expect(failures).toEqual([]);
  expect(tally.open).toBeGreaterThan(50);
  expect(tally.refused).toBeGreaterThan(25);
  expect(tally.different).toBeGreaterThan(20);
  expect(tally.undone).toBeGreaterThan(2);
  expect(tally.revealing).toBeGreaterThan(0);
});
