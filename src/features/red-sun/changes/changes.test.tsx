import { screen, waitFor } from '@testing-library/react-native';

import { RULING_KEYS, RULINGS } from '@/rules/red-sun/index';
import { playRedSun, stateNow, tap } from '@/testing/red-sun-campaign';

import { rulingAnswer, rulingQuestion } from '../words/change-words';

test('[RSR-1] a campaign behind its table catches up with a turn, a season and a stage', async () => {
  await playRedSun({ at: 'go-to' });
  await tap('go-turn-more');
  await tap('go-season-spring');
  await tap('go-stage-ijn-combat');
  await tap('go');
  await waitFor(() => expect(stateNow()).toMatchObject({ turn: 2, season: 'spring', stage: 'ijn-combat' }));
});

test('a value is corrected by hand, and the players say who won', async () => {
  await playRedSun({ at: 'changes' });
  await tap('correct-sinkingUsed');
  await tap('value-0');
  await tap('value-write');
  await waitFor(() => expect(stateNow().sinkingUsed).toBe(true));
  expect(await screen.findByText('Corrected: blockade sinking used, no to yes')).toBeOnTheScreen();
  await tap('end-campaign');
  await tap('winner-irn');
  await waitFor(() => expect(stateNow().result).toEqual({ winner: 'irn' }));
});

test('every answer to a ruling has words', () => {
  const said = RULING_KEYS.flatMap((key) => [
    rulingQuestion(key),
    ...RULINGS[key].values.map((value) => rulingAnswer(key, value)),
  ]);
  expect(said.filter((words) => words.includes('red-sun.'))).toEqual([]);
});
