import { fireEvent, screen, waitFor } from '@testing-library/react-native';

import { SCENARIOS, shipById, SIDES } from '@/rules/togo/index';
import { putDocument } from '@/store/db/documents';
import { loadLibrary, useLibrary } from '@/store/library';
import { saveFile } from '@/store/save-file';
import { currentDatabase, openStorage, useStorage } from '@/store/storage';
import { renderUi } from '@/testing/render';
import { ToastProvider } from '@/ui/toast-provider';

import { startBlank, startCopy } from './keep-scenario';
import { ScenarioScreen } from './scenario-screen';
import { ScenariosScreen } from './scenarios-screen';

const mockRouter = {
  push: jest.fn(),
  back: jest.fn(),
  replace: jest.fn(),
  dismissTo: jest.fn(),
  canGoBack: jest.fn(() => true),
};
let mockParams: Record<string, string> = {};
jest.mock('expo-router', () => ({ useRouter: () => mockRouter, useLocalSearchParams: () => mockParams }));
jest.mock('@/store/save-file');

const reload = () => loadLibrary(currentDatabase()!);
const [ulsan] = SCENARIOS.filter(({ id }) => id === 'ulsan');

beforeEach(async () => {
  jest.clearAllMocks();
  mockRouter.canGoBack.mockReturnValue(true);
  await openStorage();
  await currentDatabase()?.exec('DELETE FROM documents');
  await reload();
});

function show(id: string) {
  mockParams = { id };
  return renderUi(
    <ToastProvider>
      <ScenarioScreen />
    </ToastProvider>,
  );
}
/** Ids of ships are shown by their names: other capitals, and no dashes. */
const withNames = (text: string) => new RegExp(text.replace(/[.()]/g, '\\$&').replaceAll('-', '.'), 'i');
const showList = () =>
  renderUi(
    <ToastProvider>
      <ScenariosScreen />
    </ToastProvider>,
  );

