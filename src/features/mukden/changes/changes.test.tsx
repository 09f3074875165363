import { screen, waitFor } from '@testing-library/react-native';

import { RULING_KEYS, RULINGS } from '@/rules/mukden/index';
import { playMukden, stateNow, tap } from '@/testing/mukden-campaign';

import { rulingAnswer, rulingQuestion } from '../words/change-words';

test('[MUK-11] a campaign behind its table catches up with a turn, a phase and an order', async () => {
  await playMukden({ at: 'go-to' });
  await tap('go-turn-more');
  await tap('go-phase-VII');
  await tap('go-order-combat');
  await tap('go');
  await waitFor(() => expect(stateNow()).toMatchObject({ turn: 2, phase: 'VII', order: 'combat' }));
});

test('[MUK-10] losses that are counted at the end cannot be read off the corrections before', async () => {
  await playMukden({ setup: { houseRules: { lossCount: 'at-the-end' } }, at: 'changes' });
  expect(await screen.findByTestId('correct-markers')).toBeOnTheScreen();
  expect(screen.queryByTestId('correct-losses-ijn')).toBeNull();
});

test('[MUK-9] a side capitulates, and the other has won', async () => {
  await playMukden({ at: 'changes' });
  await tap('end-campaign');
  await tap('capitulate-irn');
  await waitFor(() => expect(stateNow().result).toEqual({ winner: 'ijn', how: 'capitulation' }));
});

test('every answer to a ruling has words', () => {
  const said = RULING_KEYS.flatMap((key) => [
    rulingQuestion(key),
    ...RULINGS[key].values.map((value) => rulingAnswer(key, value)),
  ]);
  expect(said.filter((words) => words.includes('mukden.'))).toEqual([]);
});
