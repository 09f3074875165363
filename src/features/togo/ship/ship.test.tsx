import { fireEvent, screen, waitFor } from '@testing-library/react-native';

import { type BattleState, battleView } from '@/rules/togo/index';
import { useSession } from '@/store/session';
import { currentDatabase, openStorage } from '@/store/storage';
import { renderInBattle } from '@/testing/render-battle';
import { openTogo } from '@/testing/togo-session';

import { battleCorrections } from '../changes/corrections';
import { PastShip } from '../fleet/look-back';
import { shipName } from '../words/ship-words';
import { ShipScreen } from './ship-screen';

let mockShip = '';
jest.mock('expo-router', () => ({
  useRouter: () => ({ push: jest.fn(), back: jest.fn(), canGoBack: () => true }),
  useLocalSearchParams: () => ({ sid: mockShip }),
}));

const state = () => useSession.getState().open!.battle.state as BattleState;

async function show(id: string, scenario: string, ship: string) {
  // Everybody is turned over, so that the card is there for both sides.
  await openTogo(currentDatabase()!, id, { scenario });
  const group = state().ships[ship]!.group;
  await openTogo(currentDatabase()!, `${id}-seen`, {
    scenario,
    then: [{ type: 'correct', path: ['groups', group, 'sighted'], value: true }],
  });
  mockShip = ship;
  renderInBattle(<ShipScreen param={mockShip} />);
  // While the log is being read, nobody knows.
  expect(screen.queryByText('Nothing has happened yet.')).toBeNull();
  await screen.findByText('Nothing has happened yet.');
}

beforeAll(() => openStorage());

test('every value of a ship can be corrected, and says what it is', async () => {
  await show('a', 'ulsan', 'rossia');
  fireEvent.press(screen.getByTestId('correct'));
  expect(screen.getByTestId('correct-P-row')).toHaveTextContent(/P markers/);
  expect(screen.getByTestId('correct-speed-row')).toHaveTextContent(/Printed speed/);
  fireEvent.press(screen.getByTestId('correct-P-more'));
  await waitFor(() => expect(state().ships.rossia!.markers).toMatchObject([{ letter: 'P', permanent: false }]));
  await screen.findByText(/Corrected by the umpire/);
});

test('no tap on a value of hers is lost, however quickly they come, nor one on another value between them', async () => {
  await show('quick', 'ulsan', 'rossia');
  const { speed } = state().ships.rossia!.card;
  fireEvent.press(screen.getByTestId('correct'));
  for (const key of ['fires-more', 'fires-more', 'P-more', 'M-more', 'P-permanent-more', 'speed-less', 'speed-less']) {
    fireEvent.press(screen.getByTestId(`correct-${key}`));
  }
  await waitFor(() => expect(state().ships.rossia!.card.speed).toBe(speed - 1));
  const { fires, markers } = state().ships.rossia!;
  expect(fires).toBe(2);
  expect(markers.map(({ letter, permanent }) => (permanent ? `${letter}!` : letter))).toEqual(['P', 'M', 'P!']);
});

test('[TOGO-63][AMB-17] the card of a base of boats tells what each boat has, and how they are lost', async () => {
  await show('b', 'port-arthur-night', 'ikazuchi-class');
  expect(screen.getByTestId('ship-state')).toHaveTextContent('3 of 3 boats afloat');
  expect(screen.getByText('Guns of each boat: dice by arc')).toBeOnTheScreen();
  expect(screen.getByText('Each effective hit sinks one of them.')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('correct'));
  expect(screen.queryByTestId('correct-P')).toBeNull();
  fireEvent.press(screen.getByTestId('correct-units-less'));
  await waitFor(() => expect(state().ships['ikazuchi-class']!.units).toBe(2));
  await screen.findByText(/Corrected by the umpire/);
});

test('[TOGO-64] a convoy is a card of ships that sink one by one, and is named once', async () => {
  await show('c', 'hitachi-maru', 'ijn-outward-transports');
  expect(screen.getAllByText(/Hitachi Maru and Sado Maru/)).toHaveLength(1);
  expect(screen.getByText('Convoy')).toBeOnTheScreen();
  expect(screen.getByText('Each effective hit sinks one of them.')).toBeOnTheScreen();
});

test('[TOGO-8] what a scenario takes from her speed is told in the words of its rule', async () => {
  await show('d', 'tsushima-svetlana', 'svetlana');
  expect(screen.getByTestId('figure-speed')).toHaveTextContent(/^3″/);
  expect(screen.getByTestId('slowed-0')).toHaveTextContent(/^Flooded bows: Svetlana starts half an inch slower/);
});

test('[TOGO-35] dice that the scenario halves are told in the words of its rule, not as those of a ship that turned', async () => {
  const { ships, scenario } = await openTogo(currentDatabase()!, 'half', { scenario: 'tsushima-ushakov' });
  const ushakov = Object.values(ships).find(({ base }) => base.ship === 'admiral-ushakov')!;
  await openTogo(currentDatabase()!, 'halved', {
    scenario: 'tsushima-ushakov',
    then: [
      { type: 'correct', path: ['groups', ushakov.group, 'sighted'], value: true },
      { type: 'correct', path: ['turn'], value: 9 },
    ],
  });
  expect(battleView(state(), 'public').ships[ushakov.id]!.halfDice).toBe(true);
  renderInBattle(<ShipScreen param={ushakov.id} />);
  fireEvent.press(screen.getByTestId('gun-0-side'));
  const { text } = scenario!.specialRules.find(({ effects }) => effects.some(({ type }) => type === 'half-dice'))!;
  expect(screen.getByTestId('gun-why')).toHaveTextContent(new RegExp(text.slice(0, 12)));
  expect(screen.queryByText('TOGO-35')).toBeNull();
});

test('a base of boats is not called by the names of all of them: neither her card of a past turn nor where a flag is named', async () => {
  const { ships, groups } = await openTogo(currentDatabase()!, 'e', { scenario: 'tsushima-day' });
  const base = Object.values(ships).find(
    ({ name, unitsAtFirst, group }) =>
      unitsAtFirst > 1 && name.split(', ').length === unitsAtFirst && groups[group]?.place === 'table',
  )!;
  const view = battleView(state(), 'public');
  const called = shipName(view.ships[base.id]!);
  expect(called).not.toBe(base.name);
  renderInBattle(<PastShip ship={base.id} onClose={jest.fn()} />);
  expect(screen.getByText(called)).toBeOnTheScreen();
  const offered = JSON.stringify(battleCorrections({ view, state: state() }));
  expect(offered).toContain(called);
  expect(offered).not.toContain(base.name);
});
