import { Slot } from 'expo-router';
import { fireEvent, renderRouter, screen, waitFor } from 'expo-router/testing-library';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { BattlesScreen } from '@/features/battles/battles-screen';
import { HarbourScreen } from '@/features/harbour/harbour-screen';
import { BookScreen } from '@/features/play/book-screen';
import { PlayLayout } from '@/features/play/play-layout';
import { PlayScreen } from '@/features/play/play-screen';
import { RollScreen } from '@/features/play/roll/roll-screen';
import { ShelfBookScreen } from '@/features/shelf/shelf-book-screen';
import { ShelfPageScreen } from '@/features/shelf/shelf-page-screen';
import { ShelfScreen } from '@/features/shelf/shelf-screen';
import { SettingsScreen } from '@/features/settings/settings-screen';
import { t } from '@/messages/messages';
import { loadBattles, useBattles } from '@/store/battle-list';
import { pickFile } from '@/store/pick-file';
import { parseSettings, useSettings } from '@/store/settings';
import { currentDatabase, openStorage } from '@/store/storage';
import { collectTransfer } from '@/store/transfer/collect-transfer';
import { compressTransfer } from '@/store/transfer/write-transfer';
import { PHONE } from '@/testing/render';
import { choosesCard, nextStep, tap } from '@/testing/toy-game/by-taps';
import { type Appearance, DEFAULT_APPEARANCE, ThemeProvider } from '@/ui/theme';
import { THEME_NAMES } from '@/ui/themes';
import { ToastProvider } from '@/ui/toast-provider';
import { UiWordsProvider } from '@/ui/words';

// The two rows of "Add a book" in src/rules/README.md, with what the toy puts on the shelf.
jest.mock('@/rules/index', () => {
  const { toyGame: book } = jest.requireActual('@/testing/toy-game/rulebook');
  const { RULEBOOKS } = jest.requireActual('@/rules/index');
  return { RULEBOOKS: [...RULEBOOKS, { ...book, load: async () => book }] };
});
jest.mock('@/features/play/companions', () => {
  const actual = jest.requireActual('@/features/play/companions');
  const { toyCompanion } = jest.requireActual('@/testing/toy-game/companion');
  const { toyShelfBook } = jest.requireActual('@/testing/toy-game/shelf-book');
  actual.COMPANIONS.splice(0, actual.COMPANIONS.length, {
    id: toyCompanion.book.id,
    load: async () => toyCompanion,
    loadWhereWords: async () => toyCompanion.whereWords,
    loadShelfBook: async () => toyShelfBook,
  });
  return actual;
});

jest.mock('@/store/pick-file');

let appearance: Partial<Appearance> = {};
const Root = () => (
  <SafeAreaProvider initialMetrics={PHONE}>
    <ThemeProvider appearance={{ ...DEFAULT_APPEARANCE, reducedMotion: true, ...appearance }}>
      <UiWordsProvider value={{ back: t('common.back'), close: t('common.close') }}>
        <ToastProvider>
          <Slot />
        </ToastProvider>
      </UiWordsProvider>
    </ThemeProvider>
  </SafeAreaProvider>
);

/** As `app` has them. */
const ROUTES = {
  _layout: Root,
  index: HarbourScreen,
  battles: BattlesScreen,
  settings: SettingsScreen,
  'shelf/index': ShelfScreen,
  'shelf/[book]/index': ShelfBookScreen,
  'shelf/[book]/[...page]': ShelfPageScreen,
  'battle/[id]/_layout': PlayLayout,
  'battle/[id]/index': PlayScreen,
  'battle/[id]/roll': RollScreen,
  'battle/[id]/[...page]': BookScreen,
};

/** The router's test helper stops the clock; what is on disk comes in real time. */
function open(initialUrl: string) {
  renderRouter(ROUTES, { initialUrl });
  jest.useRealTimers();
}

const battles = () => useBattles.getState().battles ?? [];

beforeAll(async () => void (await openStorage()));
beforeEach(async () => {
  appearance = {};
  useSettings.setState({ ...parseSettings(null), dice: 'own' }, true);
  const db = currentDatabase()!;
  for (const table of ['log', 'drafts', 'battles']) await db.run(`DELETE FROM ${table}`);
  useBattles.setState({ battles: null, previews: new Map() });
});

