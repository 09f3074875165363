import { fireEvent, screen, waitFor } from '@testing-library/react-native';

import type { Command } from '@/rules/togo/index';
import { currentDatabase, openStorage } from '@/store/storage';
import { renderInBattle } from '@/testing/render-battle';
import { openTogo } from '@/testing/togo-session';

import { PicturesScreen } from './pictures-screen';

jest.mock('expo-router', () => ({ useRouter: () => ({ canGoBack: () => false }), useIsFocused: () => true }));

const mockPicture = jest.fn();
jest.mock('./turn-picture', () => ({
  ...jest.requireActual<object>('./turn-picture'),
  turnPicture: (...of: unknown[]) => mockPicture(...of),
}));
const mockSave = jest.fn((_name: string) => Promise.resolve());
jest.mock('@/store/save-file', () => ({ saveFile: (name: string) => mockSave(name) }));

const PLOT: Command = { type: 'keepPlot', on: true, from: 'known' };
const PICTURE = { bytes: new Uint8Array(1), uri: 'data:,', width: 2, height: 1 };
const endTurn = (...phases: readonly ('B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I')[]): readonly Command[] =>
  phases.map((phase) => ({ type: 'endPhase', phase, waive: true }));

async function show(id: string, then: readonly Command[] = []) {
  await openTogo(currentDatabase()!, id, {
    scenario: 'chemulpo',
    until: { turn: 2, phase: 'F' },
    then: [PLOT, ...then],
  });
  renderInBattle(<PicturesScreen />);
}

beforeAll(() => openStorage());
beforeEach(() => jest.clearAllMocks());

test.each([
  ['cannot be drawn', () => Promise.resolve(null)],
  ['fails in the middle', () => Promise.reject(new Error('no room'))],
])('a picture that %s is said so, and not shared', async (_, made) => {
  mockPicture.mockImplementation(made);
  await show(String(_).slice(0, 2));
  expect(await screen.findByText('The picture could not be made.')).toBeOnTheScreen();
  expect(screen.getByTestId('picture-share')).toBeDisabled();
});

test('a picture that cannot be handed over says so', async () => {
  mockPicture.mockResolvedValue(PICTURE);
  mockSave.mockRejectedValueOnce(new Error('disk full'));
  await show('b');
  await screen.findByTestId('picture');
  fireEvent.press(screen.getByTestId('picture-share'));
  expect(await screen.findByText('Sharing failed. Please try again.')).toBeOnTheScreen();
  expect(mockSave).toHaveBeenCalledWith('z-flag-table-turn-2.png');
});

test('only turns that were plotted are shown: one in which the plot was put away is passed over', async () => {
  mockPicture.mockResolvedValue(PICTURE);
  const stop: Command = { type: 'keepPlot', on: false };
  const whole = endTurn('B', 'C', 'D', 'E', 'F', 'G', 'H', 'I');
  const pass: Command = { type: 'passTorpedoesAloud' };
  await show('c', [
    ...endTurn('F', 'G', 'H', 'I'),
    ...[stop, pass, { type: 'endPhase', phase: 'A', waive: true } as const, { type: 'rollInitiative' } as const],
    ...whole,
    PLOT,
  ]);
  await waitFor(() => expect(screen.getByTestId('picture-turn')).toHaveTextContent('Turn 4'));
  fireEvent.press(screen.getByTestId('picture-turn-less'));
  await waitFor(() => expect(mockPicture).toHaveBeenLastCalledWith(expect.anything(), 2, expect.anything()));
  expect(screen.getByTestId('picture-turn')).toHaveTextContent('Turn 2');
});
