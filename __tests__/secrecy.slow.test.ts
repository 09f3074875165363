import { playSecretPairs } from '@/testing/secret-pairs';

test('the same for longer battles', () => {
  expect(playSecretPairs({ count: 10, firstSeed: 1000, steps: 220 }).failures).toEqual([]);
}, 600_000);
