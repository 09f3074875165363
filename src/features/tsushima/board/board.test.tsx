import { fireEvent, screen, waitFor } from 'expo-router/testing-library';

import { playTsushima, stateNow, tap } from '@/testing/tsushima-campaign';

test('[TSU-59][TSU-62] the land plan: chosen, loaded, its total on the way, the chance of each month', async () => {
  await playTsushima({ at: '?tab=table' });
  await tap('board-part-plan');
  await tap('choose-plan');
  await tap('plan-B');
  await tap('plan-keep');
  await waitFor(() => expect(stateNow().land.plan).toBe('B'));
  await tap('deliver-load');
  await tap('deliver-all');
  await waitFor(() => expect(stateNow().land.delivered).toBe(8));
  expect(await screen.findByLabelText('8 of 8 loads')).toBeOnTheScreen();
  expect(screen.getByTestId('baltic-2')).toHaveTextContent(/released when Port Arthur falls$/);
});

test('a campaign that is over takes no more loads', async () => {
  const played = [[{ type: 'choosePlan', plan: 'B' }], [{ type: 'endCampaign' }]] as const;
  await playTsushima({ at: '?tab=table', played });
  await tap('board-part-plan');
  expect(await screen.findByTestId('plan-ruler')).toBeOnTheScreen();
  expect(screen.queryByTestId('deliver-load')).toBeNull();
  expect(screen.queryByTestId('change-plan')).toBeNull();
});

test('[TSU-59] after six months: on which die it falls, and by when', async () => {
  await playTsushima({
    at: '?tab=table',
    played: [
      [{ type: 'choosePlan', plan: 'B' }],
      [{ type: 'correct', path: ['land', 'successes'], value: 6 }],
      [{ type: 'correct', path: ['land', 'total'], value: 14 }],
    ],
  });
  await tap('board-part-plan');
  expect(await screen.findByTestId('plan-next')).toHaveTextContent('Falls on a die of 5 or more');
  expect(screen.getByLabelText('February 1904: 33%')).toBeOnTheScreen();
  expect(screen.getByLabelText('March 1904: 83%')).toBeOnTheScreen();
});

test('[TSU-59][AMB-21] plan C looks a month further ahead while its first month is still to come', async () => {
  const played = [[{ type: 'rollItalianCruisers' }, 3, 5], [{ type: 'choosePlan', plan: 'C' }]] as const;
  await playTsushima({ at: '?tab=table', played });
  await tap('board-part-plan');
  // Three successful months after February, then dice.
  expect(await screen.findByText('June 1904')).toBeOnTheScreen();
  expect(screen.queryByText('May 1904')).toBeNull();
});

test('[TSU-67] who would win now, and for which ships; a flying base is placed where the players say', async () => {
  await playTsushima({
    at: '?tab=table',
    played: [
      [{ type: 'correct', path: ['ships', 'mikasa', 'hits'], value: 2 }],
      [{ type: 'correct', path: ['ships', 'rurik', 'fate'], value: 'sunk' }],
    ],
  });
  await tap('place-base');
  fireEvent.changeText(await screen.findByTestId('where-hex'), '1710');
  await tap('hex-keep');
  await waitFor(() => expect(stateNow().flyingBases.placed).toEqual(['1710']));
  await tap('board-part-victory');
  expect(await screen.findByTestId('victory-now')).toHaveTextContent(/A draw/);
  expect(screen.getByTestId('points-ijn')).toHaveTextContent(/^6/);
  expect(screen.getByTestId('scored-mikasa')).toHaveTextContent(/Mikasa2 hits6/);
  expect(screen.getByTestId('scored-rurik')).toHaveTextContent(/Ruriksunk6/);
});

test('[TSU-64] in the midst of a battle too: one hit on a Japanese ship is a marginal victory', async () => {
  await playTsushima({
    scenario: 'chemulpo',
    at: 'victory',
    played: [[{ type: 'correct', path: ['ships', 'asama', 'hits'], value: 1 }]],
  });
  expect(await screen.findByTestId('victory-now')).toHaveTextContent(/Russians would winmarginal victory/);
});

test('[TSU-28] while hits wait to be marked nobody moves, and no lanes are offered', async () => {
  await playTsushima({ scenario: 'chemulpo', at: 'battle' });
  await tap('board-face');
  await tap('unit-irn-cruiser-1');
  expect(await screen.findByTestId('move-to')).toBeOnTheScreen();
  await playTsushima({ scenario: 'chemulpo', at: 'battle', played: [[{ type: 'fireRound' }]] });
  await tap('board-face');
  expect(stateNow().battle?.stage).toBe('mark');
  await tap('unit-irn-cruiser-1');
  expect(await screen.findByTestId('unit-sheet')).toBeOnTheScreen();
  expect(screen.queryByTestId('move-to')).toBeNull();
});

test('a round in which nobody fires at anybody takes no dice: it is over with one tap, and no empty strip is shown', async () => {
  await playTsushima({ scenario: 'chemulpo', dice: 'own' });
  await tap('next-step');
  await waitFor(() => expect(stateNow().battle).toMatchObject({ mover: 'irn', stage: 'move' }));
  expect(screen.queryByTestId('salvos')).toBeNull();
  expect(screen.getByTestId('next-step')).toBeOnTheScreen();
});
