import { act, renderHook } from '@testing-library/react-native';

import type { Tagged } from '@/rules/rulebook';
import { changeDraft, type Outcome } from '@/store/session';

import { usePick } from './use-pick';

const mockGame: { draft: unknown } = { draft: null };
const mockShow = jest.fn();
jest.mock('./open-game', () => ({
  useGame: () => mockGame,
  Viewer: jest.requireActual<typeof import('react')>('react').createContext('red'),
}));
jest.mock('./act-provider', () => ({ failureSentence: () => 'Not saved.' }));
jest.mock('@/ui/toast-provider', () => ({ useToast: () => ({ show: mockShow }) }));
jest.mock('@/store/session', () => ({ changeDraft: jest.fn(), useSession: jest.fn() }));

interface Sail extends Tagged {
  readonly type: 'sail';
  readonly ships: readonly string[];
}
const isSail = (command: Tagged): command is Sail => command.type === 'sail';
const picking = () => renderHook(() => usePick(isSail)).result;
type Picking = ReturnType<typeof picking>;
const tick = ({ current: { command, change } }: Picking, ship: string) =>
  act(() => change({ type: 'sail', ships: [...(command?.ships ?? []), ship] }));

/** A disk that answers when it is told to. */
let answer: (outcome: Outcome) => void;
beforeEach(() => {
  mockGame.draft = null;
  jest.mocked(changeDraft).mockImplementation(() => new Promise((done) => (answer = done)));
});

test('two ticks quicker than the disk both count', () => {
  const pick = picking();
  tick(pick, 'mikasa');
  tick(pick, 'asahi');
  expect(pick.current.command?.ships).toEqual(['mikasa', 'asahi']);
});

test('a tick that cannot be kept is gone again, and the player reads so', async () => {
  const pick = picking();
  tick(pick, 'mikasa');
  await act(async () => answer({ ok: false, error: { type: 'store', code: 'NOT_SAVED' } }));
  expect(pick.current.command).toBeNull();
  expect(mockShow).toHaveBeenCalledWith({ message: 'Not saved.' });
});
