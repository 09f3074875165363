import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { enterFaces, newDraft } from '@/game/act';
import type { BattleState, Command } from '@/rules/togo/index';
import { commitDraft, useSession } from '@/store/session';
import { currentDatabase, openStorage } from '@/store/storage';
import { calm, renderInBattle, showTurn } from '@/testing/render-battle';
import { openTogo } from '@/testing/togo-session';

import { MoveScreen } from './move-screen';

const mockPush = jest.fn();
const mockBack = jest.fn();
let mockCounter = '';
jest.mock('expo-router', () => ({
  useRouter: () => ({ push: mockPush, back: mockBack, canGoBack: () => true, replace: jest.fn() }),
  useLocalSearchParams: () => ({ counter: mockCounter }),
}));

const PASSED: readonly Command[] = [
  { type: 'passTorpedoes', side: 'ijn' },
  { type: 'passTorpedoes', side: 'irn' },
  { type: 'endPhase', phase: 'A' },
];
/** Two factors of Izumo at Gromoboi, second in the line of c86. */
const LAUNCH: Command = {
  type: 'launchTorpedoes',
  ship: 'izumo',
  attacks: [{ target: 'gromoboi', factors: 2, range: 1, bearing: 90 }],
};

const state = () => useSession.getState().open!.battle.state as BattleState;
const line = () => state().groups.c86!;
const showMove = () => renderInBattle(<MoveScreen param={mockCounter} />);

async function order(command: Command, faces: readonly number[] = []): Promise<void> {
  const { book, battle } = useSession.getState().open!;
  const draft = newDraft(command as never);
  const entered =
    faces.length === 0 ? { ok: true as const, value: draft } : enterFaces(book, battle, draft, faces, 'table');
  const done = entered.ok ? await commitDraft(entered.value) : entered;
  if (!done.ok) throw new Error(JSON.stringify(done.error));
}

/** Off Ulsan, the Russians about to move first. */
async function underWay(id: string, ...before: readonly Command[]) {
  const then = [...before, ...PASSED];
  await openTogo(currentDatabase()!, id, { scenario: 'ulsan', seed: 11, until: { turn: 5, phase: 'A' }, then });
  await order({ type: 'rollInitiative' }, [6, 2]);
}

beforeAll(() => openStorage());
beforeEach(() => {
  jest.clearAllMocks();
  mockCounter = 'c86';
});

test('[TOGO-47][TOGO-36] evasion by taps: what runs at her, what it costs her guns and the line, and the question in D', async () => {
  await underWay('a', LAUNCH);
  const move = showMove();
  // Nothing is turned up before she begins.
  expect(screen.queryByTestId('evasion')).toBeNull();
  fireEvent.press(screen.getByTestId('move-begin'));
  const card = await screen.findByTestId('evasion');
  expect(card).toHaveTextContent(/Torpedoes at Gromoboi.*Izumo: 2 factors/);
  expect(card).toHaveTextContent(/turn 60° or more away.*size 1/);
  expect(card).toHaveTextContent(/The whole line may turn, or one ship may turn differently/);
  expect(card).toHaveTextContent(/no fire this turn/);

  fireEvent.press(screen.getByTestId('evade-gromoboi'));
  await waitFor(() => expect(line().evading).toEqual({ turn: 5, ships: ['gromoboi'] }));
  expect(screen.getByTestId('evasion')).toHaveTextContent(/Gromoboi declared evasion/);
  expect(screen.getByTestId('consequences')).toHaveTextContent(/Gromoboi: not evading yet. Turn 60° or more/);

  // She turns by herself: her guns alone pay for it.
  fireEvent.press(screen.getByTestId('apart-add'));
  fireEvent.press(screen.getByTestId('apart-add-gromoboi'));
  for (let step = 0; step < 3; step += 1) fireEvent.press(screen.getByTestId('apart-gromoboi-more'));
  expect(screen.getByTestId('consequences')).toHaveTextContent(/Gromoboi spends more than half.*far enough to evade/);
  await calm();
  fireEvent.press(screen.getByTestId('move-note'));
  await waitFor(() => expect(mockBack).toHaveBeenCalled());
  expect(line().move).toMatchObject({ turns: [], overHalf: false, apart: [{ ship: 'gromoboi', overHalf: true }] });
  move.unmount();

  await order({ type: 'endPhase', phase: 'B', waive: true });
  await order({ type: 'endPhase', phase: 'C', waive: true });
  showTurn();
  const next = await screen.findByTestId('next-step');
  expect(next).toHaveTextContent(/Did Gromoboi evade/);
  fireEvent.press(next);
  expect(screen.getByTestId('evasion-facts')).toHaveTextContent(/net turn 67.5°/);
  fireEvent.press(screen.getByTestId('evaded'));
  await waitFor(() => expect(Object.values(state().markers).at(-1)?.attack?.evaded).toBe(true));
  expect(screen.getByTestId('markers-seen')).toHaveTextContent(/Evaded: size 1/);
});

