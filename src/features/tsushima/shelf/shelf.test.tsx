import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { documentCodeReader, makeDocumentCode } from '@/features/play/share/document-code';
import { BookContext } from '@/messages/book-context';
import { ownerTableParser } from '@/rules/common/owner-table';
import type { Json } from '@/rules/rulebook';
import { DEFAULT_RULINGS, houseCells, SCENARIO_IDS, TABLE_FORMS, tsushimaCampaign } from '@/rules/tsushima/index';
import { useLibrary } from '@/store/library';
import { currentDatabase, openStorage } from '@/store/storage';
import { makeCode } from '@/store/transfer/code';
import { renderUi } from '@/testing/render';
import { motion } from '@/ui/tokens';
import { ToastProvider } from '@/ui/toast-provider';

import { tsushimaShelfBook } from '../shelf-book';
import { type CampaignChoices, FIRST_CHOICES } from './campaign-choices';
import { CountersScreen } from './counters-screen';
import { newTable } from './own-tables';
import { GunfireScreen } from './table-screen';

const { newCampaign, rulings, rules } = tsushimaShelfBook;

const begin = (choices: Partial<CampaignChoices> = {}, chosen = {}) => {
  const setup = tsushimaCampaign.parse.setup(
    newCampaign.setup(chosen, { ...FIRST_CHOICES, ...choices } as unknown as Json),
  );
  if (!setup.ok) throw new Error(setup.error.field);
  return tsushimaCampaign.begin(setup.value);
};

const show = (Editor: typeof CountersScreen) =>
  renderUi(
    <BookContext value="tsushima">
      <ToastProvider>
        <Editor onBack={() => undefined} />
      </ToastProvider>
    </BookContext>,
  );
const tap = (...testIDs: readonly string[]) => {
  for (const testID of testIDs) fireEvent.press(screen.getByTestId(testID));
};
const kept = () => useLibrary.getState()['tsushima-table'].get('gunfire');
const counter = (id: string) =>
  [...useLibrary.getState()['tsushima-counters'].values()][0]?.counters.find((each) => each.id === id);

beforeAll(() => openStorage());
beforeEach(async () => {
  // The filled button may be pressed as soon as it says something else.
  jest.replaceProperty(motion, 'guard', 0 as never);
  await currentDatabase()!.run(`DELETE FROM documents WHERE kind LIKE 'tsushima-%'`);
  useLibrary.setState({ 'tsushima-table': new Map(), 'tsushima-counters': new Map() });
});

test('every scenario begins with what was chosen: rulings, ticked ships, start columns', () => {
  for (const scenario of SCENARIO_IDS) expect(begin({ scenario }).scenario).toBe(scenario);
  expect(Object.fromEntries(rulings.map(({ id, options }) => [id, options[0]?.value]))).toEqual(DEFAULT_RULINGS);
  const others = Object.fromEntries(rulings.map(({ id, options }) => [id, options[1]!.value]));
  const state = begin({ ticked: ['bayan'], startColumns: { ijn: 4, irn: 9 } }, others);
  expect(state).toMatchObject({ rulings: others, startColumns: { ijn: 4, irn: 9 } });
  expect(state.ships.bayan).toBeDefined();
  expect(state.ships.diana).toBeUndefined();
  expect(rules).toEqual(expect.arrayContaining(['TSU-1', 'TSU-72', 'AMB-1', 'AMB-27']));
});

test('[AMB-16] guns that are not certain are checked before they fire, or taken as listed', () => {
  expect(begin({ guns: 'check' }).ships).toMatchObject({ mikasa: { guns: {} }, fuji: { guns: null } });
  expect(begin().ships.fuji?.guns).toEqual({ primary: { factor: 7, salvos: 2 }, secondary: { factor: 2, salvos: 3 } });
});

test('without a table each result is asked for; the owner’s counts once all of it is typed', () => {
  const { gunfire } = begin().tables;
  expect(gunfire).toEqual({ source: 'none', reading: null });
  expect(begin({ gunfire: 'house' }).tables.gunfire.source).toBe('house');
  const cells = houseCells('gunfire');
  const table = { ...newTable('gunfire'), source: 'yours' as const, cells };
  useLibrary.setState({ 'tsushima-table': new Map([['gunfire', table]]) });
  expect(begin().tables.gunfire.source).toBe('yours');
  const { '/1/sunk': _, ...some } = cells;
  useLibrary.setState({ 'tsushima-table': new Map([['gunfire', { ...table, cells: some }]]) });
  expect(begin().tables.gunfire).toEqual({ source: 'none', reading: null });
});

