import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import type { ComponentType } from 'react';

import { documentCodeReader, makeDocumentCode } from '@/features/play/share/document-code';
import { BookContext } from '@/messages/book-context';
import { ownerTableParser } from '@/rules/common/owner-table';
import { DEFAULT_RULINGS, HOUSE_UNITS, mukdenCampaign, TABLE_FORMS } from '@/rules/mukden/index';
import { useLibrary } from '@/store/library';
import { currentDatabase, openStorage } from '@/store/storage';
import { renderUi } from '@/testing/render';
import { calm } from '@/testing/render-battle';
import { ToastProvider } from '@/ui/toast-provider';

import { mukdenShelfBook } from '../shelf-book';
import { type CampaignChoices, FIRST_CHOICES } from './campaign-choices';
import { CrtScreen } from './crt-screen';
import { newBoard } from './own-board';
import { UnitsEditor } from './units-editor';

const { newCampaign, rulings, rules } = mukdenShelfBook;

const show = (Editor: ComponentType<{ onBack: () => void }>) =>
  renderUi(
    <BookContext value="mukden">
      <ToastProvider>
        <Editor onBack={() => undefined} />
      </ToastProvider>
    </BookContext>,
  );
const tap = (...testIDs: readonly string[]) => {
  for (const testID of testIDs) fireEvent.press(screen.getByTestId(testID));
};
const begin = (choices: Partial<CampaignChoices> = {}, chosen = {}) => {
  const setup = mukdenCampaign.parse.setup(newCampaign.setup(chosen, { ...FIRST_CHOICES, ...choices }));
  if (!setup.ok) throw new Error(setup.error.field);
  return mukdenCampaign.begin(setup.value);
};
const units = () => useLibrary.getState()['mukden-units'].get('units')?.units;
const cells = (table: string) => useLibrary.getState()['mukden-table'].get(table)?.cells ?? {};

beforeAll(() => openStorage());
beforeEach(async () => {
  await currentDatabase()!.run(`DELETE FROM documents WHERE kind LIKE 'mukden%'`);
  useLibrary.setState({ 'mukden-units': new Map(), 'mukden-table': new Map(), 'mukden-board': new Map() });
});

test('every ruling that a table can change is offered, the default first, and a campaign begins with what was chosen', () => {
  expect(Object.fromEntries(rulings.map(({ id, options }) => [id, options[0]?.value]))).toEqual(DEFAULT_RULINGS);
  const chosen = Object.fromEntries(rulings.map(({ id, options }) => [id, options[1]!.value]));
  expect(begin({ lastRow: 28 }, chosen)).toMatchObject({ rulings: chosen, lastRow: 28 });
  expect(rules).toEqual(expect.arrayContaining(['MUK-1', 'MUK-41', 'AMB-15']));
});

test('a campaign begins with the house’s units, with none, or with the owner’s; a painted map is used where there is one', () => {
  expect(Object.keys(begin().units)).toHaveLength(HOUSE_UNITS.length);
  expect(begin().units.guards?.isHouse).toBe(true);
  expect(begin({ units: 'none' }).units).toEqual({});
  expect(begin().board).toBeNull();
  const map = {
    ...newBoard(30),
    board: { terrain: { 2310: 'town' as const }, rivers: {}, trenches: {}, railroad: null },
  };
  useLibrary.setState({ 'mukden-board': new Map([['board', map]]) });
  expect(begin()).toMatchObject({ lastRow: 30, board: { terrain: { 2310: 'town' } } });
  expect(begin({ usesMap: false }).board).toBeNull();
});

