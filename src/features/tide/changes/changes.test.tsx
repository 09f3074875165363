import { fireEvent, screen, waitFor } from 'expo-router/testing-library';

import { playTide, stateNow, tap } from '@/testing/tide-campaign';

test('a campaign that is behind the table catches up with one sentence', async () => {
  await playTide({ at: 'go-to' });
  for (let turn = 2; turn < 6; turn += 1) await tap('go-turn-more');
  await tap('go-step-land');
  await tap('go');
  await waitFor(() => expect([stateNow().turn, stateNow().step]).toEqual([6, 'land']));
});

test('a ruling is changed in mid-campaign, and the log has the question and the answer', async () => {
  await playTide({ at: 'rulings' });
  await tap('ruling-twoHitsOneRound-flips');
  await waitFor(() => expect(stateNow().rulings.twoHitsOneRound).toBe('flips'));
  expect(
    await screen.findByText('Ruling from now on: Two hits on a battleship in one round: they only damage her.'),
  ).toBeOnTheScreen();
});

test('any value is put right with its reason', async () => {
  await playTide({ at: 'changes' });
  await tap('correct-togo-points');
  await tap('value-more');
  await tap('value-more');
  fireEvent.changeText(screen.getByTestId('value-reason'), 'we forgot a withdrawal');
  await tap('value-write');
  await waitFor(() => expect(stateNow().togo.points).toBe(12));
  expect(await screen.findByText('Corrected: Togo points, 10 to 12 (we forgot a withdrawal)')).toBeOnTheScreen();
});

test('a ship that the list lacks is added; her values are typed later', async () => {
  await playTide({ at: 'changes' });
  await tap('add-ship');
  fireEvent.changeText(screen.getByTestId('ship-name'), 'Mikasa');
  await tap('ship-class-cruiser');
  await tap('add-ship-keep');
  await waitFor(() =>
    expect(stateNow().ships['mikasa-2']).toMatchObject({ fleet: 'japan', class: 'cruiser', ratings: null }),
  );
});

test('a ship that is called like a port does not take its name', async () => {
  await playTide({ at: 'changes' });
  await tap('add-ship');
  fireEvent.changeText(screen.getByTestId('ship-name'), 'Vladivostok');
  await tap('add-ship-keep');
  await waitFor(() => expect(stateNow().ships['vladivostok-2']).toMatchObject({ name: 'Vladivostok' }));
  expect(stateNow().ships.vladivostok).toBeUndefined();
});

test('[TAS-1] a campaign is ended before Tsushima only where that is allowed', async () => {
  await playTide({ played: [[{ type: 'setBaseGame', victoryPoints: 40 }]], at: 'changes' });
  await tap('end-campaign');
  expect(await screen.findByText('The Battle of Tsushima has not been fought yet.')).toBeOnTheScreen();
  await tap('refused-allow');
  await waitFor(() => expect(stateNow().result).toEqual({ winner: 'irn', total: 50 }));
});
