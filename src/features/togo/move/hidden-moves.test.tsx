import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { HOLD_MS } from '@/kit/curtain/hold-ring';
import type { BattleEvent, BattleState } from '@/rules/togo/index';
import { useSession } from '@/store/session';
import { currentDatabase, openStorage } from '@/store/storage';
import { renderInBattle } from '@/testing/render-battle';
import { openTogo } from '@/testing/togo-session';
import { motion } from '@/ui/tokens';

import { MoveScreen } from './move-screen';

const mockPush = jest.fn();
const mockBack = jest.fn();
const mockParams = jest.fn(() => ({ counter: 'irn' }));
jest.mock('expo-router', () => ({
  useRouter: () => ({ push: mockPush, back: mockBack, canGoBack: () => true, replace: jest.fn() }),
  useLocalSearchParams: () => mockParams(),
  useIsFocused: () => true,
}));

const state = () => useSession.getState().open!.battle.state as BattleState;
const blank = () => Object.values(state().groups).filter(({ side, sighted }) => side === 'irn' && !sighted);
const later = (ms: number) => act(() => new Promise((done) => setTimeout(done, ms)));
const everything = () => JSON.stringify(screen.toJSON());

/** The night after Tsushima, everybody behind blank counters; the Russians move first. */
async function show(id: string, dice: 'app' | 'own' = 'app') {
  await openTogo(currentDatabase()!, id, { scenario: 'tsushima-night', seed: 3, until: { turn: 1, phase: 'C' }, dice });
  renderInBattle(<MoveScreen param={mockParams().counter} />);
}
async function open() {
  fireEvent(await screen.findByTestId('curtain-hold'), 'pressIn');
  await later(HOLD_MS + 100);
  await screen.findByTestId('hidden-moves');
}

beforeAll(() => openStorage());
beforeEach(() => jest.clearAllMocks());

test('[TOGO-19] what a side’s counters are stands behind its curtain only; all of them go ahead with one tap', async () => {
  await show('a');
  const names = blank().flatMap(({ dummy, name }) => (dummy ? [] : [name]));
  expect(names).toContain('Nebogatov line');
  expect(names.filter((name) => everything().includes(name))).toEqual([]);
  await open();
  expect(names.filter((name) => !everything().includes(name))).toEqual([]);
  fireEvent.press(screen.getByTestId('hidden-main'));
  await waitFor(() => expect(blank().every(({ begunIn }) => begunIn === 1)).toBe(true));
  // Every counter has thrown its dice, dummies too; no strip lay open to both sides.
  expect(blank().every(({ unplanned }) => unplanned?.turn === 1)).toBe(true);
  expect(mockPush).not.toHaveBeenCalled();
  // In the order everybody sees: dummies first, or last, would be told by the log.
  const events = useSession.getState().open!.battle.actions.flatMap((action) => action.events) as BattleEvent[];
  const begun = events.flatMap((event) => (event.type === 'MoveBegan' ? [Number(event.counter.slice(1))] : []));
  expect(begun).toEqual([...begun].sort((a, b) => a - b));
  const moved = blank().filter(({ move }) => move?.turn === 1);
  expect(moved.length).toBeGreaterThan(0);
  for (const { dummy, move } of moved) expect(dummy ? move!.distance > 0 : true).toBe(true);
});

test('[TOGO-19] the address of a blank counter tells nobody whether it is a dummy', async () => {
  await openTogo(currentDatabase()!, 'n', { scenario: 'tsushima-night', seed: 3, until: { turn: 1, phase: 'C' } });
  const { id } = blank().find(({ dummy }) => !dummy)!;
  renderInBattle(<MoveScreen param={id} />);
  expect(screen.getByText(`Blank counter ${id}`)).toBeOnTheScreen();
  expect(everything()).not.toMatch(/dummy/);
});

test('[AMB-37] own dice for a counter are entered behind the curtain, on no strip that both sides see', async () => {
  await show('b', 'own');
  await open();
  const first = String(screen.getAllByTestId(/^ahead-/)[0]!.props.testID).slice('ahead-'.length);
  fireEvent.press(screen.getByTestId(`ahead-${first}`));
  await later(motion.guard);
  fireEvent.press(await screen.findByTestId('hidden-pad-face-3'));
  fireEvent.press(screen.getByTestId('hidden-pad-face-4'));
  await waitFor(() => expect(state().groups[first]?.unplanned?.total).toBe(7));
  expect(state().groups[first]?.move?.turn).toBe(1);
  expect(mockPush).not.toHaveBeenCalled();
});
