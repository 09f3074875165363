import { useSession } from '@/store/session';

import type { KeptSeat } from './kept-seats';
import { closeLink, openLink, useLink } from './link-session';

// As a slow phone reads them.
jest.mock('@/store/kept-text', () => ({
  readKept: () => new Promise((resolve) => setTimeout(() => resolve(null), 5)),
  keep: async () => undefined,
}));
const mockLines: string[] = [];
jest.mock('@/link/client/socket', () => ({
  socketAddress: (host: string) => host,
  socketDial: (address: string) => () => {
    mockLines.push(address);
    return { send: () => undefined, close: () => undefined };
  },
}));

const seat = (host: string): KeptSeat => ({ seat: 'red', secret: 'x', host, name: '' });

beforeEach(() => mockLines.splice(0));
afterEach(closeLink);

test('who gets up before the phone has called stays up: no table may take the place of the game opened next', async () => {
  const opening = openLink(seat('http://one'));
  closeLink();
  await opening;
  expect(useLink.getState().phone).toBeNull();
  expect(useSession.getState().seat).toBeNull();
  expect(mockLines).toEqual([]);
});

test('of two tables the one that was chosen last is called, and no other', async () => {
  const first = openLink(seat('http://one'));
  const second = openLink(seat('http://two'));
  await Promise.all([first, second]);
  expect(useLink.getState().seat?.host).toBe('http://two');
  expect(mockLines).toEqual(['http://two']);
});