test('from the Harbour to the shelf, a new campaign, a turn of it, back, and on with it', async () => {
  open('/');
  expect(await screen.findByText('No battle in progress')).toBeOnTheScreen();
  await tap('to-shelf');
  expect(await screen.findByText('Toy of War')).toBeOnTheScreen();
  // Nothing was played yet: no filled button, and the card says how to begin.
  expect(screen.queryByTestId('continue')).toBeNull();
  await tap('open-toy-game');
  expect(await screen.findByText(/No campaigns yet/)).toBeOnTheScreen();
  await tap('ruling-ties-choice-red');
  await waitFor(() => expect(useSettings.getState().rulings).toEqual({ 'toy-game': { ties: 'red' } }));
  await tap('start-new');
  await tap('start-campaign');

  await choosesCard('Red', 'strike');
  await choosesCard('Blue', 'hold');
  await tap('next-step');
  expect(await screen.findByText('Red: strike, 0')).toBeOnTheScreen();

  const [begun] = await currentDatabase()!.all<{ body: string }>('SELECT body FROM log WHERE seq = 1');
  expect(JSON.parse(begun!.body)).toMatchObject({ book: 'toy-game', setup: { rulings: { ties: 'red' } } });

  await tap('battle-home');
  // Where you were is the campaign: it was touched last.
  expect(await screen.findByText('strike')).toBeOnTheScreen();
  expect(screen.getByText('Toy campaign · Turn 1')).toBeOnTheScreen();
  await tap('to-shelf');
  await waitFor(() => expect(screen.getByTestId('continue').props.accessibilityLabel).toBe('Continue Toy'));
  expect(screen.getByText('Toy campaign · Turn 1')).toBeOnTheScreen();
  await tap('continue-toy-game');
  await waitFor(() => expect(nextStep()).toBe('Red strikes'));
});

async function aCampaign() {
  open('/shelf/toy-game/new');
  await tap('start-campaign');
  await waitFor(() => expect(nextStep()).toBe('Red chooses a card'));
  screen.unmount();
  await loadBattles();
}

test('campaigns stand on the page of their book, and are renamed, copied, deleted and brought back there', async () => {
  await aCampaign();
  const { id } = battles()[0]!;
  open('/shelf/toy-game');
  expect(await screen.findByText('Toy campaign')).toBeOnTheScreen();
  await tap(`more-${id}`);
  expect(await screen.findByText('Open campaign')).toBeOnTheScreen();
  await tap('menu-duplicate');
  expect(await screen.findByText('Toy campaign (copy)')).toBeOnTheScreen();
  await tap(`more-${id}`);
  await tap('menu-rename');
  expect(await screen.findByText('Rename campaign')).toBeOnTheScreen();
  fireEvent.changeText(screen.getByTestId('name-field'), 'Off Port Arthur');
  await tap('name-save');
  expect(await screen.findByText('Off Port Arthur')).toBeOnTheScreen();
  await tap(`more-${id}`);
  await tap('menu-delete');
  await screen.findByText('Off Port Arthur was deleted.');
  expect(screen.queryByText('Off Port Arthur')).toBeNull();
  await tap('toast-action');
  expect(await screen.findByText('Off Port Arthur')).toBeOnTheScreen();
});

test('a second campaign has a name of its own', async () => {
  await aCampaign();
  await aCampaign();
  expect(battles().map(({ name }) => name)).toEqual(['Toy campaign 2', 'Toy campaign']);
});

test('a campaign is handed over in a file like a battle, and called what it is', async () => {
  await aCampaign();
  const db = currentDatabase()!;
  const bytes = compressTransfer(await collectTransfer(db, 'everything', '1904-02-08T00:00:00.000Z'));
  for (const table of ['log', 'battles']) await db.run(`DELETE FROM ${table}`);
  jest.mocked(pickFile).mockResolvedValueOnce({ type: 'picked', bytes });
  open('/settings');
  await tap('import');
  expect(await screen.findByText(/^Campaign with 1 entry/)).toBeOnTheScreen();
  await tap('import-confirm');
  expect(await screen.findByText(/^Imported: 1 campaign/)).toBeOnTheScreen();
  screen.unmount();
  open('/battles');
  expect(await screen.findByText('Battles and campaigns')).toBeOnTheScreen();
  expect(await screen.findByText(/^Toy of War · saved/)).toBeOnTheScreen();
});

