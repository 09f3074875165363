import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { newDraft, rollAppDice } from '@/game/act';
import type { Obligation } from '@/rules/rulebook';
import { type BattleState, type Command, targetsFor, whyNoLaunch } from '@/rules/togo/index';
import { commitDraft, undoLast, useSession } from '@/store/session';
import { currentDatabase, openStorage } from '@/store/storage';
import { renderUi } from '@/testing/render';
import { InBattle, renderInBattle } from '@/testing/render-battle';
import { openTogo } from '@/testing/togo-session';

import { Viewer } from '@/features/play/open-game';
import { PlayScreen } from '@/features/play/play-screen';
import { AskSheet } from '../turn/ask-sheet';
import { MarkersSeen } from './markers-seen';
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

const MOMENT = { scenario: 'port-arthur-night', seed: 19, until: { turn: 2, phase: 'A' } } as const;

const state = () => useSession.getState().open!.battle.state as BattleState;
const idOf = (name: string) => Object.values(state().ships).find((ship) => ship.name.startsWith(name))!.id;
const markers = () => Object.values(state().markers);
const all = () => JSON.stringify(screen.toJSON());

async function openCurtain(side: 'ijn' | 'irn', id: string): Promise<void> {
  mockSide = side;
  await openTogo(currentDatabase()!, id, MOMENT);
  renderInBattle(<TorpedoScreen param={mockSide} />);
  fireEvent.press(screen.getByTestId('curtain-hold'));
  fireEvent.press(screen.getByTestId('curtain-sure-confirm'));
}

beforeAll(() => openStorage());
beforeEach(() => jest.clearAllMocks());

