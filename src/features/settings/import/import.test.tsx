import { act, fireEvent, screen, waitFor, within } from '@testing-library/react-native';

import { listBattles, openBattle } from '@/store/battles';
import { getDocument, putDocument } from '@/store/db/documents';
import { pickFile } from '@/store/pick-file';
import { saveFile } from '@/store/save-file';
import { openSession, useSession } from '@/store/session';
import { loadSettings, useSettings } from '@/store/settings';
import { currentDatabase, openStorage, useStorage } from '@/store/storage';
import { collectTransfer, type TransferSelection } from '@/store/transfer/collect-transfer';
import { compressTransfer } from '@/store/transfer/write-transfer';
import { dumpDatabase } from '@/testing/dump-database';
import { renderUi } from '@/testing/render';
import { toyBook } from '@/testing/toy-book';
import { add, AT, fillToyDatabase, valueOf } from '@/testing/toy-database';
import { ToastProvider } from '@/ui/toast-provider';

import { SettingsScreen } from '../settings-screen';

jest.mock('expo-router', () => ({ useRouter: () => ({ push: jest.fn(), canGoBack: () => false }) }));
jest.mock('@/game/books', () => jest.requireActual('@/testing/books-with-toy'));
jest.mock('@/store/pick-file');
jest.mock('@/store/save-file');

const db = () => {
  const open = currentDatabase();
  if (!open) throw new Error('not open');
  return open;
};
const exported = async (selection: TransferSelection = 'everything') =>
  compressTransfer(await collectTransfer(db(), selection, AT));
const clear = async () => {
  for (const table of ['drafts', 'snapshots', 'log', 'battles', 'documents']) await db().exec(`DELETE FROM ${table}`);
};
const pick = (bytes: Uint8Array) => {
  jest.mocked(pickFile).mockResolvedValueOnce({ type: 'picked', bytes });
  fireEvent.press(screen.getByTestId('import'));
};
const sheet = async () => within(await screen.findByTestId('import-sheet'));

beforeEach(async () => {
  jest.clearAllMocks();
  await openStorage();
  await clear();
  await loadSettings(db());
  renderUi(
    <ToastProvider>
      <SettingsScreen />
    </ToastProvider>,
  );
});

test('a file is shown before anything happens, imported when asked, and what was done is said', async () => {
  await fillToyDatabase(db());
  const file = await exported();
  await clear();
  const before = await dumpDatabase(db());
  pick(file);
  const inside = await sheet();
  expect(inside.getByText('Exported on 27 May 1905.')).toBeOnTheScreen();
  expect(inside.getByText('Battle of tsushima')).toBeOnTheScreen();
  expect(inside.getByText('Battle with 8 entries, last played on 27 May 1905')).toBeOnTheScreen();
  expect(inside.getByText('United Squadron')).toBeOnTheScreen();
  expect(await dumpDatabase(db())).toBe(before);
  fireEvent.press(screen.getByTestId('import-confirm'));
  expect(await screen.findByText('Imported: 2 battles, 2 documents, settings.')).toBeOnTheScreen();
  expect(screen.queryByTestId('import-sheet')).toBeNull();
  expect(await listBattles(db())).toHaveLength(2);
  expect(useSettings.getState().theme).toBe('night');
});

test('leaving the sheet changes nothing', async () => {
  await fillToyDatabase(db());
  const file = await exported();
  await clear();
  pick(file);
  fireEvent.press(await screen.findByTestId('import-cancel'));
  expect(screen.queryByTestId('import-sheet')).toBeNull();
  expect(await listBattles(db())).toEqual([]);
});

test('what is here already is said to be, and there is nothing to import', async () => {
  await fillToyDatabase(db());
  pick(await exported());
  expect((await sheet()).getByText('Everything in it is already here.')).toBeOnTheScreen();
  expect(screen.queryByTestId('import-confirm')).toBeNull();
});

test('a battle that went on asks what to do, and is kept twice unless somebody says otherwise', async () => {
  await fillToyDatabase(db());
  await add(db(), valueOf(await openBattle(db(), toyBook, 'ulsan')), 7);
  const further = await exported({ battles: ['ulsan'] });
  await clear();
  await fillToyDatabase(db());
  pick(further);
  expect((await sheet()).getByText('The file has 2 more entries than the battle here.')).toBeOnTheScreen();
  expect(screen.getByTestId('conflict-0-choice-both')).toBeChecked();
  fireEvent.press(screen.getByTestId('import-confirm'));
  expect(await screen.findByText('Imported: 1 battle.')).toBeOnTheScreen();
  expect((await listBattles(db())).map(({ name }) => name)).toContain('Battle of ulsan (imported)');
});

test('replacing the battle that is open closes it', async () => {
  await fillToyDatabase(db());
  const other = await exported({ battles: ['ulsan'] });
  await add(db(), valueOf(await openBattle(db(), toyBook, 'ulsan')), 7);
  await openSession(db(), toyBook, 'ulsan');
  pick(other);
  expect((await sheet()).getByText('The battle here has 2 more entries than the file.')).toBeOnTheScreen();
  expect(screen.getByTestId('conflict-0-choice-skip')).toBeChecked();
  expect(screen.getByTestId('import-confirm')).toBeDisabled();
  fireEvent.press(screen.getByTestId('conflict-0-choice-replace'));
  expect(screen.getByText('The battle here moves to Recently deleted.')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('import-confirm'));
  expect(await screen.findByText('Imported: 1 battle. 1 replaced what was here.')).toBeOnTheScreen();
  expect(useSession.getState().open).toBeNull();
});

