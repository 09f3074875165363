import { fireEvent, screen, waitFor } from '@testing-library/react-native';

import { COUNTERS, DEFAULT_RULINGS, tideCampaign } from '@/rules/tide/index';
import { saveDocument, useLibrary } from '@/store/library';
import { currentDatabase, openStorage } from '@/store/storage';
import { renderUi } from '@/testing/render';
import { calm } from '@/testing/render-battle';
import { BookContext } from '@/messages/book-context';
import { ToastProvider } from '@/ui/toast-provider';

import { CountersEditor } from './counters-editor';
import { tideShelfBook } from '../shelf-book';

const { newCampaign, rulings, rules } = tideShelfBook;

const show = () =>
  renderUi(
    <BookContext value="tide">
      <ToastProvider>
        <CountersEditor onBack={() => undefined} />
      </ToastProvider>
    </BookContext>,
  );
const tap = (testID: string) => fireEvent.press(screen.getByTestId(testID));
const own = () => useLibrary.getState().counters.get('counters');
const counter = (id: string) => own()?.counters.find((each) => each.id === id);

beforeAll(() => openStorage());
beforeEach(async () => {
  await currentDatabase()!.run(`DELETE FROM documents WHERE kind = 'counters'`);
  useLibrary.setState({ counters: new Map() });
});

test('every ruling that a table can change is offered, the default first, and a campaign begins with what was chosen', () => {
  expect(Object.fromEntries(rulings.map(({ id, options }) => [id, options[0]?.value]))).toEqual(DEFAULT_RULINGS);
  const chosen = Object.fromEntries(rulings.map(({ id, options }) => [id, options[1]!.value]));
  const setup = tideCampaign.parse.setup(newCampaign.setup(chosen, { values: 'house', turnLimit: 12 }));
  expect(setup.ok && setup.value).toMatchObject({ turnLimit: 12, houseRules: chosen });
  expect(setup.ok && tideCampaign.begin(setup.value).rulings).toEqual(chosen);
});

test('all rules stand there by number', () => {
  expect(rules).toEqual(expect.arrayContaining(['TAS-1', 'TAS-34', 'AMB-1', 'AMB-28']));
});

test('a campaign begins with house values, with the list of the owner, or with none', async () => {
  const shipsOf = (values: string) => {
    const setup = tideCampaign.parse.setup(newCampaign.setup({}, { values, turnLimit: null }));
    if (!setup.ok) throw new Error(setup.error.field);
    return tideCampaign.begin(setup.value).ships;
  };
  expect(shipsOf('auto').mikasa).toMatchObject({ house: true, ratings: { primary: 3 } });
  expect(shipsOf('later').mikasa).toMatchObject({ house: false, ratings: null });
  show();
  for (const key of ['5', '4', 'M', 'true']) tap(`ratings-key-${key}`);
  await waitFor(() => expect(counter('vladivostok-cruisers-1')).toMatchObject({ house: false }));
  expect(screen.getByLabelText('1 of 35 ships typed')).toBeOnTheScreen();
  expect(shipsOf('auto')['vladivostok-cruisers-1']).toMatchObject({
    house: false,
    ratings: { primary: 5, secondary: 4, letter: 'M', torpedo: true },
  });
  expect(shipsOf('house')['vladivostok-cruisers-1']).toMatchObject({ house: true });
});

test('counters are typed key by key; a battleship has another side, the same until it is typed', async () => {
  show();
  tap('cell-mikasa-primary');
  for (const key of ['6', 'none', 'L', 'false']) tap(`ratings-key-${key}`);
  await waitFor(() => expect(counter('mikasa')).toMatchObject({ ratings: { primary: 6, secondary: null } }));
  expect(counter('mikasa')?.damagedRatings).toBeNull();
  tap('counter-face-damaged');
  expect(screen.queryByTestId('ratings-row-japanese-cruisers-1')).toBeNull();
  tap('cell-mikasa-primary');
  tap('ratings-key-2');
  await waitFor(() => expect(counter('mikasa')?.damagedRatings).toMatchObject({ primary: 2, secondary: null }));
  tap('cell-mikasa-letter');
  tap('ratings-key-same');
  await waitFor(() => expect(counter('mikasa')?.damagedRatings).toBeNull());
});

