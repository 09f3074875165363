import { killBattles, TIDE } from '@/testing/kill-battle';

// Two hundred in the long run: npm run soak.
test('a program killed at ten random moments has lost nothing that it answered', async () => {
  const { acknowledged, failures } = await killBattles(10, Date.now() % 1e6);
  expect(failures).toEqual([]);
  expect(acknowledged).toBeGreaterThan(20);
}, 300_000);

test('nor has a campaign of The Tide at Sunrise, shot among its secret choices', async () => {
  const { acknowledged, failures } = await killBattles(6, Date.now() % 1e6, TIDE);
  expect(failures).toEqual([]);
  expect(acknowledged).toBeGreaterThan(6);
}, 300_000);
