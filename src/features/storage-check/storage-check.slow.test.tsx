import { fireEvent, screen, waitFor, within } from '@testing-library/react-native';

import { readRows } from '@/store/db/event-log';
import { currentDatabase, openStorage } from '@/store/storage';
import { renderUi } from '@/testing/render';
import { togoBattleAt } from '@/testing/played-togo';
import { ToastProvider } from '@/ui/toast-provider';

import { StorageCheckScreen } from './storage-check-screen';

jest.mock('expo-router', () => ({ useRouter: () => ({ canGoBack: () => true, back: jest.fn() }) }));

beforeEach(async () => {
  await openStorage();
  renderUi(
    <ToastProvider>
      <StorageCheckScreen />
    </ToastProvider>,
  );
});

test('plays by itself until it is stopped; every action it counted is on disk, and the check says so', async () => {
  fireEvent.press(screen.getByTestId('self-play'));
  await waitFor(() => expect(screen.getByText('Stop')).toBeOnTheScreen());
  await waitFor(() => expect(screen.getByTestId('kept')).toHaveTextContent(/([4-9]|\d\d)$/));
  fireEvent.press(screen.getByTestId('self-play'));
  await waitFor(() => expect(screen.getByText('Start')).toBeOnTheScreen());

  const db = currentDatabase()!;
  const [battle] = await db.all<{ id: string }>('SELECT id FROM battles');
  const actions = (await readRows(db, battle!.id)).filter(({ body }) => body.includes('"v1.Acted"')).length;
  expect(actions).toBeGreaterThan(3);
  expect(screen.getByText(String(actions))).toBeOnTheScreen();

  fireEvent.press(screen.getByTestId('verify'));
  expect(await screen.findByText(/Intact: 1 battle, /)).toBeOnTheScreen();
  await db.run(`UPDATE log SET body = body || ' ' WHERE seq = 3`);
  fireEvent.press(screen.getByTestId('verify'));
  expect(await screen.findByText(/Something is damaged/)).toBeOnTheScreen();
  expect(within(screen.getByTestId('damage')).getByText('Entry 3 was changed after it was saved')).toBeOnTheScreen();
});

test('the check names the battle that is damaged, and only that one', async () => {
  const db = currentDatabase()!;
  for (const id of ['ulsan', 'chemulpo']) await togoBattleAt(db, id, { scenario: id });
  await db.run(`UPDATE log SET body = '{' WHERE battle = 'ulsan'`);
  await db.run(`UPDATE battles SET name = 'Kamimura at last' WHERE id = 'ulsan'`);
  fireEvent.press(screen.getByTestId('verify'));
  const damage = within(await screen.findByTestId('damage'));
  expect(damage.getAllByText('Kamimura at last')).toHaveLength(2);
  expect(damage.getByText('Its set-up cannot be read')).toBeOnTheScreen();
  expect(damage.queryByText(/Chemulpo/)).toBeNull();
});
