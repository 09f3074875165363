import { fireEvent, screen, waitFor } from '@testing-library/react-native';

import { GuideCard } from '@/features/play/guide/guide-card';
import { setGuide } from '@/features/play/guide/use-guide';
import type { Book } from '@/game/battle';
import { houseCardWords } from '@/messages/house-card-words';
import { cardFinder, duelSetup, togoBattle } from '@/rules/togo/index';
import { createBattle } from '@/store/battles';
import { openSession } from '@/store/session';
import { loadSettings, parseSettings, useSettings } from '@/store/settings';
import { currentDatabase, openStorage } from '@/store/storage';
import { renderInBattle } from '@/testing/render-battle';
import { Screen } from '@/ui/screen';

jest.mock('expo-router', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const show = () =>
  renderInBattle(
    <Screen>
      <GuideCard owed={[]} next={{ label: 'Next', step: { type: 'end' } }} choice={null} />
    </Screen>,
  );

beforeAll(() => openStorage());

test('closed by hand, the guide stays closed when the app comes back, and one tap opens it again; a full disk is said', async () => {
  const db = currentDatabase()!;
  const book = togoBattle as Book<unknown>;
  const dealing = {
    find: cardFinder(new Map(), houseCardWords),
    dummy: 'Blank',
    shuffle: <T,>(all: readonly T[]) => all,
  };
  const setup = duelSetup('First battle', dealing) as never;
  await createBattle(db, book, { id: 'duel', name: 'First battle', seed: 1, setup }, '1904-08-14T05:00:00.000Z');
  await setGuide('duel', true);
  await openSession(db, book, 'duel');
  const first = show();
  fireEvent.press(screen.getByTestId('guide-close'));
  await waitFor(() => expect(screen.queryByTestId('guide')).toBeNull());
  first.unmount();

  // As after a kill: nothing is left but what is on disk.
  useSettings.setState(parseSettings(null), true);
  await loadSettings(db);
  show();
  expect(screen.queryByTestId('guide')).toBeNull();
  fireEvent.press(screen.getByTestId('guide-show'));
  await screen.findByTestId('guide');

  jest.spyOn(db, 'run').mockRejectedValueOnce(new Error('disk full'));
  fireEvent.press(screen.getByTestId('guide-close'));
  await screen.findByText('That could not be saved on this device. Nothing was changed.');
  expect(screen.getByTestId('guide')).toBeOnTheScreen();
});