test('[TSU-37] a table against the example of the book, or against itself, is refused with a sentence', async () => {
  show(GunfireScreen);
  tap('table-key-9');
  expect(screen.getByText(/^The example in the rules scores one hit on size 9 with 8/)).toBeOnTheScreen();
  expect(screen.getByTestId('table-save')).toHaveTextContent(/save anyway/i);
  tap('cell-/9/one', 'table-key-8', 'cell-/8/one', 'table-key-7');
  expect(
    screen.getByText('Size 9 starts at 8, size 8 at 7. A bigger ship should not be harder to hit.'),
  ).toBeOnTheScreen();
  // It is gone on with where it was left.
  await waitFor(() => expect(Object.keys(kept()?.cells ?? {})).toHaveLength(2));
  screen.unmount();
  show(GunfireScreen);
  expect(screen.getByTestId('table-done')).toHaveTextContent(/^2of 27 done/);
  tap('table-way-cells', 'cell-/9/8');
  tap('table-key-two');
  expect(screen.getByText('The example in the rules reads size 9, net 8, as 1 hit.')).toBeOnTheScreen();
  tap('table-way-house');
  await waitFor(() => expect(kept()?.source).toBe('house'));
});

test('a table goes from owner to owner as a code; what is no table of this book is refused', () => {
  const read = documentCodeReader('tsushima-table', ownerTableParser(TABLE_FORMS));
  for (const form of ['starts', 'cells'] as const) {
    const cells =
      form === 'starts'
        ? houseCells('gunfire')
        : Object.fromEntries(
            TABLE_FORMS.gunfire[1].rows.flatMap((row) =>
              TABLE_FORMS.gunfire[1].columns.map((net, place) => [`/${row}/${net}`, place > 15 ? 'one' : 'none']),
            ),
          );
    const table = { ...newTable('gunfire'), source: 'yours' as const, form, cells };
    const code = makeDocumentCode('tsushima-table', table, new Date('1905-05-27T13:55:00Z'));
    expect(read(code ?? '')).toMatchObject({ ok: true, value: { documents: [{ id: 'gunfire', body: table }] } });
  }
  const bad = { ...newTable('gunfire'), cells: { '/9/one': 'many' } };
  const codes = [makeCode([1, 'tsushima-table', bad]), makeCode([1, 'counters', newTable('gunfire')]), makeCode([1])];
  for (const code of codes) expect(read(code ?? '')).toEqual({ ok: false, error: { code: 'CODE_DAMAGED' } });
});

test('[AMB-16] counters: one tap confirms, sizes that scenarios print otherwise are shown, all of it is editable', async () => {
  show(CountersScreen);
  expect(screen.queryByTestId('counter-mikasa')).toBeNull();
  tap('counter-bayan');
  expect(screen.getByTestId('counter-save')).toHaveTextContent(/matches counter/i);
  tap('counter-save');
  await waitFor(() => expect(counter('bayan')).toMatchObject({ certain: true, guns: { primary: { factor: 5 } } }));
  expect(screen.queryByTestId('counter-bayan')).toBeNull();
  tap('counters-filter-differs', 'counter-takasago');
  expect(screen.getByTestId('conflict-port-arthur')).toHaveTextContent(
    'Port Arthur prints size 7, the counter list 6.',
  );
  tap('counter-size-choice-7', 'gun-primary-factor-more');
  // The button said "Matches counter", and waits for the thumb to see that it no longer does.
  await act(() => new Promise((seen) => setTimeout(seen)));
  tap('counter-save');
  await waitFor(() => expect(counter('takasago')).toMatchObject({ size: 7, certain: true }));
  // Nothing prints another size than the one that counts now.
  expect(screen.queryByTestId('counter-takasago')).toBeNull();
  expect(begin({ scenario: 'port-arthur' }).ships.takasago).toMatchObject({
    size: 7,
    guns: { primary: { factor: 5, salvos: 1 } },
  });
  tap('counters-all-match', 'counters-all-sure-confirm');
  await waitFor(() => expect(screen.getByTestId('counters-left')).toHaveTextContent('All guns checked'));
});
