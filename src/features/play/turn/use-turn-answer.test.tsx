import { act, renderHook, waitFor } from '@testing-library/react-native';

import type { Obligation } from '@/rules/rulebook';
import { useSettings } from '@/store/settings';
import { openStorage } from '@/store/storage';

import { useTurnAnswer } from './use-turn-answer';

jest.mock('../open-game', () => ({ useGame: () => ({ id: 'game', moment: { turn: 1, phase: 'fire' } }) }));

const asked = { code: 'aim', about: 'mikasa' } as Obligation;
const answer = () => renderHook(() => useTurnAnswer(asked)).result;

beforeAll(() => openStorage());

test('an answer that is changed on another screen is changed on the Turn tab behind it', async () => {
  useSettings.setState({ turnAnswer: { battle: 'game', question: 'of before', value: 'old' } });
  const [tab, screen] = [answer(), answer()];
  expect(tab.current.choice).toBeNull();
  await act(async () => tab.current.choose('asahi'));
  await waitFor(() => expect(screen.current.choice).toBe('asahi'));
  await act(async () => screen.current.choose('fuji'));
  await waitFor(() => expect(tab.current.choice).toBe('fuji'));
});

test('it is on screen before it is on disk', async () => {
  const tab = answer();
  act(() => tab.current.choose('shikishima'));
  expect(tab.current.choice).toBe('shikishima');
  await waitFor(() => expect(useSettings.getState().turnAnswer?.value).toBe('shikishima'));
});