test('[TOGO-45] a launch is written down with its marker, taken back, and passed on without a word outside', async () => {
  await openCurtain('ijn', 'a');
  fireEvent.press(screen.getByTestId(`launcher-${idOf('Kasumi')}`));
  expect(screen.getByTestId('fire-target')).toHaveTextContent(/Stationary: size 6/);
  fireEvent.press(screen.getByTestId('launch-boats-less'));
  fireEvent.press(screen.getByTestId('launch-now'));
  const row = await screen.findByTestId('ledger-t1');
  expect(row).toHaveTextContent(/Marker 1: .*Kasumi.*: 2 factors/);
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

test('a launch being aimed is not lost when the other side, on its own phone, puts a marker down', async () => {
  await openCurtain('ijn', 'both');
  fireEvent.press(screen.getByTestId(`launcher-${idOf('Kasumi')}`));
  fireEvent.press(screen.getByTestId('launch-boats-less'));
  await act(() => commitDraft(newDraft({ type: 'placeDummyMarker', side: 'irn', count: 1 })));
  expect(markers()).toMatchObject([{ side: 'irn' }]);
  fireEvent.press(screen.getByTestId('launch-now'));
  await screen.findByTestId('ledger-t2');
  expect(markers()).toMatchObject([{ side: 'irn' }, { side: 'ijn', attack: { boats: 1 } }]);
});

test('[TOGO-44] what the rules have against a launch is said on the dial and asked behind the curtain', async () => {
  await openCurtain('ijn', 'b');
  fireEvent.press(screen.getByTestId(`launcher-${idOf('Kasumi')}`));
  expect(screen.getByTestId('launch-legality')).toHaveTextContent(/the tubes bear/);
  fireEvent.press(screen.getByTestId('choose-target'));
  fireEvent.press(screen.getByTestId(`target-${idOf('Retvizan')}`));
  expect(screen.getByTestId('launch-legality')).toHaveTextContent(/Out of torpedo range/);
  fireEvent.press(screen.getByTestId('launch-now'));
  expect(await screen.findByTestId('refused')).toHaveTextContent(/Out of torpedo range/);
  expect(markers()).toEqual([]);
  fireEvent.press(screen.getByTestId('refused-allow'));
  await screen.findByTestId('ledger-t1');
});

test('[AMB-28] with nobody in sight the umpire lets her launch at a blank counter, and outside nobody reads which', async () => {
  mockSide = 'ijn';
  await openTogo(currentDatabase()!, 'u', { ...MOMENT, until: { turn: 1, phase: 'A' } });
  renderInBattle(<TorpedoScreen param={mockSide} />);
  fireEvent.press(screen.getByTestId('curtain-hold'));
  fireEvent.press(screen.getByTestId('curtain-sure-confirm'));
  expect(screen.getByText('No sighted enemy to launch at.')).toBeOnTheScreen();
  const launcher = `launcher-${idOf('Kasumi')}`;
  expect(screen.queryByTestId(launcher)).toBeNull();
  fireEvent.press(screen.getByTestId('allow-target'));
  const counter = Object.values(state().groups).find(({ side, place }) => side === 'irn' && place === 'table')!.id;
  fireEvent.press(screen.getByTestId(`allow-${counter}`));
  fireEvent.press(screen.getByTestId(launcher));
  expect(screen.getByTestId('fire-target')).toHaveTextContent(new RegExp(`Blank counter ${counter}.*Not sighted`));
  // Nobody on this side knows what the dice will be held against.
  expect(screen.queryByTestId('launch-odds')).toBeNull();
  fireEvent.press(screen.getByTestId('launch-now'));
  expect(await screen.findByTestId('ledger-t1')).toHaveTextContent(new RegExp(`Blank counter ${counter}`));
  expect(markers()).toMatchObject([{ state: 'hidden', attack: { target: counter } }]);
  expect(useSession.getState().open!.battle.actions.at(-1)!.events).toContainEqual(
    expect.objectContaining({ type: 'RuleOverridden', code: 'TARGET_NOT_SIGHTED', secret: 'ijn' }),
  );
});

test('a side with nothing to launch passes by the same steps, and is told why', async () => {
  await openCurtain('irn', 'c');
  expect(screen.getByText(/No ship of yours can launch now/)).toBeOnTheScreen();
  expect(screen.getAllByText(/special rule of the scenario forbids this/).length).toBeGreaterThan(0);
  expect(all()).not.toContain('Kasumi');
  fireEvent.press(screen.getByTestId('torpedo-pass'));
  await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith('/battle/c/torpedo/ijn'));
});

test('outside, a launch and a dummy look the same: markers face down, undo by number, no name anywhere', async () => {
  await openTogo(currentDatabase()!, 'd', MOMENT);
  const send = (command: Command) => act(() => commitDraft(newDraft(command as never)));
  const target = Object.values(state().ships).find(({ name }) => name === 'Pallada')!.id;
  const ui = (
    <InBattle>
      <PlayScreen />
    </InBattle>
  );
  renderUi(ui);
  const seen: string[] = [];
  const commands: readonly Command[] = [
    { type: 'launchTorpedoes', ship: idOf('Kasumi'), attacks: [{ target, factors: 2, range: 1, bearing: 90 }] },
    { type: 'placeDummyMarker', side: 'ijn' },
  ];
  for (const command of commands) {
    await send(command);
    await waitFor(() => expect(screen.getByTestId('undo')).toHaveTextContent('Undo marker 1'));
    expect(screen.getByTestId('markers-down-ijn')).toHaveTextContent(/One marker face down/);
    seen.push(all());
    await act(() => undoLast());
  }
  expect(seen[0]).toBe(seen[1]);
  expect(seen[0]).not.toMatch(/Kasumi|Pallada/);
});

test('on a phone of one side its own marker is listed once: face down, as it lies there', async () => {
  await openTogo(currentDatabase()!, 'once', MOMENT);
  const target = Object.values(state().ships).find(({ name }) => name === 'Pallada')!.id;
  const attacks = [{ target, factors: 2, range: 1, bearing: 90 }];
  await commitDraft(newDraft({ type: 'launchTorpedoes', ship: idOf('Kasumi'), attacks }));
  renderInBattle(
    <Viewer.Provider value="ijn">
      <MarkersSeen />
    </Viewer.Provider>,
  );
  expect(screen.getByTestId('markers-down-ijn')).toHaveTextContent(/One marker face down/);
  expect(screen.queryByTestId(`marker-${markers()[0]!.id}`)).toBeNull();
});

/** Carried out with the phone's dice, and with the umpire's word where the rules would speak against it. */
async function order(command: Command): Promise<void> {
  const { book, battle } = useSession.getState().open!;
  const draft = rollAppDice(book, battle, newDraft(command as never, { override: true }), { untilDone: true });
  const done = draft.ok ? await commitDraft(draft.value) : draft;
  if (!done.ok) throw new Error(JSON.stringify(done.error));
}

/** One launch at a ship that declares evasion as she begins to move, up to D. */
async function evading(id: string, turn: number): Promise<void> {
  await openTogo(currentDatabase()!, id, { scenario: 'ulsan', seed: 11, until: { turn: 5, phase: 'A' } });
  const ship = Object.values(state().ships).find((each) => whyNoLaunch(state(), each.id) === null)!;
  const [target] = targetsFor(state(), ship.side);
  const counter = target!.group;
  const attacks = [{ target: target!.id, factors: 1, range: 1, bearing: 90 }];
  await order({ type: 'launchTorpedoes', ship: ship.id, attacks });
  await order({ type: 'endPhase', phase: 'A', waive: true });
  await order({ type: 'rollInitiative' });
  await order({ type: 'beginMove', counter });
  await order({ type: 'declareEvasion', ships: [target!.id] });
  await order({ type: 'noteMove', counter, turns: [turn], distance: 2 });
  await order({ type: 'endPhase', phase: 'B', waive: true });
  await order({ type: 'endPhase', phase: 'C', waive: true });
  const obligation: Obligation = { code: 'judge-evasion', rule: 'AMB-8', about: markers().at(-1)!.id, command: null };
  renderInBattle(<AskSheet obligation={obligation} onClose={jest.fn()} />);
}

test.each([
  [67.5, 'evaded', true],
  [67.5, 'not-evaded', false],
] as const)('[TOGO-47][AMB-8] a net turn of %d° and 2″: %s', async (turn, answer, evaded) => {
  await evading(`e-${answer}`, turn);
  expect(screen.getByTestId('evasion-facts')).toHaveTextContent(/net turn 67.5°, moved 2″/);
  fireEvent.press(screen.getByTestId(answer));
  await waitFor(() => expect(markers().at(-1)?.attack?.evaded).toBe(evaded));
});

test('[AMB-8] a turn that is too small is no question: it is noted', async () => {
  await evading('f', 45);
  expect(screen.getByTestId('evasion-facts')).toHaveTextContent(/not enough/);
  expect(screen.queryByTestId('evaded')).toBeNull();
  fireEvent.press(screen.getByTestId('not-evaded'));
  await waitFor(() => expect(markers().at(-1)?.attack?.evaded).toBe(false));
});

test('torpedoes that have been rolled for are no longer in the water', async () => {
  const { markers: now } = await openTogo(currentDatabase()!, 'w', {
    scenario: 'ulsan',
    seed: 11,
    until: { turn: 6, phase: 'F' },
  });
  expect(Object.values(now)).toContainEqual(expect.objectContaining({ turn: 6, state: 'resolved' }));
  renderInBattle(<MarkersSeen />);
  expect(screen.queryByTestId('markers-seen')).toBeNull();
});
