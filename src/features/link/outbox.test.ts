import type { Ask } from '@/link/protocol/messages';

import { openOutbox } from './outbox';

const mockDisk = new Map<string, string>();
jest.mock('@/store/kept-text', () => ({
  readKept: async (name: string) => mockDisk.get(name) ?? null,
  keep: async (name: string, text: string) => {
    await new Promise((done) => setTimeout(done, 2));
    mockDisk.set(name, text);
  },
}));

const ask = (tap: string): Ask => ({ type: 'ask', tap, last: 0, request: { type: 'undo' } });
const onDisk = async () => (await (await openOutbox('red')).load()).map(({ tap }) => tap);

beforeEach(() => mockDisk.clear());

test('a tap that is put while the answer to the one before it comes is kept', async () => {
  const outbox = await openOutbox('red');
  await outbox.put(ask('one'));
  await Promise.all([outbox.put(ask('two')), outbox.remove('one')]);
  expect((await outbox.load()).map(({ tap }) => tap)).toEqual(['two']);
  expect(await onDisk()).toEqual(['two']);
});

test('two taps at once are both kept, in their order', async () => {
  const outbox = await openOutbox('red');
  await Promise.all([outbox.put(ask('one')), outbox.put(ask('two'))]);
  expect(await onDisk()).toEqual(['one', 'two']);
});
