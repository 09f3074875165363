import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { newDraft } from '@/game/act';
import type { BattleState, Command } from '@/rules/togo/index';
import { commitDraft, undoLast, useSession } from '@/store/session';
import { currentDatabase, openStorage } from '@/store/storage';
import { renderUi } from '@/testing/render';
import { openTogo } from '@/testing/togo-session';
import { ToastProvider } from '@/ui/toast-provider';

import { ActProvider } from '../act-provider';
import { BattleScreen } from '../battle-screen';
import { TorpedoScreen } from './torpedo-screen';

const mockRouter = {
  push: jest.fn(),
  replace: jest.fn(),
  back: jest.fn(),
  canGoBack: () => true,
  setParams: jest.fn(),
  dismissTo: jest.fn(),
};
let mockSide = 'ijn';
jest.mock('expo-router', () => ({
  useRouter: () => mockRouter,
  useLocalSearchParams: () => ({ side: mockSide }),
  useIsFocused: () => true,
}));
jest.mock('expo-screen-capture', () => ({
  preventScreenCaptureAsync: () => Promise.resolve(),
  allowScreenCaptureAsync: () => Promise.resolve(),
  enableAppSwitcherProtectionAsync: () => Promise.resolve(),
  disableAppSwitcherProtectionAsync: () => Promise.resolve(),
}));

const MOMENT = { scenario: 'port-arthur-night', seed: 4, until: { turn: 2, phase: 'A' } } as const;

const state = () => useSession.getState().open!.battle.state as BattleState;
const idOf = (name: string) => Object.values(state().ships).find((ship) => ship.name.startsWith(name))!.id;
const markers = () => Object.values(state().markers);
const all = () => JSON.stringify(screen.toJSON());

async function openCurtain(side: 'ijn' | 'irn', id: string): Promise<void> {
  mockSide = side;
  await openTogo(currentDatabase()!, id, MOMENT);
  renderUi(
    <ToastProvider>
      <ActProvider>
        <TorpedoScreen />
      </ActProvider>
    </ToastProvider>,
  );
  fireEvent.press(screen.getByTestId('curtain-hold'));
  fireEvent.press(screen.getByTestId('curtain-sure-confirm'));
}

beforeAll(() => openStorage());
beforeEach(() => jest.clearAllMocks());

test('[TOGO-45] a launch is written down with its marker, taken back, and passed on without a word outside', async () => {
  await openCurtain('ijn', 'a');
  fireEvent.press(screen.getByTestId(`launcher-${idOf('Kasumi')}`));
  fireEvent.press(screen.getByTestId('launch-boats-less'));
  fireEvent.press(screen.getByTestId('launch-now'));
  const row = await screen.findByTestId('ledger-t1');
  expect(row).toHaveTextContent(/Marker 1: .*2 factors of Kasumi/);
  expect(markers()).toMatchObject([{ state: 'hidden', attack: { boats: 1, factors: 2 } }]);
  // AMB-7: the other boat is a launcher of its own.
  expect(screen.getByTestId(`launcher-${idOf('Kasumi')}`)).toHaveTextContent(/1 boat with 2/);

  fireEvent.press(screen.getByTestId('place-dummies'));
  await screen.findByTestId('ledger-t2');
  fireEvent.press(screen.getByTestId('ledger-take-back'));
  await waitFor(() => expect(screen.queryByTestId('ledger-t2')).toBeNull());
  expect(markers()).toHaveLength(1);

  fireEvent.press(screen.getByTestId('torpedo-pass'));
  await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith('/battle/a/torpedo/irn'));
  expect(screen.getByTestId('curtain-closed')).toBeOnTheScreen();
  expect(all()).not.toContain('Kasumi');
});

test('[TOGO-44] what the rules have against a launch is said on the dial and asked behind the curtain', async () => {
  await openCurtain('ijn', 'b');
  fireEvent.press(screen.getByTestId(`launcher-${idOf('Kasumi')}`));
  expect(screen.getByTestId('launch-legality')).toHaveTextContent(/her tubes bear/);
  fireEvent.press(screen.getByTestId('choose-target'));
  fireEvent.press(screen.getByTestId(`target-${idOf('Retvizan')}`));
  expect(screen.getByTestId('launch-legality')).toHaveTextContent(/Beyond torpedo range/);
  fireEvent.press(screen.getByTestId('launch-now'));
  expect(await screen.findByTestId('refused')).toHaveTextContent(/Beyond torpedo range/);
  expect(markers()).toEqual([]);
  fireEvent.press(screen.getByTestId('refused-allow'));
  await screen.findByTestId('ledger-t1');
});

test('a side with nothing to launch passes by the same steps, and is told why', async () => {
  await openCurtain('irn', 'c');
  expect(screen.getByText(/No ship of yours can launch now/)).toBeOnTheScreen();
  expect(screen.getAllByText(/special rule of the scenario forbids it/).length).toBeGreaterThan(0);
  expect(all()).not.toContain('Kasumi');
  fireEvent.press(screen.getByTestId('torpedo-pass'));
  await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith('/battle/c/torpedo/ijn'));
});

test('outside, a launch and a dummy look the same: markers face down, undo by number, no name anywhere', async () => {
  await openTogo(currentDatabase()!, 'd', MOMENT);
  const send = (command: Command) => act(() => commitDraft(newDraft(command as never)));
  const target = Object.values(state().ships).find(({ name }) => name === 'Pallada')!.id;
  const ui = (
    <ToastProvider>
      <ActProvider>
        <BattleScreen />
      </ActProvider>
    </ToastProvider>
  );
  renderUi(ui);
  const seen: string[] = [];
  const commands: readonly Command[] = [
    { type: 'launchTorpedoes', ship: idOf('Kasumi'), attacks: [{ target, factors: 2, range: 1, bearing: 90 }] },
    { type: 'placeDummyMarker', side: 'ijn' },
  ];
  for (const command of commands) {
    await send(command);
    await waitFor(() => expect(screen.getByTestId('undo')).toHaveTextContent('Undo Torpedo marker 1'));
    expect(screen.getByTestId('markers-down-ijn')).toHaveTextContent(/One marker face down/);
    seen.push(all());
    await act(() => undoLast());
  }
  expect(seen[0]).toBe(seen[1]);
  expect(seen[0]).not.toMatch(/Kasumi|Pallada/);
});