test('a quick roll is kept with the form it was made on, ten at the most, and is in no log', async () => {
  open('/shelf/toy-game/quick');
  expect(await screen.findByText(/Your last ten rolls/)).toBeOnTheScreen();
  for (let roll = 0; roll < 11; roll += 1) await tap('roll-aim');
  await waitFor(() => expect(screen.getAllByText('Aim ≥9: total 11')).toHaveLength(10));
  await tap('quick-form-hold');
  expect(await screen.findByTestId('quick-hold')).toBeOnTheScreen();
  screen.unmount();
  open('/shelf/toy-game/quick');
  expect(await screen.findByTestId('quick-hold')).toBeOnTheScreen();
  expect(await currentDatabase()!.all('SELECT seq FROM log')).toEqual([]);
});

test('a quick roll is kept in the campaign touched last, or another, once, and stands in its log', async () => {
  open('/shelf/toy-game/quick');
  await tap('roll-aim');
  // There is no campaign to keep it in.
  expect(screen.queryByTestId('keep-roll')).toBeNull();
  screen.unmount();
  await aCampaign();
  await aCampaign();
  open('/shelf/toy-game/quick');
  await tap('roll-aim');
  await waitFor(() => expect(screen.getByTestId('keep-roll').props.accessibilityLabel).toContain('Toy campaign 2'));
  fireEvent.press(screen.getByTestId('keep-roll'));
  expect(await screen.findByTestId('roll-kept')).toHaveTextContent(/Toy campaign 2/);
  await tap('roll-aim');
  await tap('keep-elsewhere');
  await tap(`keep-${battles()[1]!.id}`);
  expect(await screen.findByTestId('roll-kept')).toHaveTextContent('Kept in the logToy campaign');
  await waitFor(() =>
    expect(battles().map(({ name, seq }) => [name, seq])).toEqual([
      ['Toy campaign', 3],
      ['Toy campaign 2', 3],
    ]),
  );
  // Another form has rolled nothing yet.
  await tap('quick-form-hold');
  await tap('quick-form-aim');
  expect(screen.queryByTestId('roll-kept')).toBeNull();
  screen.unmount();
  open(`/battle/${battles()[0]!.id}`);
  await tap('tab-log');
  expect(await screen.findByText('Quick roll: 11')).toBeOnTheScreen();
});

test('its rules stand there by number, and are found by their words', async () => {
  open('/shelf/toy-game/rules');
  expect(await screen.findByTestId('rule-row-TOY-1')).toBeOnTheScreen();
  fireEvent.changeText(screen.getByTestId('rules-search'), 'two dice');
  await waitFor(() => expect(screen.queryByTestId('rule-row-TOY-1')).not.toBeOnTheScreen());
  expect(screen.getByText('A strike wants nine or more with two dice.')).toBeOnTheScreen();
  fireEvent.changeText(screen.getByTestId('rules-search'), 'submarine');
  expect(await screen.findByText('No rule contains these words.')).toBeOnTheScreen();
});

test('a table is typed in, or the house has one, or each result is asked for', async () => {
  open('/shelf/toy-game');
  expect(await screen.findByText('No table')).toBeOnTheScreen();
  await tap('table-strikes');
  await tap('table-key-9');
  expect(await screen.findByTestId('cell-/strike/one')).toHaveTextContent('9');
  await tap('table-way-house');
  expect(await screen.findByText('House table')).toBeOnTheScreen();
  await tap('table-way-start');
  expect(await screen.findByTestId('cell-/strike/one')).toHaveTextContent('9');
});

test.each(['/shelf/no-such-book', '/shelf/no-such-book/new', '/shelf/toy-game/table/none'])(
  'an address that leads nowhere says so: %s',
  async (address) => {
    open(address);
    expect(await screen.findByText('There is no such book on the shelf.')).toBeOnTheScreen();
  },
);

test.each(THEME_NAMES)('draws with the largest text (%s)', async (theme) => {
  await aCampaign();
  appearance = { theme, textScale: 1.6 };
  open('/shelf');
  expect(await screen.findByText('Toy of War')).toBeOnTheScreen();
  await waitFor(() => expect(screen.getByText('Toy campaign · Turn 1')).toBeOnTheScreen());
});
