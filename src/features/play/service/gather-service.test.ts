import type { Driver } from '@/store/db/driver';
import { readStory } from '@/store/story';

import { gatherService } from './gather-service';

const mockBattles = [{ id: 'a', name: 'Ulsan', book: 'toy', updatedAt: 'then' }];
jest.mock('@/store/battles', () => ({ listBattles: async () => mockBattles }));
jest.mock('@/game/books', () => ({ loadBook: async () => ({}) }));
jest.mock('@/store/story', () => ({ readStory: jest.fn() }));
jest.mock('../companions', () => ({ companionOf: async () => ({ service: () => [{ name: 'Mikasa' }] }) }));

const look = async () =>
  (await gatherService({} as Driver, { pause: async () => undefined, isCancelled: () => false }))?.map(
    ({ name }) => name,
  );

test('a battle that could not be read once is read the next time, and then only when it has changed', async () => {
  jest.mocked(readStory).mockRejectedValueOnce(new Error('disk I/O error'));
  expect(await look()).toEqual([]);
  jest.mocked(readStory).mockResolvedValue({ battle: {}, items: [] } as never);
  expect(await look()).toEqual(['Mikasa']);
  expect(await look()).toEqual(['Mikasa']);
  expect(readStory).toHaveBeenCalledTimes(2);
});
