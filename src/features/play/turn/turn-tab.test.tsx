import { act, fireEvent, screen, waitFor, within } from '@testing-library/react-native';

import { newDraft } from '@/game/act';
import type { BattleState } from '@/rules/togo/index';
import { changeDraft, commitDraft, useSession } from '@/store/session';
import { currentDatabase, openStorage } from '@/store/storage';
import { calm, showTurn } from '@/testing/render-battle';
import { openTogo } from '@/testing/togo-session';

jest.mock('expo-router', () => ({
  useRouter: () => ({ push: jest.fn(), back: jest.fn(), canGoBack: () => true }),
  useLocalSearchParams: () => ({}),
  useIsFocused: () => true,
}));

beforeAll(() => openStorage());

test('what is asked before a phase ends goes with the phase: a yes on its way may not end the next', async () => {
  await openTogo(currentDatabase()!, 'asked', { scenario: 'chemulpo' });
  showTurn();
  await calm();
  fireEvent.press(screen.getByTestId('end-phase-link'));
  expect(screen.getByTestId('end-phase')).toHaveTextContent(/End phase A\?/);
  // As another phone at the table does it.
  await act(
    async () => void (await commitDraft(newDraft({ type: 'endPhase', phase: 'A', waive: true, through: 'I' }))),
  );
  expect(useSession.getState().open?.battle.state).not.toMatchObject({ phase: 'A' });
  expect(screen.queryByTestId('end-phase')).toBeNull();
});

test('the phone is asked for the other dice while an own one is still being saved: both taps count', async () => {
  await openTogo(currentDatabase()!, 'mixed', { scenario: 'chemulpo', until: { turn: 1, phase: 'B' }, dice: null });
  await changeDraft(() => newDraft({ type: 'rollInitiative' }));
  showTurn();
  await calm();
  fireEvent.press(await screen.findByTestId('in-place-face-3'));
  fireEvent.press(screen.getByTestId('in-place-app'));
  await waitFor(() => expect(useSession.getState().open!.drafts).toEqual({}), { timeout: 5000 });
  expect((useSession.getState().open!.battle.state as BattleState).initiative).not.toBeNull();
  expect(screen.queryByTestId('toast')).toBeNull();
});

test('a tie is thrown again beneath what was thrown, so that no die looks lost', async () => {
  await openTogo(currentDatabase()!, 'tied', { scenario: 'chemulpo', until: { turn: 1, phase: 'B' }, dice: null });
  await changeDraft(() => newDraft({ type: 'rollInitiative' }));
  showTurn();
  await calm();
  for (const face of [4, 4]) fireEvent.press(await screen.findByTestId(`in-place-face-${face}`));
  const [region] = within(await screen.findByTestId('roll-in-place')).UNSAFE_getAllByProps({ role: 'status' });
  expect(await within(region!).findByTestId('in-place-thrown')).toHaveTextContent(/4, 4/);
  expect(screen.getByTestId('in-place-empty-1')).toBeOnTheScreen();
});
