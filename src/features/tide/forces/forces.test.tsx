import { fireEvent, screen, waitFor } from 'expo-router/testing-library';

import { COUNTERS } from '@/rules/tide/index';
import { openCurtain, playTide, renderTide, stateNow, tap } from '@/testing/tide-campaign';
import { THEME_NAMES } from '@/ui/themes';

const label = async (testID: string) => (await screen.findByTestId(testID)).props.accessibilityLabel as string;
const press = (testID: string) => fireEvent.press(screen.getByTestId(testID));

test('[TAS-24][TAS-26] a row says what the counter shows as it lies, and what the ship has suffered', async () => {
  await playTide({
    at: '?tab=fleet',
    played: [
      [{ type: 'typeRatings', ship: 'mikasa', ratings: RATED, damagedRatings: { ...RATED, primary: 2 } }],
      [{ type: 'correct', path: ['ships', 'mikasa', 'damaged'], value: true }],
      [{ type: 'correct', path: ['ships', 'mikasa', 'port'], value: true }],
    ],
  });
  expect(await label('ship-mikasa')).toBe(
    'Mikasa, Battleship, Damaged side, Port marker, primary 2, secondary –, range L, Torpedoes',
  );
  expect(await label('ship-asahi')).toBe('Asahi, Battleship, no damage, primary 3, secondary 2, range L');
  // One of them is the owner's: the others are marked one by one, and a fleet that has none as a whole.
  expect(screen.getAllByText('House').length).toBeGreaterThan(0);
  await tap('forces-filter-port');
  expect(await screen.findByTestId('ship-mikasa')).toBeOnTheScreen();
  expect(screen.queryByTestId('ship-asahi')).toBeNull();
});

const RATED = { primary: 5, secondary: null, letter: 'L', torpedo: true } as const;
const UNTYPED = COUNTERS.map((counter) => ({ ...counter, ratings: null, house: false }));

test('[TAS-25] ships without values are typed in a list: four keys, one entry of the log, and on to the next', async () => {
  await playTide({ at: '?tab=fleet', setup: { counters: UNTYPED } });
  expect(await screen.findByText('35 ships need values')).toBeOnTheScreen();
  await tap('type-values');
  await screen.findByTestId('ratings');
  for (const key of ['2', 'none', 'S', 'true']) press(`ratings-key-${key}`);
  await waitFor(() =>
    expect(stateNow().ships['vladivostok-cruisers-1']).toMatchObject({
      ratings: { primary: 2, secondary: null, letter: 'S', torpedo: true },
      house: false,
    }),
  );
  expect(await label('cell-vladivostok-cruisers-2-primary')).toBe('Vladivostok Cruisers 2, primary: empty');
});

test('[TAS-25] a value outside 0 to 6 is said to be wrong, and used anyway when asked twice; the log says so', async () => {
  await playTide({ at: 'ratings/mikasa' });
  await screen.findByTestId('ratings');
  press('ratings-key-8');
  expect(await screen.findByText('Ratings run from 0 to 6.')).toBeOnTheScreen();
  for (const key of ['3', 'L', 'false']) press(`ratings-key-${key}`);
  expect(stateNow().ships.mikasa?.ratings?.primary).toBe(3);
  await tap('use-anyway');
  await waitFor(() => expect(stateNow().ships.mikasa?.ratings?.primary).toBe(8));
  expect(screen.queryByTestId('outside')).toBeNull();
});

test('a line that was begun is kept as it is left, and one that is not whole is not', async () => {
  await playTide({ at: 'ratings/mikasa', setup: { counters: UNTYPED } });
  await screen.findByTestId('ratings');
  press('ratings-key-4');
  press('cell-asahi-primary');
  for (const key of ['1', '1', 'M', 'false']) press(`ratings-key-${key}`);
  await waitFor(() => expect(stateNow().ships.asahi?.ratings).not.toBeNull());
  expect(stateNow().ships.mikasa?.ratings).toBeNull();
  expect(await label('cell-mikasa-primary')).toBe('Mikasa, primary: 4');
});

test('a damaged side that is begun before the front takes what it lacks from there', async () => {
  await playTide({ at: 'ratings/mikasa', setup: { counters: UNTYPED } });
  await screen.findByTestId('ratings');
  press('counter-face-damaged');
  press('cell-mikasa-primary');
  press('ratings-key-2');
  press('counter-face-front');
  press('cell-mikasa-primary');
  for (const key of ['4', 'none', 'L', 'false']) press(`ratings-key-${key}`);
  await waitFor(() =>
    expect(stateNow().ships.mikasa).toMatchObject({
      ratings: { primary: 4, secondary: null, letter: 'L', torpedo: false },
      damagedRatings: { primary: 2, secondary: null, letter: 'L', torpedo: false },
    }),
  );
});

test('the card of a ship has both sides of her counter, corrections, and her history', async () => {
  await playTide({ at: 'ship/mikasa' });
  expect(await screen.findByText('No damage')).toBeOnTheScreen();
  expect(screen.getByTestId('side-damaged')).toHaveTextContent(/Same as the front/);
  await tap('correct');
  await tap('correct-damaged');
  await waitFor(() => expect(stateNow().ships.mikasa?.damaged).toBe(true));
  await tap('correct-fate-sunk');
  await waitFor(() => expect(stateNow().ships.mikasa?.fate).toBe('sunk'));
  await tap('sheet-close');
  expect(await screen.findByTestId('ship-state')).toHaveTextContent('Sunk');
  await waitFor(() => expect(screen.getByTestId('ship-history')).toHaveTextContent(/Mikasa corrected/));
});