test('settings can be replaced or left, not kept twice', async () => {
  await putDocument(db(), 'settings', 'device', { theme: 'dark' });
  const file = await exported();
  await putDocument(db(), 'settings', 'device', { theme: 'day' });
  pick(file);
  await sheet();
  expect(screen.queryByTestId('conflict-0-choice-both')).toBeNull();
  fireEvent.press(screen.getByTestId('conflict-0-choice-replace'));
  fireEvent.press(screen.getByTestId('import-confirm'));
  await waitFor(() => expect(useSettings.getState().theme).toBe('dark'));
});

test('a bad file is refused in one sentence, and nothing is changed', async () => {
  await fillToyDatabase(db());
  const before = await dumpDatabase(db());
  pick(new TextEncoder().encode('<html>'));
  const problem = within(await screen.findByTestId('import-problem'));
  expect(problem.getByText('This file was not made by Z Flag, so nothing was changed.')).toBeOnTheScreen();
  expect(await dumpDatabase(db())).toBe(before);
  fireEvent.press(screen.getByTestId('import-problem-close'));
  expect(screen.queryByTestId('import-problem')).toBeNull();
});

test('a battle that could not be opened is named with the reason, and only the others come in', async () => {
  await fillToyDatabase(db());
  const transfer = await collectTransfer(db(), 'everything', AT);
  await clear();
  const battles = transfer.battles.map((battle) =>
    battle.name === 'Battle of ulsan' ? { ...battle, book: 'trafalgar' } : battle,
  );
  pick(compressTransfer({ ...transfer, battles }));
  await sheet();
  const unusable = within(screen.getByTestId('import-unusable'));
  expect(unusable.getByText('Battle of ulsan')).toBeOnTheScreen();
  expect(unusable.getByText('This Z Flag does not have the rule book of this battle.')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('import-confirm'));
  expect(await screen.findByText('Imported: 1 battle, 2 documents, settings.')).toBeOnTheScreen();
  expect((await listBattles(db())).map(({ name }) => name)).toEqual(['Battle of tsushima']);
});

test('with nothing but such a battle there is nothing to import', async () => {
  await fillToyDatabase(db());
  const transfer = await collectTransfer(db(), { battles: ['ulsan'] }, AT);
  pick(
    compressTransfer({ ...transfer, battles: transfer.battles.map((battle) => ({ ...battle, book: 'trafalgar' })) }),
  );
  expect((await sheet()).queryByText('Everything in it is already here.')).toBeNull();
  expect(screen.queryByTestId('import-confirm')).toBeNull();
});

const largeFile = () => {
  const documents = Array.from({ length: 100_000 }, (_, at) => ({
    ...{ kind: 'note', id: `n${at}`, updatedAt: AT },
    body: { name: `Note ${at}`, lines: ['x'.repeat(60)] },
  }));
  const text = JSON.stringify({ format: 'z-flag-export', version: 1, exportedAt: AT, documents });
  return new TextEncoder().encode(text);
};

test('a large file says how much of it is read, and can be left: nothing stays behind, and the next one is read', async () => {
  await fillToyDatabase(db());
  const before = await dumpDatabase(db());
  pick(largeFile());
  const bar = await screen.findByTestId('import-progress');
  expect(bar.props['aria-valuenow']).toBeGreaterThan(0);
  expect(bar.props['aria-valuenow']).toBeLessThan(100);
  fireEvent.press(screen.getByTestId('import-reading-cancel'));
  expect(screen.queryByTestId('import-reading')).toBeNull();
  await act(() => new Promise((done) => setTimeout(done, 300)));
  expect(screen.queryByTestId('import-sheet')).toBeNull();
  expect(await dumpDatabase(db())).toBe(before);
  pick(await exported());
  expect((await sheet()).getByText('Everything in it is already here.')).toBeOnTheScreen();
});

test('a file that is too large, cannot be opened, or is not chosen at all', async () => {
  jest.mocked(pickFile).mockResolvedValueOnce({ type: 'too-large' });
  fireEvent.press(screen.getByTestId('import'));
  expect(await screen.findByText(/over the 128 MB limit/)).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('import-problem-close'));
  jest.mocked(pickFile).mockRejectedValueOnce(new Error('gone'));
  fireEvent.press(screen.getByTestId('import'));
  expect(await screen.findByText('The file could not be opened, so nothing was changed.')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('import-problem-close'));
  jest.mocked(pickFile).mockResolvedValueOnce({ type: 'cancelled' });
  fireEvent.press(screen.getByTestId('import'));
  await waitFor(() => expect(pickFile).toHaveBeenCalledTimes(3));
  expect(screen.queryByTestId('import-problem')).toBeNull();
});

test('an import that cannot be saved says so', async () => {
  await fillToyDatabase(db());
  const file = await exported();
  await clear();
  pick(file);
  await sheet();
  const storage = useStorage.getState();
  useStorage.setState({ state: 'elsewhere' }, true);
  fireEvent.press(screen.getByTestId('import-confirm'));
  expect(await screen.findByText('The import could not be saved, so nothing was changed.')).toBeOnTheScreen();
  useStorage.setState(storage, true);
  expect(await getDocument(db(), 'fleet', 'united')).toBeNull();
});

test('the smaller file is handed over as bytes under its own ending', async () => {
  fireEvent.press(screen.getByTestId('share'));
  expect(await screen.findByText('Your data was exported.')).toBeOnTheScreen();
  const [name, type, content] = jest.mocked(saveFile).mock.calls.at(-1) ?? [];
  expect([name, type]).toEqual([expect.stringMatching(/^z-flag-.*\.zflag$/), 'application/octet-stream']);
  expect([...(content as Uint8Array).slice(0, 2)]).toEqual([0x1f, 0x8b]);
});
