import { fireEvent, screen, waitFor } from '@testing-library/react-native';

import { enterFaces, newDraft } from '@/game/act';
import type { Json } from '@/rules/rulebook';
import type { BattleState } from '@/rules/togo/index';
import { commitDraft, useSession } from '@/store/session';
import { currentDatabase, openStorage } from '@/store/storage';
import { calm, renderInBattle, showTurn } from '@/testing/render-battle';
import { openTogo } from '@/testing/togo-session';

import { MoveScreen } from './move-screen';

const mockPush = jest.fn();
const mockBack = jest.fn();
const mockParams = jest.fn(() => ({}));
jest.mock('expo-router', () => ({
  useRouter: () => ({ push: mockPush, back: mockBack, canGoBack: () => true, replace: jest.fn() }),
  useLocalSearchParams: () => mockParams(),
}));

const battle = () => useSession.getState().open!.battle.state as BattleState;
const group = (name: string) => Object.values(battle().groups).find((each) => each.name === name)!;
function showMove(counter: string) {
  mockParams.mockReturnValue({ counter });
  return renderInBattle(<MoveScreen param={counter} />);
}

/** Off Chemulpo, everybody in sight; the Japanese move first. */
async function underWay(id: string, dice: 'app' | 'own' = 'app') {
  await openTogo(currentDatabase()!, id, { scenario: 'chemulpo', until: { turn: 1, phase: 'B' }, dice });
  const { book, battle: open } = useSession.getState().open!;
  const draft = enterFaces(book, open, newDraft({ type: 'rollInitiative' }), [2, 5], 'table');
  if (draft.ok) await commitDraft(draft.value);
}

beforeAll(() => openStorage());
beforeEach(() => jest.clearAllMocks());

test('[TOGO-6][TOGO-8] the list says who moves last, how far each formation may go and what holds it back', async () => {
  await underWay('a');
  showTurn();
  expect(await screen.findByText(/Japanese 2, Russians 5. Russians move last/)).toBeOnTheScreen();
  expect(screen.getByText('Japanese move now')).toBeOnTheScreen();
  expect(screen.getByText('Russians move after them')).toBeOnTheScreen();
  const asama = group('Asama group').id;
  expect(screen.getByTestId(`mover-${asama}`)).toHaveTextContent(/held back by Chiyoda. Rolls two/);
  // The row that opens the other moves says it to the ear, too.
  expect(screen.getByTestId(`move-${asama}`)).toHaveAccessibleName(/^Asama group, .*held back by Chiyoda. Rolls two/);
});

test('[TOGO-17] the fleet flagship’s formation moves as ordered with one tap', async () => {
  await underWay('b');
  showTurn();
  const naniwa = group('Naniwa group').id;
  fireEvent.press(await screen.findByTestId(`ahead-${naniwa}`));
  await waitFor(() => expect(group('Naniwa group').move?.turn).toBe(1));
  expect(screen.getByTestId(`mover-${naniwa}`)).toHaveTextContent(/Moved 2½″, straight ahead/);
  expect(mockPush).not.toHaveBeenCalled();
});

test('with own dice one tap sends all of a side ahead, with the dice of those that must throw them on one strip', async () => {
  await underWay('c', 'own');
  showTurn();
  fireEvent.press(await screen.findByTestId('next-step'));
  await waitFor(() => expect(mockPush).toHaveBeenCalledWith('/battle/c/roll'));
  const draft = useSession.getState().open!.drafts.public;
  const japanese = Object.values(battle().groups).filter(({ side }) => side === 'ijn').length;
  expect((draft!.command as { moves: unknown[] }).moves).toHaveLength(japanese);
});

test('with app dice the same tap rolls and records them, and shows what they were', async () => {
  await underWay('h');
  showTurn();
  fireEvent.press(await screen.findByTestId('next-step'));
  const japanese = Object.values(battle().groups).filter(({ side }) => side === 'ijn');
  await waitFor(() => expect(useSession.getState().open!.battle.actions.at(-1)!.events[0]!.type).toBe('MoveBegan'));
  // Two dice each but for the fleet flagship's own.
  const { events } = useSession.getState().open!.battle.actions.at(-1)!;
  expect(events.filter(({ type }) => type === 'UnplannedRolled')).toHaveLength(japanese.length - 1);
  expect(await screen.findByTestId('rolled')).toHaveTextContent(/Unplanned movement/);
  expect(mockPush).not.toHaveBeenCalled();
});