test.each([
  ['resolved', /The torpedoes at Gromoboi are still rolled/, /Left the table: still rolled/],
  ['escapes', /The torpedoes at Gromoboi are lost/, /Left the table: escaped/],
] as const)('[AMB-51] leaving the table with torpedoes in the water (%s)', async (value, warned, told) => {
  await underWay(`l-${value}`, { type: 'changeHouseRule', key: 'leavingUnderTorpedoes', value }, LAUNCH);
  await order({ type: 'beginMove', counter: 'c86' });
  const move = showMove();
  expect(await screen.findByTestId('consequences')).not.toHaveTextContent(warned);
  fireEvent.press(screen.getByTestId('leaves-north'));
  expect(screen.getByTestId('consequences')).toHaveTextContent(warned);
  await calm();
  fireEvent.press(screen.getByTestId('move-note'));
  await waitFor(() => expect(mockBack).toHaveBeenCalled());
  expect(state().ships.gromoboi).toMatchObject({ fate: 'left', leftBy: 'north' });
  move.unmount();

  await order({ type: 'endPhase', phase: 'B', waive: true });
  await order({ type: 'endPhase', phase: 'C', waive: true });
  showTurn();
  expect(await screen.findByTestId('markers-seen')).toHaveTextContent(told);
  const next = value === 'resolved' ? 'Torpedoes at Gromoboi (left)' : 'End phase D';
  expect(screen.getByTestId('next-step')).toHaveTextContent(next);
});

test('[TOGO-47][TOGO-17] sent ahead, she meets torpedoes: they come first, and her dice after the word about evasion', async () => {
  await underWay('f', { type: 'leaveFormation', ship: 'gromoboi' }, LAUNCH);
  mockCounter = state().ships.gromoboi!.group;
  const mover = () => screen.getByTestId(`mover-${mockCounter}`);
  const turn = showTurn();
  fireEvent.press(await screen.findByTestId(`ahead-${mockCounter}`));
  await waitFor(() => expect(mover()).toHaveTextContent(/Torpedoes in the water at Gromoboi. Evade\?/));
  expect(mockPush).not.toHaveBeenCalled();
  expect(screen.getByTestId('next-step')).toHaveTextContent('Torpedoes at Gromoboi!');
  turn.unmount();

  const move = showMove();
  expect(screen.getByTestId('move-roll')).toHaveTextContent('No evasion, roll');
  fireEvent.press(screen.getByTestId('evade-gromoboi'));
  await waitFor(() => expect(screen.getByTestId('move-roll')).toHaveTextContent('Roll'));
  move.unmount();

  const again = showTurn();
  // Declared and not yet made: nobody is sent straight ahead by the next tap.
  expect(mover()).toHaveTextContent(/Gromoboi declared evasion/);
  await calm();
  fireEvent.press(screen.getByTestId('next-step'));
  expect(mockPush).toHaveBeenLastCalledWith(`/battle/f/move/${mockCounter}`);
  again.unmount();

  await order({ type: 'rollUnplanned', counter: mockCounter }, [5, 6]);
  showTurn();
  // Her dice turn her: that is the only move left, and it counts (AMB-8).
  expect(screen.getByTestId(`ahead-${mockCounter}`)).toHaveTextContent('Starboard 90°');
});

