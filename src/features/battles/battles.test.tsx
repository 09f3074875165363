import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { newDraft } from '@/game/act';
import type { Book } from '@/game/battle';
import { picker, shuffled } from '@/game/shuffle';
import type { Json } from '@/rules/rulebook';
import { countersFor, scenarioById, setupFromScenario, togoBattle } from '@/rules/togo/index';
import { loadBattles, useBattles } from '@/store/battle-list';
import { createBattle } from '@/store/battles';
import type { Driver } from '@/store/db/driver';
import { openExpoDriver } from '@/store/db/driver.expo';
import { migrate } from '@/store/db/migrate';
import { closeSession, commitDraft, openSession, useSession } from '@/store/session';
import { useStorage } from '@/store/storage';
import { renderUi } from '@/testing/render';
import { calm } from '@/testing/render-battle';
import { ToastProvider } from '@/ui/toast-provider';
import { motion } from '@/ui/tokens';

import { BattlesScreen } from './battles-screen';

const mockRouter = { push: jest.fn(), back: jest.fn(), replace: jest.fn(), canGoBack: () => true };
jest.mock('expo-router', () => ({ useRouter: () => mockRouter, useFocusEffect: jest.fn() }));

const BOOK = togoBattle as Book<unknown>;
let db: Driver;
const begin = async (id: string, name: string, scenarioId = 'ulsan') => {
  const scenario = scenarioById(scenarioId)!;
  const names = Array.from({ length: countersFor(scenario) }, (_, index) => `c${index + 1}`);
  const setup = setupFromScenario(scenario, { counters: shuffled(names, picker(1)) }) as unknown as Json;
  await createBattle(db, BOOK, { id, name, seed: 1, setup }, new Date().toISOString());
};
const draw = async () => {
  await loadBattles();
  renderUi(
    <ToastProvider>
      <BattlesScreen />
    </ToastProvider>,
  );
  await act(async () => undefined);
};
const drawDamaged = async () => {
  await begin('a', 'Kamimura');
  await openSession(db, BOOK, 'a');
  for (const side of ['ijn', 'irn']) await commitDraft(newDraft({ type: 'passTorpedoes', side }));
  await db.run(`UPDATE log SET body = '{' WHERE seq = 4`);
  closeSession();
  await draw();
};
const choose = async (id: string, what: string) => {
  fireEvent.press(screen.getByTestId(`more-${id}`));
  await screen.findByTestId(what);
  // Where the battle stands may just have been found out, which moves the options.
  await calm();
  fireEvent.press(screen.getByTestId(what));
};

beforeEach(async () => {
  jest.clearAllMocks();
  db = await openExpoDriver(':memory:');
  await migrate(db);
  useStorage.setState({ state: 'saved', db, durable: true }, true);
  useBattles.setState({ battles: null, previews: new Map() });
});
afterEach(closeSession);

test('a battle that could not be looked into is looked into again, without leaving the list', async () => {
  await begin('a', 'Kamimura');
  await loadBattles();
  const reading = jest.spyOn(db, 'get').mockRejectedValueOnce(new Error('disk busy'));
  await draw();
  expect(reading).toHaveBeenCalled();
  expect(screen.getByText('Reading the game …')).toBeOnTheScreen();
  expect(await screen.findByText(/Turn 1/)).toBeOnTheScreen();
  expect(screen.queryByText('Reading the game …')).toBeNull();
});

test('without any it says how one gets here', async () => {
  await draw();
  expect(screen.getByText('No battles yet')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('new-battle'));
  expect(mockRouter.push).toHaveBeenCalledWith('/battle/new');
});

test('two battles side by side, each with where it stands; a tap opens it', async () => {
  await begin('a', 'Kamimura');
  await begin('b', 'Rurik', 'chemulpo');
  await draw();
  expect(await screen.findByText('Turn 1 of 30 · A Torpedoes · 2 to do')).toBeOnTheScreen();
  expect(screen.getByText('2 battles on this device')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('open-b'));
  expect(mockRouter.push).toHaveBeenCalledWith('/battle/b');
});

test('deleted with a way back at once, and from the recently deleted', async () => {
  await begin('a', 'Kamimura');
  await begin('b', 'Rurik');
  await draw();
  await choose('a', 'menu-delete');
  expect(await screen.findByTestId('deleted-a')).toBeOnTheScreen();
  expect(screen.queryByTestId('battle-a')).toBeNull();
  fireEvent.press(await screen.findByTestId('toast-action'));
  expect(await screen.findByTestId('battle-a')).toBeOnTheScreen();

  await choose('a', 'menu-delete');
  fireEvent.press(await screen.findByTestId('restore-a'));
  expect(await screen.findByTestId('battle-a')).toBeOnTheScreen();
  expect(screen.queryByTestId('deleted-a')).toBeNull();
});