test('[TOGO-9][TOGO-35][TOGO-36] a turn says what it costs and what it does to the guns before it is noted', async () => {
  await underWay('d');
  const naniwa = group('Naniwa group').id;
  showMove(naniwa);
  expect(await screen.findByTestId('allowance')).toHaveTextContent(
    /2½″May moveSpeed of Naniwa3″TOGO-8In formation−½″TOGO-16/,
  );
  fireEvent.press(screen.getByTestId('turn-1-less'));
  fireEvent.press(screen.getByTestId('turn-1-less'));
  expect(screen.getByTestId('consequences')).toHaveTextContent(
    /Turning costs 1″, leaving 1½″ straight ahead.*half dice/,
  );
  fireEvent.press(screen.getByTestId('another-turn'));
  fireEvent.press(screen.getByTestId('turn-2-more'));
  fireEvent.press(screen.getByTestId('turn-2-more'));
  expect(screen.getByTestId('consequences')).toHaveTextContent(/Turning costs 2″.*no fire this turn/);
  fireEvent.press(screen.getByTestId('distance-less'));
  await calm();
  fireEvent.press(screen.getByTestId('move-note'));
  await waitFor(() => expect(mockBack).toHaveBeenCalled());
  expect(group('Naniwa group').move).toMatchObject({ turns: [-45, 45], distance: 2, overHalf: true });
});

test('[TOGO-13] a ship leaves the line after a word about what follows', async () => {
  await underWay('e');
  showMove(group('Asama group').id);
  fireEvent.press(await screen.findByTestId('leave-asama'));
  expect(screen.getByText(/This is the flagship: the line goes straight ahead/)).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('leave-line-confirm'));
  await waitFor(() => expect(battle().ships.asama?.group).not.toBe(group('Asama group').id));
  expect(group('Asama group').straight).toBe(1);
});

test('a side that has moved all it wants leaves the rest where it lies', async () => {
  await underWay('f');
  showTurn();
  fireEvent.press(await screen.findByTestId('finish-ijn'));
  await waitFor(() => expect(screen.getByText('Russians move now')).toBeOnTheScreen());
  expect(screen.getByText('Japanese have moved')).toBeOnTheScreen();
  expect(screen.getByTestId(`mover-${group('Asama group').id}`)).toHaveTextContent(/Not moving/);
  fireEvent.press(screen.getByTestId('finish-irn'));
  await waitFor(() => expect(screen.getByTestId('next-step')).toHaveTextContent('End phase B'));
});

test('[AMB-54] late formations stand with their side, come on while it moves, and afterwards only if an umpire allows it', async () => {
  await underWay('g');
  const { card } = battle().ships.naniwa!;
  const brought: readonly object[] = [
    { type: 'addShip', side: 'ijn', id: 'late', name: 'Late', card, offTable: true },
    { type: 'correct', path: ['groups', 'n1', 'sighted'], value: true },
    { type: 'addShip', side: 'irn', id: 'later', name: 'Later', card, offTable: true },
    { type: 'correct', path: ['groups', 'n2', 'sighted'], value: true },
  ];
  for (const command of brought) await commitDraft(newDraft(command as Json));
  showTurn();
  expect(await screen.findByTestId('arrivals-ijn')).toHaveTextContent(/Late.*May come on now/);
  expect(screen.getByTestId('arrivals-irn')).toHaveTextContent(/Later.*Comes on when the Russians move/);
  const [edge] = battle().sides.ijn.edges;
  expect(screen.queryByTestId(/^arrive-n2/)).toBeNull();
  fireEvent.press(screen.getByTestId('finish-ijn'));
  await screen.findByText('Russians move now');
  expect(screen.getByTestId('arrivals-ijn')).toHaveTextContent(/Not this turn/);
  expect(screen.getByTestId('arrivals-irn')).toHaveTextContent(/May come on now/);
  fireEvent.press(screen.getByTestId(`arrive-n1-${edge}`));
  fireEvent.press(await screen.findByTestId('refused-allow'));
  await waitFor(() => expect(battle().groups.n1?.place).toBe('table'));
});
