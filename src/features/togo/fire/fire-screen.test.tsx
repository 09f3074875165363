import { act, fireEvent, screen } from '@testing-library/react-native';

import { newDraft } from '@/game/act';
import type { Json } from '@/rules/rulebook';
import { battleView, type Command, targetsFor } from '@/rules/togo/index';
import { commitDraft } from '@/store/session';
import { currentDatabase, openStorage } from '@/store/storage';
import { renderInBattle } from '@/testing/render-battle';
import { openTogo } from '@/testing/togo-session';

import { Viewer } from '@/features/play/open-game';
import { Fire } from './fire-screen';

jest.mock('expo-router', () => ({
  useRouter: () => ({ push: jest.fn(), replace: jest.fn(), back: jest.fn(), canGoBack: () => true }),
  useLocalSearchParams: () => ({}),
  useIsFocused: () => true,
}));

const NIGHT: Command = { type: 'correct', path: ['light', 'night'], value: 4 };

const order = (command: Json) => act(async () => void (await commitDraft(newDraft(command))));

async function show(id: string, then: readonly Command[]) {
  await openTogo(currentDatabase()!, id, { scenario: 'ulsan', seed: 11, until: { turn: 6, phase: 'F' }, then });
  renderInBattle(
    <Viewer.Provider value="ijn">
      <Fire ship="izumo" onDone={jest.fn()} />
    </Viewer.Provider>,
  );
}

beforeAll(() => openStorage());

test('[TOGO-19] a ship in sight cannot stay hidden by holding her fire, not even at night', async () => {
  await show('seen', [NIGHT]);
  expect(screen.getByTestId('night-limits')).toBeOnTheScreen();
  expect(screen.getByTestId('hold')).toHaveTextContent(/^Hold fire$/);
});

test('[TOGO-24] holding her fire is how a ship behind a blank counter stays hidden', async () => {
  const { ships } = await openTogo(currentDatabase()!, 'at', { scenario: 'ulsan', seed: 11 });
  await show('blank', [NIGHT, { type: 'correct', path: ['groups', ships.izumo!.group, 'sighted'], value: false }]);
  expect(screen.getByTestId('hold')).toHaveTextContent(/^Hold fire, stay hidden$/);
});

test('which target a battery has, or that it holds its fire, is heard in its sheet', async () => {
  await show('sheet', []);
  fireEvent.press(screen.getByTestId('battery-0'));
  const aimed = screen.getAllByTestId(/^aim-/).filter(({ props }) => props.accessibilityState?.selected);
  expect(aimed).toHaveLength(1);
  expect(screen.getByTestId('aim-none')).not.toBeSelected();
  fireEvent.press(screen.getByTestId('aim-none'));
  fireEvent.press(screen.getByTestId('battery-0'));
  expect(screen.getByTestId('aim-none')).toBeSelected();
});

test('the button for the whole division counts those of it that will fire', async () => {
  const until = { turn: 2, phase: 'F' } as const;
  const state = await openTogo(currentDatabase()!, 'all', { scenario: 'tsushima-day', until });
  const { ships, acting } = battleView(state, 'public');
  const able = Object.values(ships).filter(({ side, mayFire }) => side === acting && mayFire);
  const inLine = (line: string) => able.filter(({ formation }) => formation === line);
  const [firer, mate] = inLine(able.find(({ formation }) => inLine(formation).length > 2)!.formation);
  const count = inLine(firer!.formation).length;
  renderInBattle(<Fire ship={firer!.id} onDone={jest.fn()} />);
  expect(screen.getByTestId('fire-division')).toHaveTextContent(new RegExp(`^All ${count} ships of the division fire`));
  // Guns that reach no farther than two inches.
  const { card } = state.ships[mate!.id]!;
  const batteries = card.batteries.map((battery) => ({ ...battery, weapon: 'misc' }));
  await order({ type: 'correct', path: ['ships', mate!.id, 'card'], value: { ...card, batteries } as unknown as Json });
  expect(screen.getByTestId('fire-division')).toHaveTextContent(new RegExp(`^${count - 1} of ${count} fire at `));
});

test('a target that was never sighted after all leaves the screen to those that were', async () => {
  const until = { turn: 2, phase: 'F' } as const;
  const state = await openTogo(currentDatabase()!, 'undone', { scenario: 'tsushima-day', until });
  const side = battleView(state, 'public').acting!;
  const firer = Object.values(battleView(state, 'public').ships).find((ship) => ship.side === side && ship.mayFire)!;
  renderInBattle(<Fire ship={firer.id} onDone={jest.fn()} />);
  const lines = [...new Set(targetsFor(state, side).map(({ group }) => group))];
  expect(lines.length).toBeGreaterThan(1);
  const [chosen] = targetsFor(state, side).filter(({ group }) => group === lines.at(-1));
  fireEvent.press(screen.getByTestId('choose-target'));
  fireEvent.press(screen.getByTestId(`target-${chosen!.id}`));
  expect(screen.getByTestId('fire-target')).toHaveTextContent(new RegExp(chosen!.name));
  await order({ type: 'correct', path: ['groups', chosen!.group, 'sighted'], value: false });
  expect(screen.getByTestId('fire-target')).not.toHaveTextContent(new RegExp(chosen!.name));
});