test('renamed; an empty name is refused', async () => {
  await begin('a', 'Kamimura');
  await draw();
  await choose('a', 'menu-rename');
  fireEvent.changeText(screen.getByTestId('name-field'), '  ');
  expect(screen.getByTestId('name-save')).toBeDisabled();
  expect(screen.getByText('A battle needs a name.')).toBeOnTheScreen();
  fireEvent.changeText(screen.getByTestId('name-field'), ' Revenge ');
  fireEvent.press(screen.getByTestId('name-save'));
  expect(await screen.findByText('Revenge')).toBeOnTheScreen();
});

test('duplicated, laid aside and brought back', async () => {
  await begin('a', 'Kamimura');
  await draw();
  await choose('a', 'menu-duplicate');
  expect(await screen.findByText('Kamimura (copy)')).toBeOnTheScreen();
  await choose('a', 'menu-archive');
  expect(await screen.findByText('Archived')).toBeOnTheScreen();
  await choose('a', 'menu-archive');
  await waitFor(() => expect(screen.queryByText('Archived')).not.toBeOnTheScreen());
});

test('two copies of one battle have two names', async () => {
  await begin('a', 'Kamimura');
  await draw();
  await choose('a', 'menu-duplicate');
  await choose('a', 'menu-duplicate');
  expect(await screen.findByText('Kamimura (copy) 2')).toBeOnTheScreen();
  expect(screen.getAllByText('Kamimura (copy)')).toHaveLength(1);
});

test('when a row has moved the others, none takes a tap for 300 ms', async () => {
  await begin('a', 'Kamimura');
  await draw();
  const grow = (height: number) => fireEvent(screen.getByTestId('all-battles'), 'contentSizeChange', 390, height);
  grow(300);
  fireEvent.press(screen.getByTestId('open-a'));
  expect(mockRouter.push).toHaveBeenCalledTimes(1);
  grow(320);
  fireEvent.press(screen.getByTestId('open-a'));
  expect(mockRouter.push).toHaveBeenCalledTimes(1);
  await calm();
  fireEvent.press(screen.getByTestId('open-a'));
  expect(mockRouter.push).toHaveBeenCalledTimes(2);
});

test('options that move up or down under the thumb take no tap for 300 ms', async () => {
  await begin('a', 'Kamimura');
  await draw();
  fireEvent.press(screen.getByTestId('more-a'));
  await screen.findByTestId('menu-open');
  await calm();
  // However slow this machine is, the tap comes in time.
  const guard = jest.replaceProperty(motion, 'guard', 4_000 as typeof motion.guard);
  act(() => useBattles.setState({ previews: new Map() }));
  await screen.findByTestId('menu-open');
  fireEvent.press(screen.getByTestId('menu-delete'));
  expect(screen.getByTestId('battle-menu')).toBeOnTheScreen();
  await calm();
  guard.restore();
  fireEvent.press(screen.getByTestId('menu-delete'));
  expect(await screen.findByTestId('deleted-a')).toBeOnTheScreen();
});

test('a damaged battle says so, opens, or opens up to the damage', async () => {
  await drawDamaged();
  expect(await screen.findByText(/Entry 4 cannot be read/)).toBeOnTheScreen();
  await choose('a', 'menu-before');
  await waitFor(() => expect(mockRouter.push).toHaveBeenCalledWith('/battle/a'));
  const { battle } = useSession.getState().open!;
  expect(battle.actions.map(({ seq }) => seq)).toEqual([2]);
});

test('a damaged battle that cannot be cut off at the damage says so and stays closed', async () => {
  await drawDamaged();
  fireEvent.press(screen.getByTestId('more-a'));
  await screen.findByTestId('menu-before');
  await calm();
  jest.spyOn(db, 'transaction').mockRejectedValueOnce(new Error('disk full'));
  fireEvent.press(screen.getByTestId('menu-before'));
  expect(await screen.findByText(/could not be saved/)).toBeOnTheScreen();
  expect(mockRouter.push).not.toHaveBeenCalled();
});

test('one whose set-up cannot be read, and one of an unknown book, say so and cannot be opened', async () => {
  await begin('a', 'Kamimura');
  await begin('b', 'Rurik');
  await db.run(`UPDATE log SET body = '{' WHERE battle = 'a'`);
  await db.run(`UPDATE battles SET book = 'not-yet-written' WHERE id = 'b'`);
  await draw();
  expect(await screen.findByText(/The set-up cannot be read/)).toBeOnTheScreen();
  expect(await screen.findByText(/a rule book that this version/)).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('open-a'));
  expect(mockRouter.push).not.toHaveBeenCalled();
  fireEvent.press(screen.getByTestId('more-a'));
  expect(screen.queryByTestId('menu-open')).toBeNull();
});
