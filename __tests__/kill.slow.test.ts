import { killBattles } from '@/testing/kill-battle';

// Two hundred in the long run: npm run soak.
test('a program killed at ten random moments has lost nothing that it answered', async () => {
  const { acknowledged, failures } = await killBattles(10, Date.now() % 1e6);
  expect(failures).toEqual([]);
  expect(acknowledged).toBeGreaterThan(20);
}, 300_000);
