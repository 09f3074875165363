import { killBattles, MUKDEN, RED_SUN, TIDE, TSUSHIMA } from '@/testing/kill-battle';

// Two hundred with other dice in the long run: npm run soak. Every kill but each fifth comes after at least one answer.
test('a program killed at four random moments has lost nothing that it answered', async () => {
  const { acknowledged, failures } = await killBattles(4, 1);
  expect(failures).toEqual([]);
  expect(acknowledged).toBeGreaterThanOrEqual(4);
}, 300_000);

test('nor has a campaign of The Tide at Sunrise, shot among its secret choices', async () => {
  const { acknowledged, failures } = await killBattles(2, 2, TIDE);
  expect(failures).toEqual([]);
  expect(acknowledged).toBeGreaterThanOrEqual(2);
}, 300_000);

test('nor has a campaign of Tsushima, shot among its battles', async () => {
  const { acknowledged, failures } = await killBattles(2, 3, TSUSHIMA);
  expect(failures).toEqual([]);
  expect(acknowledged).toBeGreaterThanOrEqual(2);
}, 300_000);

test('nor has a campaign of Red Sun Rising, shot among its rounds and hours', async () => {
  const { acknowledged, failures } = await killBattles(2, 4, RED_SUN);
  expect(failures).toEqual([]);
  expect(acknowledged).toBeGreaterThanOrEqual(2);
}, 300_000);

test('nor has a campaign of Mukden, shot among its attacks', async () => {
  const { acknowledged, failures } = await killBattles(2, 5, MUKDEN);
  expect(failures).toEqual([]);
  expect(acknowledged).toBeGreaterThanOrEqual(2);
}, 300_000);
