import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { newDraft } from '@/game/act';
import type { Driver } from '@/store/db/driver';
import { commitDraft, useSession } from '@/store/session';
import { useSettings } from '@/store/settings';
import { currentDatabase, openStorage } from '@/store/storage';
import { renderUi } from '@/testing/render';
import { togoBattleAt } from '@/testing/played-togo';
import { ToastProvider } from '@/ui/toast-provider';
import { motion } from '@/ui/tokens';

import { ActProvider } from '@/features/play/act-provider';
import { PlayScreen } from '@/features/play/play-screen';
import { CompanionProvider } from '@/features/play/companion';
import { useOpenGame } from '@/features/play/use-open-game';

const mockPush = jest.fn();
jest.mock('expo-router', () => ({
  useRouter: () => ({ push: mockPush, setParams: jest.fn(), dismissTo: jest.fn() }),
  useLocalSearchParams: () => ({}),
  useIsFocused: () => true,
}));

function Battle({ id }: { id: string }) {
  const opened = useOpenGame(id);
  return typeof opened === 'string' ? null : (
    <CompanionProvider companion={opened}>
      <ActProvider>
        <PlayScreen />
      </ActProvider>
    </CompanionProvider>
  );
}

const show = (id: string) =>
  renderUi(
    <ToastProvider>
      <Battle id={id} />
    </ToastProvider>,
  );
/** What a side does behind its curtain. */
const pass = (side: 'ijn' | 'irn') => commitDraft(newDraft({ type: 'passTorpedoes', side }));
const phase = () => (useSession.getState().open?.battle.state as { phase: string }).phase;

beforeAll(() => openStorage());
beforeEach(() => {
  mockPush.mockClear();
  useSettings.setState({ endPhases: true });
});

test('shows where we are, settles what is owed with a tap, and ends the phase once nothing is', async () => {
  await togoBattleAt(currentDatabase()!, 'a', { scenario: 'chemulpo' });
  useSettings.setState({ endPhases: false });
  show('a');
  expect(await screen.findByText('Torpedoes')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('owed-ijn'));
  expect(mockPush).toHaveBeenCalledWith('/battle/a/torpedo/ijn');
  await act(() => pass('ijn'));
  await waitFor(() => expect(screen.queryByTestId('owed-ijn')).toBeNull());
  await act(() => pass('irn'));
  await waitFor(() => expect(screen.getByText('All done')).toBeOnTheScreen());
  // New words on the button: it does not take a tap that was meant for the old ones.
  fireEvent.press(screen.getByTestId('next-step'));
  expect(phase()).toBe('A');
  await act(() => new Promise((done) => setTimeout(done, motion.guard + 50)));
  fireEvent.press(screen.getByTestId('next-step'));
  await waitFor(() => expect(screen.getByText('Initiative')).toBeOnTheScreen());
});

test('a phase with nothing left to do ends by itself, a line says which, and who undoes it ends it himself', async () => {
  await togoBattleAt(currentDatabase()!, 'j', { scenario: 'chemulpo' });
  const { unmount } = show('j');
  await screen.findByTestId('owed-ijn');
  await act(() => pass('ijn'));
  expect(phase()).toBe('A');
  await act(() => pass('irn'));
  await waitFor(() => expect(phase()).toBe('B'));
  const ended = useSession.getState().open!.battle.actions.at(-1)!;
  expect(ended.events).toMatchObject([
    { type: 'PhaseEnded', phase: 'A', auto: true },
    { type: 'PhaseBegan', phase: 'B' },
  ]);
  expect(await screen.findByText('Phase A ended: nothing left to do')).toBeOnTheScreen();
  expect(screen.getByTestId('undo')).toHaveTextContent('Undo end of A');
  fireEvent.press(screen.getByTestId('toast-action'));
  await waitFor(() => expect(phase()).toBe('A'));
  await act(() => new Promise((done) => setTimeout(done, motion.guard + 50)));
  // Neither the undo nor anything that is done in the phase now ends it again.
  expect(phase()).toBe('A');
  await act(() => commitDraft(newDraft({ type: 'correct', path: ['ships', 'asama', 'fires'], value: 1 })));
  expect(phase()).toBe('A');
  expect(screen.getByTestId('next-step')).toHaveTextContent('End phase A');
  // Nor does opening the battle once more.
  unmount();
  show('j');
  await screen.findByTestId('next-step');
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(phase()).toBe('A');
});

test('ending a phase with things owed asks once, and undo takes it back', async () => {
  await togoBattleAt(currentDatabase()!, 'b', { scenario: 'chemulpo' });
  show('b');
  fireEvent.press(await screen.findByTestId('end-phase-link'));
  expect(screen.getByText(/2 things are still to do/)).toBeOnTheScreen();
  expect(phase()).toBe('A');
  fireEvent.press(screen.getByTestId('end-phase-confirm'));
  await waitFor(() => expect(phase()).toBe('B'));
  fireEvent.press(await screen.findByTestId('undo'));
  await waitFor(() => expect(phase()).toBe('A'));
});