test('[AMB-2] by house rule the dice of torpedoes come before any other move, and evasion before the dice', async () => {
  const onMove = { type: 'changeHouseRule', key: 'torpedoTiming', value: 'roll-on-move' } as const;
  await underWay('b', onMove, LAUNCH);
  await order({ type: 'beginMove', counter: 'c86' });
  const turn = showTurn();
  const next = await screen.findByTestId('next-step');
  expect(next).toHaveTextContent('Torpedoes at Gromoboi!');
  fireEvent.press(next);
  expect(mockPush).toHaveBeenCalledWith('/battle/b/move/c86');
  turn.unmount();

  showMove();
  expect(screen.getByTestId('evade-gromoboi')).toBeOnTheScreen();
  expect(screen.queryByTestId('move-note')).toBeNull();
  expect(screen.getByTestId('move-dice')).toHaveTextContent('No evasion, roll');
  fireEvent.press(screen.getByTestId('move-dice'));
  await waitFor(() => expect(state().markers.t1?.state).toBe('resolved'));
  expect(screen.getByTestId('rolled')).toHaveTextContent(/Gromoboi/);
});

test('[TOGO-18] a line whose flagship is lost goes straight, and names another', async () => {
  await underWay('c');
  await order({ type: 'setFate', ship: 'rossia', fate: 'struck' });
  const turn = showTurn();
  // The fleet's flag went with her: the line rolls like any other.
  expect(await screen.findByTestId('mover-c86')).toHaveTextContent(/Must go straight: .* lost. Rolls two dice/);
  turn.unmount();
  await order({ type: 'beginMove', counter: 'c86' });
  await order({ type: 'rollUnplanned', counter: 'c86' }, [3, 4]);
  showMove();
  expect(screen.getByText('The flagship is lost: straight ahead this turn.')).toBeOnTheScreen();
  expect(screen.queryByTestId('turn-1-more')).toBeNull();
  fireEvent.press(screen.getByTestId('flagship-gromoboi'));
  await waitFor(() => expect(line().flagship).toBe('gromoboi'));
  fireEvent.press(screen.getByTestId('leaves-north'));
  await calm();
  fireEvent.press(screen.getByTestId('move-note'));
  await waitFor(() => expect(line().place).toBe('left'));
});

test('[AMB-42] a ship that has weighed anchor is held by her anchored line until she leaves it', async () => {
  await openTogo(currentDatabase()!, 'd', { scenario: 'port-arthur-night', seed: 4, until: { turn: 2, phase: 'B' } });
  await order({ type: 'rollInitiative' }, [2, 5]);
  const outer = state().ships.novik!.group;
  const turn = showTurn();
  expect(await screen.findByTestId(`mover-${outer}`)).toHaveTextContent(/At anchor/);
  await act(() => order({ type: 'correct', path: ['ships', 'novik', 'anchored'], value: false }));
  expect(screen.getByTestId(`mover-${outer}`)).toHaveTextContent(/Novik is under way. Leave the line/);
  turn.unmount();
  mockCounter = outer;
  showMove();
  fireEvent.press(screen.getByTestId('leave-misfit'));
  fireEvent.press(screen.getByTestId('leave-line-confirm'));
  await waitFor(() => expect(state().ships.novik!.group).not.toBe(outer));
  showTurn();
  expect(screen.getByTestId(`ahead-${state().ships.novik!.group}`)).toBeOnTheScreen();
});

test('[AMB-42] a tap weighs anchor: one try a turn, and the dice say whether she is free', async () => {
  await openTogo(currentDatabase()!, 'e', { scenario: 'port-arthur-night', seed: 8, until: { turn: 8, phase: 'B' } });
  await order({ type: 'rollInitiative' }, [5, 2]);
  showTurn();
  const [ship] = Object.keys(state().ships).filter((id) => screen.queryByTestId(`weigh-${id}`));
  expect(screen.getByTestId(`weigh-${ship}`)).toHaveTextContent(/weighs? anchor/i);
  fireEvent.press(screen.getByTestId(`weigh-${ship}`));
  await waitFor(() => expect(state().ships[ship!]).toMatchObject({ weighedIn: 8 }));
  expect(screen.queryByTestId(`weigh-${ship}`)).toBeNull();
  expect(screen.getByTestId('rolled')).toHaveTextContent(/Rolled \d, needed 5 or more/);
});
