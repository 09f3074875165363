import { screen, waitFor } from '@testing-library/react-native';

import { RULING_KEYS, RULINGS } from '@/rules/tsushima/index';
import { playTsushima, stateNow, tap } from '@/testing/tsushima-campaign';

import { rulingAnswer, rulingQuestion } from '../words/change-words';

test('[TSU-2] a campaign behind its table catches up with a month and a phase', async () => {
  await playTsushima({ at: 'go-to', played: [[{ type: 'rollItalianCruisers' }, 3, 5], [{ type: 'startCampaign' }]] });
  await tap('go-month-more');
  await tap('go-phase-7');
  await tap('go');
  await waitFor(() => expect(stateNow()).toMatchObject({ month: 3, turn: 2, phase: 7, step: 'terminal' }));
});

test('a value is corrected by hand, with its reason in the log', async () => {
  await playTsushima({ at: 'changes', played: [[{ type: 'rollItalianCruisers' }, 3, 5]] });
  await tap('correct-land-total');
  await tap('value-more');
  await tap('value-write');
  await waitFor(() => expect(stateNow().land.total).toBe(1));
  expect(await screen.findByText('Corrected: Port Arthur total, 0 to 1')).toBeOnTheScreen();
});

test('[TSU-66] a campaign that is not over is ended only where that is allowed; the result says who won', async () => {
  await playTsushima({ scenario: 'round-island', at: 'changes', played: [[{ type: 'startCampaign' }]] });
  await tap('end-campaign');
  expect(await screen.findByText('The scenario is not over yet.')).toBeOnTheScreen();
  await tap('refused-allow');
  await waitFor(() => expect(stateNow().result).not.toBeNull());
});

test('[AMB-11] the start columns are read off the board at any time but in battle', async () => {
  await playTsushima({ scenario: 'round-island', at: 'changes', played: [[{ type: 'startCampaign' }]] });
  await tap('start-columns');
  await tap('start-irn-more');
  await tap('start-columns-keep');
  await waitFor(() => expect(stateNow().startColumns.irn).toBe(11));
  expect(await screen.findByText(/^Start columns: Japanese \d+, Russians 11$/)).toBeOnTheScreen();
  await playTsushima({ scenario: 'chemulpo', at: 'changes' });
  await screen.findByTestId('to-forces');
  expect(screen.queryByTestId('start-columns')).toBeNull();
  // In battle nobody is moved by them any more, so they are not offered.
  await playTsushima({ scenario: 'chemulpo', at: 'battle' });
  await tap('board-more');
  expect(await screen.findByTestId('end-battle')).toBeOnTheScreen();
  expect(screen.queryByTestId('start-ijn')).toBeNull();
});

test('a ruling is changed from now on, and every answer has words', async () => {
  await playTsushima({ at: 'rulings', played: [[{ type: 'rollItalianCruisers' }, 3, 5]] });
  await tap('ruling-sweepingDice-one');
  await waitFor(() => expect(stateNow().rulings.sweepingDice).toBe('one'));
  const said = RULING_KEYS.flatMap((key) => [
    rulingQuestion(key),
    ...RULINGS[key].values.map((value) => rulingAnswer(key, value)),
  ]);
  expect(said.filter((words) => words.includes('tsushima.'))).toEqual([]);
});
