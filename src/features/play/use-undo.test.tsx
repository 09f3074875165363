import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { draftFor, enterFaces } from '@/game/act';
import { countSteps } from '@/game/strip-edit';
import type { Json } from '@/rules/rulebook';
import { commitDraft, useSession } from '@/store/session';
import { currentDatabase, openStorage } from '@/store/storage';
import { calm, showTurn } from '@/testing/render-battle';
import { openTogo } from '@/testing/togo-session';
import { valueOf } from '@/testing/toy-database';

jest.mock('expo-router', () => ({
  useRouter: () => ({ push: jest.fn(), back: jest.fn(), canGoBack: () => true }),
  useLocalSearchParams: () => ({}),
}));

const open = () => useSession.getState().open!;
const fired = () => open().battle.actions.filter(({ events }) => events.some(({ type }) => type === 'GunfireResolved'));
const shots = [{ battery: 0, target: 'tokiwa', range: 5, arc: 'bow' }];
const order = (...ships: string[]) =>
  draftFor(open().book, open().battle, {
    type: 'fire',
    fires: ships.map((ship) => ({ ship, shots })),
  } as Json as never);

beforeAll(() => openStorage());
beforeEach(() =>
  openTogo(currentDatabase()!, expect.getState().currentTestName!, {
    scenario: 'ulsan',
    seed: 11,
    until: { turn: 2, phase: 'F' },
  }),
);

test('a volley with own dice is named as a whole, asked for before it goes, and redone by name', async () => {
  const { book, battle } = open();
  const counts = { 'rossia.start': 0, 'gromoboi.start': 0 };
  await commitDraft(valueOf(countSteps(book, battle, order('rossia', 'gromoboi'), counts)));
  const before = fired().length;
  showTurn();
  await calm();
  expect(screen.getByTestId('undo')).toHaveTextContent('Undo 2 ships’ fire');
  fireEvent.press(screen.getByTestId('undo'));
  expect(await screen.findByText(/^2 own dice/)).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('sure-cancel'));
  expect(fired()).toHaveLength(before);
  fireEvent.press(screen.getByTestId('undo'));
  fireEvent.press(await screen.findByTestId('sure-confirm'));
  await waitFor(() => expect(fired()).toHaveLength(before - 1));
  expect(await screen.findByText('Undone: 2 ships’ fire')).toBeOnTheScreen();
  fireEvent.press(screen.getByText('Redo'));
  await waitFor(() => expect(fired()).toHaveLength(before));
});

test('a toast that offers to redo goes with the next thing that is done: its Redo would be of nothing', async () => {
  showTurn();
  await calm();
  await act(async () => void fireEvent.press(screen.getByTestId('undo')));
  expect(await screen.findByText(/^Undone: /)).toBeOnTheScreen();
  const { book, battle } = open();
  await act(async () => {
    await commitDraft(
      draftFor(book, battle, { type: 'correct', path: ['ships', 'rossia', 'fires'], value: 1 } as never),
    );
  });
  expect(screen.queryByText(/^Undone: /)).toBeNull();
});

test('app dice go without a question: the log keeps them, and nobody has to roll them again', async () => {
  const { book, battle } = open();
  const app = valueOf(enterFaces(book, battle, order('rossia'), [6], 'app'));
  await commitDraft({ ...app, appDice: 1 });
  const before = fired().length;
  showTurn();
  await calm();
  expect(screen.getByTestId('undo')).toHaveTextContent('Undo fire by Rossia');
  await act(async () => void fireEvent.press(screen.getByTestId('undo')));
  await waitFor(() => expect(fired()).toHaveLength(before - 1));
  expect(screen.queryByTestId('sure')).toBeNull();
});

test('of two quick taps the second asks for what the first has left, and takes no own dice back unasked', async () => {
  const correction = { type: 'correct', path: ['ships', 'rossia', 'fires'], value: 0 };
  valueOf(await commitDraft(valueOf(countSteps(open().book, open().battle, order('rossia'), { 'rossia.start': 0 }))));
  valueOf(await commitDraft(draftFor(open().book, open().battle, correction as never)));
  const before = fired().length;
  showTurn();
  await calm();
  await act(async () => {
    for (const button of [screen.getByTestId('undo'), screen.getByTestId('undo')]) fireEvent.press(button);
  });
  expect(await screen.findByText(/^1 own/)).toBeOnTheScreen();
  expect(fired()).toHaveLength(before);
  fireEvent.press(screen.getByTestId('sure-confirm'));
  await waitFor(() => expect(fired()).toHaveLength(before - 1));
  await calm();
});

test('a disk that does not say what would be undone undoes nothing, and the player reads so', async () => {
  showTurn();
  await calm();
  const { seq } = open().battle;
  const { db } = useSession.getState();
  useSession.setState({ db: { ...db!, get: () => Promise.reject(new Error('disk I/O error')) } });
  await act(async () => void fireEvent.press(screen.getByTestId('undo')));
  expect(await screen.findByText(/^That could not be saved/)).toBeOnTheScreen();
  expect(open().battle.seq).toBe(seq);
  useSession.setState({ db });
  await act(async () => void fireEvent.press(screen.getByTestId('undo')));
  await waitFor(() => expect(open().battle.seq).toBeGreaterThan(seq));
});
