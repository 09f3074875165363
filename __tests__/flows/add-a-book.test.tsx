import { renderRouter, screen, waitFor } from 'expo-router/testing-library';
import { Slot } from 'expo-router';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { BookScreen } from '@/features/play/book-screen';
import { PlayLayout } from '@/features/play/play-layout';
import { PlayScreen } from '@/features/play/play-screen';
import { RollScreen } from '@/features/play/roll/roll-screen';
import type { Book } from '@/game/battle';
import { createBattle } from '@/store/battles';
import { useSettings } from '@/store/settings';
import { currentDatabase, openStorage } from '@/store/storage';
import { PHONE } from '@/testing/render';
import { choosesCard, nextStep, tap } from '@/testing/toy-game/by-taps';
import { toyGame } from '@/testing/toy-game/rulebook';
import { DEFAULT_APPEARANCE, ThemeProvider } from '@/ui/theme';
import { ToastProvider } from '@/ui/toast-provider';

// The two rows of "Add a book" in src/rules/README.md; nothing else in the house knows of the toy.
jest.mock('@/rules/index', () => {
  const { toyGame: book } = jest.requireActual('@/testing/toy-game/rulebook');
  return { RULEBOOKS: [{ ...book, load: async () => book }] };
});
jest.mock('@/features/play/companions', () => {
  const { toyCompanion } = jest.requireActual('@/testing/toy-game/companion');
  return { companionOf: async (book: string) => (book === toyCompanion.book.id ? toyCompanion : null) };
});

const Root = () => (
  <SafeAreaProvider initialMetrics={PHONE}>
    <ThemeProvider appearance={{ ...DEFAULT_APPEARANCE, reducedMotion: true }}>
      <ToastProvider>
        <Slot />
      </ToastProvider>
    </ThemeProvider>
  </SafeAreaProvider>
);

/** The frame at its addresses, as `app/battle` has it. */
const ROUTES = {
  _layout: Root,
  'battle/[id]/_layout': PlayLayout,
  'battle/[id]/index': PlayScreen,
  'battle/[id]/roll': RollScreen,
  'battle/[id]/[...page]': BookScreen,
};

beforeAll(async () => {
  await openStorage();
  useSettings.setState({ dice: 'own' });
  const game = { id: 'toy', name: 'Toy at the table', seed: 7, setup: {} };
  await createBattle(currentDatabase()!, toyGame as unknown as Book<unknown>, game, '1904-02-08T00:00:00.000Z');
});

test('a book that is a folder of rules and a companion is played by taps through the frame', async () => {
  renderRouter(ROUTES, { initialUrl: '/battle/toy' });
  // The router's test helper stops the clock; what is on disk comes in real time.
  jest.useRealTimers();

  await choosesCard('Red', 'strike');
  await choosesCard('Blue', 'hold');
  expect(await screen.findByText('Red: hidden, 0')).toBeOnTheScreen();
  expect(screen.getByText('Blue: hidden, 0')).toBeOnTheScreen();

  await tap('next-step');
  expect(await screen.findByText('Red: strike, 0')).toBeOnTheScreen();
  expect(screen.getByText('Blue: hold, 0')).toBeOnTheScreen();

  await tap('next-step');
  await tap('tray-why');
  expect(await screen.findByText('A strike wants nine or more with two dice.')).toBeOnTheScreen();
  await tap('strip-total-11');
  await tap('strip-result-two');
  await tap('strip-done');
  expect(await screen.findByText('Red: strike, 2')).toBeOnTheScreen();

  await tap('tab-log');
  expect(await screen.findByText('Red struck for 2')).toBeOnTheScreen();
  expect(screen.getByText('Red chose to strike, Blue to hold')).toBeOnTheScreen();
  expect(screen.getByText('Red laid a card')).toBeOnTheScreen();
  expect(screen.queryByText('Red chose to strike')).toBeNull();

  await tap('tab-turn');
  await tap('next-step');
  await waitFor(() => expect(nextStep()).toBe('Red chooses a card'));
});
