import { act, fireEvent, screen } from '@testing-library/react-native';

import { newDraft } from '@/game/act';
import { battleView } from '@/rules/togo/index';
import { commitDraft } from '@/store/session';
import { currentDatabase, openStorage } from '@/store/storage';
import { renderInBattle } from '@/testing/render-battle';
import { openTogo } from '@/testing/togo-session';

import { CheckList } from './check-list';
import { CheckScreen } from './check-screen';
import { shipsWithMarkers } from './ships-with-markers';

jest.mock('expo-router', () => ({
  useRouter: () => ({ push: jest.fn(), back: jest.fn(), canGoBack: () => true }),
}));

test('a tick holds for the markers that were compared: of others, or of none, it is gone, and not counted', async () => {
  await openStorage();
  const state = await openTogo(currentDatabase()!, 'c', {
    scenario: 'ulsan',
    seed: 11,
    until: { turn: 6, phase: 'A' },
  });
  const ships = shipsWithMarkers(battleView(state, 'public'));
  const [one, two] = ships;
  renderInBattle(<CheckScreen />);
  const count = (ticked: number, of: number) => expect(screen.getByText(`${ticked} of ${of} ticked`)).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId(`tick-${one!.id}`));
  fireEvent.press(screen.getByTestId(`tick-${two!.id}`));
  count(2, ships.length);
  const correct = (ship: string, field: string, value: number | []) =>
    act(() => commitDraft(newDraft({ type: 'correct', path: ['ships', ship, field], value })));
  await correct(one!.id, 'fires', one!.fires + 1);
  count(1, ships.length);
  expect(screen.getByTestId(`tick-${one!.id}`)).not.toBeChecked();
  for (const field of ['markers', 'waiting']) await correct(two!.id, field, []);
  await correct(two!.id, 'fires', 0);
  count(0, ships.length - 1);
});

test('the markers to compare are heard with each ship, and so is whose do not match', async () => {
  await openStorage();
  await openTogo(currentDatabase()!, 'heard', {
    ...{ scenario: 'ulsan', seed: 11, until: { turn: 6, phase: 'A' } },
    then: [
      { type: 'correct', path: ['ships', 'rossia', 'fires'], value: 2 },
      { type: 'correct', path: ['ships', 'rossia', 'markers'], value: [MARKER] },
      { type: 'correct', path: ['ships', 'rossia', 'waiting'], value: [] },
    ],
  });
  const shown = renderInBattle(<CheckScreen />);
  expect(screen.getByTestId('tick-rossia')).toHaveAccessibleName('Rossia, A permanent P marker, 2 fires');
  expect(screen.getByTestId('differs-rossia')).toHaveAccessibleName('Rossia does not match');
  shown.unmount();
  renderInBattle(<CheckList />);
  expect(screen.getByTestId('check-rossia')).toHaveAccessibleName('Rossia, A permanent P marker, 2 fires');
});

const MARKER = { id: 900, letter: 'P', permanent: true, hit: 900, turn: 3 };