test('a die or two are asked for in the list, and nothing has happened before the last of them', async () => {
  await togoBattleAt(currentDatabase()!, 'c', { scenario: 'chemulpo', until: { turn: 1, phase: 'B' } });
  show('c');
  fireEvent.press(await screen.findByTestId('owed-initiative'));
  await screen.findByTestId('roll-in-place');
  expect(useSession.getState().open?.drafts.public?.command).toEqual({ type: 'rollInitiative' });
  expect(mockPush).not.toHaveBeenCalled();
  fireEvent.press(screen.getByTestId('in-place-face-4'));
  await waitFor(() => expect(Object.keys(useSession.getState().open!.drafts.public!.dice)).toHaveLength(1));
  fireEvent.press(screen.getByTestId('in-place-face-2'));
  await waitFor(() => expect(useSession.getState().open?.drafts.public).toBeUndefined());
  expect(useSession.getState().open!.battle.actions.at(-1)!.events).toMatchObject([
    { type: 'InitiativeRolled', dice: { ijn: 4, irn: 2 } },
  ]);
  expect(await screen.findByTestId('rolled')).toHaveTextContent(/Initiative.*Japanese 4, Russians 2/);
  expect(useSettings.getState().battleDice.c).toBe('own');
});

test('a disk that fails changes nothing, and a sentence says so', async () => {
  await togoBattleAt(currentDatabase()!, 'd', { scenario: 'chemulpo' });
  show('d');
  const end = () => {
    fireEvent.press(screen.getByTestId('end-phase-link'));
    fireEvent.press(screen.getByTestId('end-phase-confirm'));
  };
  await screen.findByTestId('owed-ijn');
  const { db } = useSession.getState();
  const broken = { ...db!, transaction: () => Promise.reject(new Error('disk full')) };
  useSession.setState({ db: broken as Driver });
  end();
  expect(await screen.findByText(/could not be saved on this device. Nothing was changed/)).toBeOnTheScreen();
  expect(screen.getByTestId('owed-ijn')).toBeOnTheScreen();
  useSession.setState({ db });
  end();
  await waitFor(() => expect(phase()).toBe('B'));
});

test('a damaged battle says which entry cannot be read, and goes back to before it when the players choose so', async () => {
  const db = currentDatabase()!;
  await togoBattleAt(db, 'e', { scenario: 'chemulpo', until: { turn: 1, phase: 'B' } });
  await db.run(`UPDATE log SET body = 'torn' WHERE battle = 'e' AND seq = 5`);
  show('e');
  expect(await screen.findByText(/Entry 5 cannot be read/)).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('before-damage'));
  await waitFor(() => expect(screen.queryByTestId('before-damage')).toBeNull());
  expect(useSession.getState().open?.battle.actions.every(({ lastSeq }) => lastSeq < 5)).toBe(true);
});

test('a crew’s try: what may be worked on with its odds, the suggested one first; the phone’s dice are thrown and recorded at once', async () => {
  const state = await togoBattleAt(currentDatabase()!, 'f', {
    scenario: 'ulsan',
    seed: 11,
    until: { turn: 9, phase: 'G' },
  });
  const damaged = Object.values(state.ships).find((ship) => ship.markers.some(({ permanent }) => !permanent))!;
  show('f');
  fireEvent.press(await screen.findByTestId(`owed-${damaged.id}`));
  const tries = screen.getAllByTestId(/^try-(\d+|fire)$/);
  expect(tries.length).toBeGreaterThan(0);
  expect(screen.getByText(/^Suggested: /)).toBeOnTheScreen();
  expect(screen.getAllByText('17%').length).toBeGreaterThan(0);
  mockPush.mockClear();
  fireEvent.press(tries[0]!);
  await waitFor(() =>
    expect(useSession.getState().open!.battle.actions.at(-1)!.events).toMatchObject([
      { type: 'DamageControlled', ship: damaged.id },
    ]),
  );
  expect(await screen.findByTestId('rolled')).toHaveTextContent(new RegExp(damaged.name));
  expect(mockPush).not.toHaveBeenCalled();
});

test('whoever comes back reads how much is left; the first thing done takes the card away', async () => {
  await togoBattleAt(currentDatabase()!, 'g', { scenario: 'ulsan', seed: 11, until: { turn: 6, phase: 'F' } });
  show('g');
  expect(await screen.findByTestId('go-on')).toBeOnTheScreen();
  expect(screen.getByTestId('go-on-owed')).toHaveTextContent(/^\d things left to do in this phase$/);
  expect(screen.getAllByText(/^Fire \d ships$/)).toHaveLength(1);
  fireEvent.press(screen.getByTestId('end-phase-link'));
  fireEvent.press(screen.getByTestId('end-phase-confirm'));
  await waitFor(() => expect(phase()).not.toBe('F'));
  expect(screen.queryByTestId('go-on')).toBeNull();
});

test('a battle just begun asks nobody to go on', async () => {
  await togoBattleAt(currentDatabase()!, 'h', { scenario: 'chemulpo' });
  show('h');
  expect(await screen.findByTestId('owed-ijn')).toBeOnTheScreen();
  expect(screen.queryByTestId('go-on')).toBeNull();
});

test('[TOGO-7] in F the side that moved last is listed, with who follows it', async () => {
  const state = await togoBattleAt(currentDatabase()!, 'i', {
    scenario: 'ulsan',
    seed: 11,
    until: { turn: 6, phase: 'F' },
  });
  show('i');
  await screen.findByTestId('owed-izumo');
  expect(state.initiative?.movesLast).toBe('ijn');
  expect(screen.queryByTestId('owed-rossia')).toBeNull();
  expect(screen.getByText('Then the Russians fire')).toBeOnTheScreen();
  expect(screen.getByText('3 ships may fire')).toBeOnTheScreen();
});
