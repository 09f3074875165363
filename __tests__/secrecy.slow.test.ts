import { playSecretPairs } from '@/testing/secret-pairs';

// Six hundred in the long run: npm run soak.
test('the same for longer battles', () => {
  expect(playSecretPairs({ count: 4, firstSeed: 1000, steps: 220 }).failures).toEqual([]);
}, 600_000);

test('a blank counter that was put down before the chart is kept does not tell whether a fleet is behind it', () => {
  expect(playSecretPairs({ count: 1, firstSeed: 46686, steps: 250 }).failures).toEqual([]);
});