test('[TAS-25] a value outside 0 to 6 is said to be wrong; used anyway it is kept, and a campaign begins with it', async () => {
  show();
  for (const key of ['8', '4', 'M', 'true']) tap(`ratings-key-${key}`);
  expect(screen.getByTestId('outside')).toHaveTextContent(/^Ratings run from 0 to 6/);
  expect(own()).toBeUndefined();
  await calm();
  tap('use-anyway');
  await waitFor(() => expect(counter('vladivostok-cruisers-1')).toMatchObject({ ratings: { primary: 8 } }));
  expect(screen.queryByTestId('outside')).toBeNull();
  const setup = tideCampaign.parse.setup(newCampaign.setup({}, { values: 'auto', turnLimit: null }));
  expect(setup.ok && tideCampaign.begin(setup.value).ships['vladivostok-cruisers-1']?.ratings?.primary).toBe(8);
});

test('keys that come faster than the disk are all kept', async () => {
  show();
  for (const key of ['1', '1', 'S', 'false', '2', '2', 'M', 'true']) tap(`ratings-key-${key}`);
  await waitFor(() => expect(counter('vladivostok-cruisers-2')).toMatchObject({ ratings: { primary: 2 } }));
  expect(counter('vladivostok-cruisers-1')).toMatchObject({ ratings: { primary: 1, letter: 'S' } });
});

test('Japanese and European ships are added, renamed and removed; those the rules name stay', async () => {
  show();
  tap('add-european');
  expect(await screen.findByTestId('counter-name')).toBeOnTheScreen();
  fireEvent.changeText(screen.getByTestId('counter-name'), 'Oleg');
  tap('counter-class-battleship');
  tap('counter-keep');
  await waitFor(() => expect(own()?.counters.find(({ name }) => name === 'Oleg')).toMatchObject({ fleet: 'european' }));
  const { id } = own()!.counters.find(({ name }) => name === 'Oleg')!;
  expect(counter(id)).toMatchObject({ class: 'battleship', ratings: null });
  tap(`name-${id}`);
  tap('counter-remove');
  await waitFor(() => expect(counter(id)).toBeUndefined());
  tap('toast-action');
  await waitFor(() => expect(own()?.counters.filter(({ name }) => name === 'Oleg')).toHaveLength(1));
  tap('name-poltava');
  expect(screen.getByText('The rules name this ship, so she stays on the list.')).toBeOnTheScreen();
  expect(screen.queryByTestId('counter-remove')).toBeNull();
  fireEvent.changeText(screen.getByTestId('counter-name'), ' ');
  tap('counter-keep');
  expect(screen.getByText('A ship needs a name.')).toBeOnTheScreen();
});

test('a damaged side that was begun first leaves a list that can be read again', async () => {
  await saveDocument('counters', {
    ...{ id: 'counters', name: 'My counters' },
    counters: COUNTERS.map((each) => ({ ...each, ratings: null, damagedRatings: null, house: false })),
  });
  show();
  tap('counter-face-damaged');
  tap('cell-mikasa-primary');
  tap('ratings-key-2');
  tap('counter-face-front');
  tap('cell-mikasa-primary');
  for (const key of ['4', '3', 'L', 'false']) tap(`ratings-key-${key}`);
  await waitFor(() => expect(counter('mikasa')).toMatchObject({ ratings: { primary: 4, torpedo: false } }));
  expect(counter('mikasa')?.damagedRatings).toEqual({ primary: 2, secondary: 3, letter: 'L', torpedo: false });
  expect(tideCampaign.documents.counters?.parse(own())).toMatchObject({ ok: true });
  // Both sides of her counter are printed.
  const printed = JSON.stringify(tideShelfBook.printed?.ownTables());
  expect(printed).toContain('["Mikasa","Japanese","4","3","L",""],["Mikasa, damaged side","Japanese","2","3","L",""]');
});

test('the way back to house values asks, and can be undone', async () => {
  show();
  tap('counters-more');
  expect(screen.queryByTestId('counters-reset')).toBeNull();
  tap('sheet-close');
  for (const key of ['1', '1', 'S', 'false']) tap(`ratings-key-${key}`);
  await waitFor(() => expect(own()).toBeDefined());
  tap('counters-more');
  tap('counters-reset');
  tap('counters-reset-sure-confirm');
  await waitFor(() => expect(own()).toBeUndefined());
  fireEvent.press(await screen.findByTestId('toast-action'));
  await waitFor(() => expect(counter('vladivostok-cruisers-1')).toMatchObject({ ratings: { primary: 1 } }));
});