test('[TAS-24][AMB-8] the card of a cruiser says how many dice her hits have left', async () => {
  const hit = [{ type: 'correct', path: ['ships', 'japanese-cruisers-1', 'hits'], value: 2 }] as const;
  await playTide({ at: 'ship/japanese-cruisers-1', played: [hit] });
  expect(await screen.findByTestId('dice-left')).toHaveTextContent('1 die for each weapon, 2 of 3 hits');
  await playTide({
    at: 'ship/japanese-cruisers-1',
    setup: { houseRules: { threeDice: 'in-all' } },
    played: [[{ type: 'correct', path: ['ships', 'japanese-cruisers-1', 'hits'], value: 1 }]],
  });
  expect(await screen.findByTestId('dice-left')).toHaveTextContent('2 dice in all, 1 of 3 hits');
});

test('two quick taps on a number are two steps', async () => {
  await playTide({ at: 'ship/japanese-cruisers-1' });
  await tap('correct');
  await screen.findByTestId('correct-hits-more');
  press('correct-hits-more');
  press('correct-hits-more');
  await waitFor(() => expect(stateNow().ships['japanese-cruisers-1']?.hits).toBe(2));
});

const linked = () => screen.getAllByTestId(/^link-/).map(({ props }) => props.testID as string);

test('a counter is drawn as a ship of the library that its owner has linked', async () => {
  await playTide({ at: 'ship/mikasa' });
  await tap('to-plan');
  // Her namesake stands first of the ships of her side.
  await screen.findByTestId('link-mikasa');
  expect(linked().slice(0, 2)).toEqual(['link-usual', 'link-mikasa']);
  expect(linked()).not.toContain('link-retvizan');
  fireEvent.changeText(screen.getByTestId('plan-search'), 'shiki');
  await waitFor(() => expect(linked()).toEqual(['link-usual', 'link-shikishima']));
  await tap('link-shikishima');
  await waitFor(() => expect(stateNow().ships.mikasa?.plan).toMatchObject({ name: 'Shikishima', type: 'B' }));
  expect(await screen.findByText('Plan of Shikishima')).toBeOnTheScreen();
  await waitFor(() => expect(screen.getByTestId('ship-history')).toHaveTextContent(/Mikasa: drawn as Shikishima/));
  await tap('to-plan');
  await tap('link-usual');
  await waitFor(() => expect(stateNow().ships.mikasa?.plan).toBeNull());
});

test('[TAS-31] what is secret in port is neither shown nor corrected in public', async () => {
  await playTide({
    at: 'ship/retvizen',
    setup: { houseRules: { conditionInPort: 'secret' } },
    played: [[{ type: 'correct', path: ['ships', 'retvizen', 'damaged'], value: true }]],
  });
  expect(await screen.findByTestId('ship-state')).toHaveTextContent('Condition in port is secret');
  await tap('correct');
  expect(await screen.findByTestId('correct-fate-sunk')).toBeOnTheScreen();
  expect(screen.queryByTestId('correct-damaged')).toBeNull();
  expect(screen.queryByTestId('correct-port')).toBeNull();
  expect(screen.queryByText(/Retvizen corrected/)).toBeNull();
});

test('[TAS-31] her side corrects what is secret in port behind its curtain, and nobody else is told', async () => {
  const id = await playTide({ at: 'ship/retvizen', setup: { houseRules: { conditionInPort: 'secret' } } });
  await tap('to-condition');
  expect(screen.queryByTestId('correct-damaged')).toBeNull();
  expect(await screen.findByText('Behind here: the condition of a ship in port.')).toBeOnTheScreen();
  await openCurtain();
  expect(await screen.findByTestId('condition-state')).toHaveTextContent('No damage');
  await tap('correct-damaged');
  await tap('correct-port');
  await waitFor(() => expect(stateNow().ships.retvizen).toMatchObject({ damaged: true, port: true }));
  expect(await screen.findByTestId('condition-state')).toHaveTextContent('Damaged side, Port marker');
  screen.unmount();
  // What everybody sees, opened anew: her card, and a log of nothing.
  renderTide(id, 'ship/retvizen');
  expect(await screen.findByTestId('ship-state')).toHaveTextContent('Condition in port is secret');
  expect(screen.getByTestId('ship-history')).toHaveTextContent(/Nothing has happened yet/);
  screen.unmount();
  renderTide(id, '?tab=log');
  expect(await screen.findByText('Every action appears here with its dice.')).toBeOnTheScreen();
  expect(screen.queryByText(/corrected/)).toBeNull();
});

test('a ship that is in no campaign says so', async () => {
  await playTide({ at: 'ship/potemkin' });
  expect(await screen.findByText('There is no such ship in this campaign.')).toBeOnTheScreen();
});

test.each(THEME_NAMES)('draws with the largest text (%s)', async (theme) => {
  await playTide({ at: '?tab=fleet', look: { theme, textScale: 1.6 } });
  expect(await screen.findByTestId('ship-mikasa')).toBeOnTheScreen();
});
