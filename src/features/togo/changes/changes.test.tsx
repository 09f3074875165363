import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import type { ComponentType } from 'react';

import { type BattleState } from '@/rules/togo/index';
import { useSession } from '@/store/session';
import { currentDatabase, openStorage } from '@/store/storage';
import { calm, renderInBattle } from '@/testing/render-battle';
import { openTogo } from '@/testing/togo-session';

import { ScoreScreen } from '../score/score-screen';
import { AddShipScreen } from './add-ship-screen';
import { ChangesScreen } from './changes-screen';
import { RulesScreen } from './rules-screen';

jest.mock('expo-router', () => ({
  useRouter: () => ({ push: jest.fn(), back: jest.fn(), canGoBack: () => true, setParams: jest.fn() }),
  useLocalSearchParams: () => ({}),
}));

const state = () => useSession.getState().open?.battle.state as BattleState;
const show = (Shown: ComponentType) => renderInBattle(<Shown />);
const tap = (testID: string) => fireEvent.press(screen.getByTestId(testID));

beforeAll(() => openStorage());

test('turn and phase are put right with one line each in the log, said with its reason, and undone from the toast', async () => {
  await openTogo(currentDatabase()!, 'a', { scenario: 'chemulpo' });
  show(ChangesScreen);
  tap('correct-phase');
  tap('value-5');
  fireEvent.changeText(screen.getByTestId('value-reason'), 'we forgot');
  tap('value-write');
  expect(await screen.findByText('Umpire: it is phase F Gunfire (we forgot)')).toBeOnTheScreen();
  expect(state().phase).toBe('F');
  tap('correct-turn');
  tap('value-more');
  tap('value-more');
  tap('value-write');
  await waitFor(() => expect(state().turn).toBe(3));
  expect(useSession.getState().open?.battle.actions).toHaveLength(2);
  fireEvent.press(await screen.findByText('Undo'));
  await waitFor(() => expect(state().turn).toBe(1));
});

test('a house rule is changed from now on, and the log says it in words', async () => {
  await openTogo(currentDatabase()!, 'b', { scenario: 'chemulpo' });
  show(RulesScreen);
  tap('house-boatsPerHit-whole-base');
  expect(
    await screen.findByText('House rule from now on: A hit on a base of boats sinks all of them'),
  ).toBeOnTheScreen();
  expect(state().houseRules.boatsPerHit).toBe('whole-base');
});

test('a ship more: found in the library, put alone behind a counter; the log does not name her', async () => {
  await openTogo(currentDatabase()!, 'c', { scenario: 'chemulpo' });
  show(AddShipScreen);
  tap('add-side-irn');
  // The region is there before its words, or they are not heard.
  expect(screen.getByTestId('add-none')).toHaveTextContent('');
  fireEvent.changeText(screen.getByTestId('add-search'), 'no such ship');
  await waitFor(() => expect(screen.getByTestId('add-none')).toHaveTextContent(/\w/));
  fireEvent.changeText(screen.getByTestId('add-search'), 'askold');
  fireEvent.press(await screen.findByTestId('add-askold'));
  tap('add-confirm');
  await waitFor(() => expect(state().ships.askold).toMatchObject({ side: 'irn', name: 'Askold', fate: 'afloat' }));
  expect(await screen.findByText('Russians placed another counter')).toBeOnTheScreen();
});

test('a counter that is set to what it is leaves no line in the log', async () => {
  const { groups } = await openTogo(currentDatabase()!, 'same', { scenario: 'chemulpo' });
  const [counter] = Object.values(groups).filter(({ place }) => place === 'table');
  const count = () => useSession.getState().open!.battle.actions.length;
  const before = count();
  show(ChangesScreen);
  tap(`counter-${counter!.id}`);
  tap(`sighted-${counter!.sighted}`);
  expect(screen.queryByTestId('counter-sheet')).toBeNull();
  tap(`counter-${counter!.id}`);
  tap(`sighted-${!counter!.sighted}`);
  await waitFor(() => expect(count()).toBe(before + 1));
  expect(state().groups[counter!.id]!.sighted).toBe(!counter!.sighted);
});

test('a ship leaves by an edge, comes back, and the battle ends with a winner the players name', async () => {
  await openTogo(currentDatabase()!, 'd', { scenario: 'chemulpo', until: { turn: 2, phase: 'F' } });
  const [id = ''] = Object.values(state().ships)
    .filter(({ group }) => state().groups[group]?.sighted)
    .map((ship) => ship.id);
  show(ChangesScreen);
  tap('to-ships');
  tap(`change-${id}`);
  tap('fate-left');
  tap('edge-south');
  await waitFor(() => expect(state().ships[id]).toMatchObject({ fate: 'left', leftBy: 'south' }));
  tap('to-end');
  tap('winner-draw');
  tap('end-confirm');
  await waitFor(() => expect(state().result).toMatchObject({ winner: 'draw' }));
  // The button has just got new words, and takes no tap meant for the old ones.
  await calm();
  tap('go-on-after-all');
  await waitFor(() => expect(state().result).toBeNull());
});

test('how it stands: who would win, what counts, and what is lost, as both sides know it', async () => {
  await openTogo(currentDatabase()!, 'e', { scenario: 'chemulpo' });
  show(ScoreScreen);
  expect(screen.getByText('If it ended now')).toBeOnTheScreen();
  expect(screen.getByText('Who wins')).toBeOnTheScreen();
  expect(screen.queryByTestId('points-ijn')).toBeNull();
  expect(screen.getAllByText('Lost: none')).toHaveLength(2);
});
