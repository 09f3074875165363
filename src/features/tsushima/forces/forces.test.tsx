import { fireEvent, screen, waitFor } from 'expo-router/testing-library';

import { openCurtain, playTsushima, shown, stateNow, tap } from '@/testing/tsushima-campaign';

const label = async (testID: string) => (await screen.findByTestId(testID)).props.accessibilityLabel as string;

test('[TSU-42][TSU-24] a row and a card say what damage and morale have left of a ship', async () => {
  await playTsushima({
    scenario: 'tsushima',
    at: '?tab=fleet',
    played: [
      [{ type: 'correct', path: ['ships', 'mikasa', 'hits'], value: 1 }],
      [{ type: 'correct', path: ['ships', 'mikasa', 'morale'], value: -1 }],
    ],
  });
  expect(await label('ship-mikasa')).toBe(
    'Mikasa, B9, one hit, morale −1, primary 7 with 2 salvos, secondary 2 with 4 salvos',
  );
  await tap('forces-filter-damaged');
  expect(screen.queryByTestId('ship-asahi')).toBeNull();
  await tap('ship-mikasa');
  expect(await screen.findByTestId('ship-state')).toHaveTextContent('One hit, morale −1');
  expect(screen.getByText('factor 2, 2 salvos')).toBeOnTheScreen();
  expect(screen.getByText('Her gunfire −1, gunfire at her +1')).toBeOnTheScreen();
});

test('[AMB-16] guns that are not certain are confirmed with one tap, or typed; all at once for those who know', async () => {
  await playTsushima({ scenario: 'chemulpo', setup: { guns: 'check' }, at: 'ship/asama' });
  await tap('matches-counter');
  await waitFor(() => expect(stateNow().ships.asama?.guns).toEqual(GUNS));
  expect(screen.queryByTestId('check-counter')).toBeNull();
  await tap('type-guns');
  await tap('gun-primary-factor-more');
  await tap('guns-save');
  await waitFor(() => expect(stateNow().ships.asama?.guns?.primary).toEqual({ factor: 5, salvos: 2 }));
  await playTsushima({ scenario: 'chemulpo', setup: { guns: 'check' }, at: '?tab=fleet' });
  expect(await screen.findByText('6 ships to check')).toBeOnTheScreen();
  await tap('check-all');
  await tap('check-all-sure-confirm');
  await waitFor(() => expect(Object.values(stateNow().ships).every(({ guns }) => guns !== null)).toBe(true));
});

const GUNS = { primary: { factor: 4, salvos: 2 }, secondary: { factor: 2, salvos: 4 } };

test('[TSU-17] hidden stacks: the table sees the top ship, the owner all of his behind the curtain', async () => {
  const setup = { houseRules: { stacks: 'hidden' as const } };
  await playTsushima({ scenario: 'round-island', setup, at: '?tab=fleet' });
  expect(await screen.findByTestId('own-irn')).toBeOnTheScreen();
  await tap('forces-filter-irn');
  expect(screen.queryByTestId('ship-retvizan')).toBeNull();
  await tap('own-irn');
  await openCurtain();
  await tap('ship-retvizan');
  expect(await screen.findByText('No damage')).toBeOnTheScreen();
  await tap('own-correct');
  await tap('correct-hits-more');
  await waitFor(() => expect(stateNow().ships.retvizan?.hits).toBe(1));
  // Two taps in a row are two steps.
  fireEvent.press(shown('correct-morale-less'));
  fireEvent.press(shown('correct-morale-less'));
  await waitFor(() => expect(stateNow().ships.retvizan?.morale).toBe(-2));
});