test('the register is begun empty or with the house’s units, typed once, and campaigns begin with it', async () => {
  show(UnitsEditor);
  expect(screen.queryByTestId('add-unit-ijn')).toBeNull();
  tap('begin-units');
  await screen.findByTestId('add-unit-ijn');
  tap('add-unit-irn');
  fireEvent.changeText(screen.getByTestId('field-name'), '2nd Rifles');
  fireEvent.changeText(screen.getByTestId('field-hex'), '9999');
  expect(screen.getByTestId('field-hex-error')).toHaveTextContent(/off the map/);
  fireEvent.changeText(screen.getByTestId('field-hex'), '2210');
  tap('field-strength-more', 'field-size-brigade', 'fields-save');
  await waitFor(() =>
    expect(units()).toEqual([
      expect.objectContaining({ name: '2nd Rifles', side: 'irn', strength: 5, hex: '2210', size: 'brigade' }),
    ]),
  );
  expect(Object.values(begin().units)).toEqual([expect.objectContaining({ name: '2nd Rifles', isHouse: false })]);
  await calm();
  tap(`entry-${units()?.[0]?.id ?? ''}`, 'fields-remove');
  await waitFor(() => expect(units()).toEqual([]));
  tap('toast-action');
  await waitFor(() => expect(units()).toHaveLength(1));
});

test('[MUK-30][MUK-34] the table: headings first, then cells; what breaks a printed example is said, and saved anyway', async () => {
  expect(begin().table).toEqual({ source: 'none', crt: null });
  show(CrtScreen);
  for (const side of ['ijn', 'irn']) {
    for (const [place, heading] of ['0', '2', '5', '10', '15'].entries()) {
      tap(`cell-/${side}/c${place + 2}`, ...[...heading].map((digit) => `table-key-${digit}`));
    }
  }
  await waitFor(() => expect(Object.keys(cells('crt-headings'))).toHaveLength(10));
  await calm();
  tap('table-save');
  await screen.findByTestId('cell-/1/c1');
  // +15 on a 3 is 1/3 in the Russian example.
  tap('cell-/3/c6', 'table-key-2');
  expect(screen.getByTestId('table-wanted')).toHaveTextContent('≥ 15, die 3: defender loses');
  tap('table-key-3');
  expect(screen.getByTestId('table-problem')).toHaveTextContent(
    /The book’s example has 1\/3 at \+15 on a 3\. You typed 2\/3\./,
  );
  expect(screen.getByTestId('table-save')).toHaveTextContent(/Save anyway/i);
  tap('cell-/3/c6', 'table-key-1', 'table-key-3');
  expect(screen.queryByText(/You typed/)).toBeNull();
  // +5 on a 1 costs the Japanese nothing and takes the whole 15th Division.
  tap('cell-/1/c4', 'table-key-1', 'table-key-3');
  expect(screen.getByTestId('table-problem')).toHaveTextContent(/no Japanese loss at \+5 on a 1/);
  tap('cell-/1/c4', 'table-key-0', 'table-key-2');
  expect(screen.getByTestId('table-problem')).toHaveTextContent(/eliminates the 15th Division, 3 steps/);
  tap('cell-/1/c4', 'table-key-0', 'table-key-3');
  await waitFor(() => expect(cells('crt')).toMatchObject({ '/3/c6': '1/3', '/1/c4': '0/3' }));
  await calm();
  tap('table-save');
  await waitFor(() => expect(begin().table.source).toBe('yours'));
  expect(begin().table.crt?.headings.irn).toEqual([0, 2, 5, 10, 15]);
  expect(begin().table.crt?.rows[0]?.[3]).toEqual([0, 3]);
  expect(begin({ table: 'house' }).table.source).toBe('house');
});

test('both parts of a table travel in one code', () => {
  const table = (id: 'crt' | 'crt-headings', form: string, own: object) =>
    ({ id, name: id, table: id, source: 'yours', form, cells: own }) as const;
  const bodies = [
    table('crt-headings', 'headings', { '/ijn/c2': '0', '/irn/c2': '0' }),
    table('crt', 'cells', { '/1/c1': '1/1' }),
  ];
  const code = makeDocumentCode('mukden-table', bodies, new Date('1905-03-10T12:00:00Z'));
  const read = documentCodeReader('mukden-table', ownerTableParser(TABLE_FORMS));
  expect(read(code ?? '')).toMatchObject({ ok: true, value: { documents: [{ id: 'crt-headings' }, { id: 'crt' }] } });
});
