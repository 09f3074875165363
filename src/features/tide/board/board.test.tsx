import { act, fireEvent, screen, waitFor, within } from 'expo-router/testing-library';
import { Dimensions } from 'react-native';

import type { Command } from '@/rules/tide/index';
import { playTide, stateNow, tap } from '@/testing/tide-campaign';

test('[TAS-7][TAS-8] a fleet at sea is a token with a question mark; a tap tells no more', async () => {
  await playTide({
    at: '?tab=table',
    played: [
      [{ type: 'stayInPort', fleet: 'vladivostok' }],
      [{ type: 'sail', fleet: 'port-arthur', ships: ['retvizen', 'poltava'] }],
    ],
  });
  const box = await screen.findByTestId('box-coastal');
  expect(box.props.accessibilityLabel).toBe('Coastal Waters: Russian ships, unspotted');
  await tap('box-coastal');
  expect(await screen.findByText(/stays secret until the fleets meet/)).toBeOnTheScreen();
  expect(screen.queryByText(/Retvizen/)).toBeNull();
  expect(screen.queryByText(/Poltava/)).toBeNull();
  await tap('sheet-close');
  await tap('box-japan');
  expect(await screen.findAllByText(/Mikasa, Asahi/)).not.toHaveLength(0);
});

test('[TAS-5][TAS-6][TAS-11] the ledger says what changed the points, and typed points how far it is to 70', async () => {
  await playTide({
    at: '?tab=table',
    played: [
      [{ type: 'stayInPort', fleet: 'vladivostok' }],
      [{ type: 'sail', fleet: 'port-arthur', ships: ['retvizen'] }],
      [{ type: 'stayInPort', fleet: 'japan' }],
    ],
  });
  await tap('board-part-togo');
  expect(await screen.findByTestId('togo-points', { includeHiddenElements: true })).toHaveTextContent('9');
  expect(screen.getByTestId('ledger-line')).toHaveTextContent(/Turn 2.*Port Arthur unopposed.*TAS-11.*−1.*9/);
  expect(screen.getByTestId('transport')).toHaveTextContent(/halved/);
  expect(screen.getByTestId('landing')).toHaveTextContent(/in force/);
  await tap('type-points');
  for (const key of ['3', '8']) fireEvent.press(await screen.findByLabelText(key));
  await tap('keep-points');
  await waitFor(() => expect(stateNow().base.victoryPoints).toBe(38));
  expect(await screen.findByText('Base game 38 + Togo 9 = 47')).toBeOnTheScreen();
  expect(screen.getByText('23 short of the 70 that win')).toBeOnTheScreen();
});

test('[TAS-19][TAS-20] the matrix is read at any time: a tap says range, broadside and rounds', async () => {
  await playTide({ at: '?tab=table' });
  await tap('board-part-matrix');
  const cell = await screen.findByTestId('matrix-2-5');
  expect(cell.props.accessibilityLabel).toBe(
    'Japanese FSH HP, Russians HP HS: 5, medium range, Japanese broadside, 2 rounds',
  );
  await tap('matrix-2-5');
  expect(await screen.findByTestId('matrix-cell')).toHaveTextContent('Japanese FSH HP, Russians HP HS: 5');
  expect(screen.getByTestId('manoeuvre-result')).toHaveTextContent(/Medium.*Japanese.*2.*Primary \+1, secondary \+2/);
  await tap('matrix-6-6');
  expect(await screen.findByTestId('manoeuvre-result')).toHaveTextContent(/Long.*None.*1.*Only L ships fire/);
});

const PICKED: readonly (readonly [Command])[] = [
  [{ type: 'sail', fleet: 'vladivostok', ships: ['vladivostok-cruisers-1'] }],
  [{ type: 'sail', fleet: 'japan', ships: ['mikasa'] }],
  [{ type: 'reveal' }],
  [{ type: 'fightOn', side: 'irn' }],
  [{ type: 'fightOn', side: 'ijn' }],
  [{ type: 'pickChits', side: 'ijn', chits: ['HP', 'FSH'] }],
  [{ type: 'pickChits', side: 'irn', chits: ['HP', 'HS'] }],
];

test('[TAS-19] in a fight the matrix opens on the pairs that were revealed', async () => {
  await playTide({ at: '?tab=table', played: PICKED });
  await tap('board-part-matrix');
  expect(await screen.findByText('Tap the cell where both pairs meet.')).toBeOnTheScreen();
  screen.unmount();
  await playTide({ at: '?tab=table', played: [...PICKED, [{ type: 'revealChits' }]] });
  await tap('board-part-matrix');
  expect(await screen.findByTestId('matrix-cell')).toHaveTextContent('Japanese HP FSH, Russians HP HS: 5');
});

test('in a replay the boxes scroll with the ships, so that a small phone has room for both; a tap shows a counter', async () => {
  await playTide({ at: 'look-back', played: [[{ type: 'stayInPort', fleet: 'vladivostok' }]] });
  const list = within(await screen.findByTestId('forces-list'));
  expect(list.getByTestId('box-chart')).toBeOnTheScreen();
  await tap('ship-mikasa');
  expect(await screen.findByTestId('past-ship')).toBeOnTheScreen();
});

test('on a narrow phone the log has its entries in sight, not a pile of filters', async () => {
  const before = Dimensions.get('window');
  const window = { ...before, width: 320, height: 568 };
  Dimensions.set({ window, screen: window });
  try {
    await playTide({ at: '?tab=log', played: [[{ type: 'stayInPort', fleet: 'vladivostok' }]] });
    expect(await screen.findByText('Vladivostok stayed in port')).toBeOnTheScreen();
    expect(screen.queryByTestId('log-filter')).toBeNull();
    expect(screen.getByTestId('log-filter-open')).toBeOnTheScreen();
  } finally {
    act(() => Dimensions.set({ window: before, screen: before }));
  }
});