describe.each(SCENARIOS.map((scenario) => [scenario.id, scenario] as const))('the page of %s', (id, scenario) => {
  beforeEach(() => void show(id));

  test('tells its facts, every ship by name, every rule and what the app does with it', () => {
    expect(screen.getAllByRole('heading')[0]).toHaveTextContent(scenario.name);
    expect(screen.getAllByText(scenario.dateText).length).toBeGreaterThan(0);
    expect(screen.getByText(scenario.startTime)).toBeOnTheScreen();
    expect(screen.getByText(scenario.light === 'day' ? /^Day, sighting/ : /^Night, sighting/)).toBeOnTheScreen();
    for (const side of SIDES) {
      for (const { name, ships, arrives, id: line } of scenario.sides[side].formations) {
        const card = screen.getByTestId(`formation-${line}`);
        expect(card).toHaveTextContent(new RegExp(name.replace(/[()]/g, '\\$&')));
        for (const ship of ships)
          expect(card).toHaveTextContent(new RegExp(shipById(ship)!.name.replace(/[.()]/g, '\\$&')));
        if (arrives)
          expect(card).toHaveTextContent(new RegExp(`Arrives on turn ${arrives.turn} from the ${arrives.edge}`));
      }
    }
    for (const { id: rule, effects } of scenario.specialRules) {
      const card = screen.getByTestId(`rule-${rule}`);
      for (const effect of effects) {
        if (effect.type === 'reminder') expect(card).toHaveTextContent(/Reminder in phase/);
      }
    }
    expect(screen.getAllByLabelText(/^(Applied by the app|The app reminds you)$/)).toHaveLength(
      scenario.specialRules.flatMap(({ effects }) => effects).length,
    );
    const noted = screen.getByTestId('uncertain');
    for (const doubt of scenario.uncertain) expect(noted).toHaveTextContent(withNames(doubt));
    expect(screen.queryByText(/\{\{|undefined|NaN|scenarios\./)).toBeNull();
  });

  test('can be fought, has a chart in words, and no problem', () => {
    expect(screen.queryByTestId('incomplete')).toBeNull();
    expect(screen.getByText('All its ships are in the ship library.')).toBeOnTheScreen();
    const { 'aria-label': spoken, accessibilityLabel = spoken } = screen.getByTestId('opening-chart').props;
    const description = String(accessibilityLabel);
    for (const side of SIDES) {
      for (const { name } of scenario.sides[side].formations) expect(description).toContain(name);
    }
    fireEvent.press(screen.getByTestId('fight'));
    expect(mockRouter.push).toHaveBeenCalledWith(`/battle/new?scenario=${id}`);
  });
});

test('a ship leads to her own page', () => {
  show('chemulpo');
  fireEvent.press(screen.getByLabelText('Varyag, flagship: show ship'));
  expect(mockRouter.push).toHaveBeenCalledWith('/ship/varyag');
});

test('the chart draws itself once it knows its width', () => {
  show('chemulpo');
  expect(screen.queryByTestId('opening-chart-table')).toBeNull();
  fireEvent(screen.getByTestId('opening-chart'), 'layout', { nativeEvent: { layout: { width: 358 } } });
  expect(screen.getByTestId('opening-chart-table')).toBeOnTheScreen();
  expect(screen.getAllByText('Guardships', { includeHiddenElements: true }).length).toBe(2);
});

test('numbers and words of a rule stand apart: what, who and when', () => {
  show('chemulpo');
  const rule = screen.getByTestId('rule-special-4');
  expect(rule).toHaveTextContent(/Not allowed: gunfire, torpedoes\./);
  expect(rule).toHaveTextContent(/Who: Japanese · torpedo boats/);
  expect(rule).toHaveTextContent(/When: until turn 5/);
  expect(screen.getByTestId('rule-special-5')).toHaveTextContent(/Varyag may leave Korietz/);
});

test('the list is narrowed by light, size and whose it is', async () => {
  await startBlank('Mine');
  showList();
  expect(screen.getAllByTestId(/^scenario-/)).toHaveLength(13);
  fireEvent.press(screen.getByTestId('filter-light-night'));
  expect(screen.getAllByTestId(/^scenario-/).map(({ props }) => props.testID)).toEqual([
    'scenario-port-arthur-night',
    'scenario-tsushima-night',
  ]);
  fireEvent.press(screen.getByTestId('filter-size-small'));
  expect(screen.getByTestId('none-fit')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('filter-light-any'));
  fireEvent.press(screen.getByTestId('filter-whose-own'));
  expect(screen.getAllByTestId(/^scenario-/)).toHaveLength(1);
  expect(screen.getByText('Unfinished')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('filter-whose-twelve'));
  expect(screen.getAllByTestId(/^scenario-/).map(({ props }) => props.testID)).toContain('scenario-korsakov');
});

test('without any of one’s own the list says how to get one', () => {
  showList();
  fireEvent.press(screen.getByTestId('filter-whose-own'));
  expect(screen.getByTestId('no-own')).toBeOnTheScreen();
});

test('a blank one is begun and opened in the editor', async () => {
  showList();
  fireEvent.press(screen.getByTestId('new-scenario'));
  await waitFor(() => expect(mockRouter.push).toHaveBeenCalledWith(expect.stringMatching(/^\/scenarios\/.+\/edit$/)));
  expect([...useLibrary.getState().scenario.values()].map(({ name }) => name)).toEqual(['New scenario']);
});

test('a copy is kept under a name of its own, and again under another', async () => {
  show('ulsan');
  fireEvent.press(screen.getByTestId('copy'));
  await screen.findByText(/^Copied as/);
  fireEvent.press(screen.getByTestId('copy'));
  await waitFor(() => expect(useLibrary.getState().scenario.size).toBe(2));
  const names = [...useLibrary.getState().scenario.values()].map(({ name }) => name);
  expect(names).toEqual([`${ulsan!.name} (copy)`, `${ulsan!.name} (copy) 2`]);
});

test('one of one’s own is renamed, exported and deleted, and comes back', async () => {
  const { id } = await startCopy(ulsan!, 'Mine');
  show(id);
  fireEvent.press(screen.getByTestId('scenario-more'));
  fireEvent.press(screen.getByTestId('menu-rename'));
  fireEvent.changeText(screen.getByTestId('name-field'), '  ');
  expect(screen.getByTestId('name-save')).toBeDisabled();
  fireEvent.changeText(screen.getByTestId('name-field'), 'Dawn off Ulsan');
  fireEvent.press(screen.getByTestId('name-save'));
  await screen.findByText('Dawn off Ulsan');

  fireEvent.press(screen.getByTestId('scenario-more'));
  fireEvent.press(screen.getByTestId('menu-export'));
  await screen.findByText('Your data was exported.');
  expect(JSON.parse(String(jest.mocked(saveFile).mock.calls[0]?.[2])).documents).toMatchObject([
    { kind: 'scenario', id },
  ]);

  fireEvent.press(screen.getByTestId('scenario-more'));
  fireEvent.press(screen.getByTestId('menu-delete'));
  await waitFor(() => expect(useLibrary.getState().scenario.size).toBe(0));
  expect(mockRouter.dismissTo).toHaveBeenCalledWith('/scenarios');
  fireEvent.press(await screen.findByTestId('toast-action'));
  await waitFor(() => expect(useLibrary.getState().scenario.get(id)?.name).toBe('Dawn off Ulsan'));
});

test('an address without a scenario says so and leads to the list', () => {
  show('battle-of-nowhere');
  expect(screen.getByText('Scenario not found')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('to-scenarios'));
  expect(mockRouter.replace).toHaveBeenCalledWith('/scenarios');
});

test('one that cannot be read is shown by name, kept, and can be exported', async () => {
  await putDocument(currentDatabase()!, 'scenario', 'from-the-future', { name: 'Of 1906', weather: 'fog' });
  await reload();
  showList();
  expect(screen.getByTestId('unread-from-the-future')).toHaveTextContent(/Of 1906/);
  screen.unmount();
  show('from-the-future');
  expect(screen.getByText('“Of 1906” cannot be read')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('export-unread'));
  await screen.findByText('Your data was exported.');
  expect(String(jest.mocked(saveFile).mock.calls[0]?.[2])).toContain('fog');
});

test('a scenario whose ship was deleted says so, is not fought, and loses nothing', async () => {
  const [line] = ulsan!.sides.irn.formations;
  const { id } = await startCopy(
    {
      ...ulsan!,
      sides: {
        ...ulsan!.sides,
        irn: { ...ulsan!.sides.irn, formations: [{ ...line!, ships: [...line!.ships, 'gone'] }] },
      },
    },
    'Mine',
  );
  show(id);
  expect(screen.getByTestId('incomplete')).toHaveTextContent(/1 thing is missing/);
  expect(screen.getByText('a deleted ship (gone)')).toBeOnTheScreen();
  expect(screen.getByTestId('fight')).toBeDisabled();
  expect(screen.getByText('Rurik')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('show-missing'));
  expect(mockRouter.push).toHaveBeenCalledWith(`/scenarios/${id}/edit`);
});

test('what cannot be saved is not done, and said', async () => {
  show('ulsan');
  const storage = useStorage.getState();
  useStorage.setState({ state: 'elsewhere' }, true);
  fireEvent.press(screen.getByTestId('copy'));
  expect(await screen.findByText(/could not be saved/)).toBeOnTheScreen();
  useStorage.setState(storage, true);
  expect(useLibrary.getState().scenario.size).toBe(0);
});
