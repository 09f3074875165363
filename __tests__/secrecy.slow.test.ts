import { playSecretPairs } from '@/testing/secret-pairs';

// Six hundred in the long run: npm run soak.
test('the same for longer battles', () => {
  expect(playSecretPairs({ count: 4, firstSeed: 1000, steps: 220 }).failures).toEqual([]);
}, 600_000);
