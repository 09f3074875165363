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
import { togoBattleAt } from '@/testing/played-togo';
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

const BOOK = togoBattle as Book<unknown>;

async function makeDuel(id: string): Promise<void> {
  const dealing = {
    find: cardFinder(new Map(), houseCardWords),
    dummy: 'Blank',
    shuffle: <T,>(all: readonly T[]) => all,
  };
  const setup = duelSetup('First battle', dealing) as never;
  await createBattle(
    currentDatabase()!,
    BOOK,
    { id, name: 'First battle', seed: 1, setup },
    '1904-08-14T05:00:00.000Z',
  );
}

test('a first battle in which nobody has opened the guide offers it; another battle does not', async () => {
  const db = currentDatabase()!;
  await makeDuel('old-duel');
  await openSession(db, BOOK, 'old-duel');
  const first = show();
  expect(screen.queryByTestId('guide')).toBeNull();
  fireEvent.press(screen.getByTestId('guide-show'));
  await screen.findByTestId('guide');
  first.unmount();
  await togoBattleAt(db, 'ulsan', { scenario: 'ulsan' });
  await openSession(db, BOOK, 'ulsan');
  show();
  expect(screen.queryByTestId('guide-show')).toBeNull();
});

test('closed by hand, the guide stays closed when the app comes back, and one tap opens it again; a full disk is said', async () => {
  const db = currentDatabase()!;
  await makeDuel('duel');
  await setGuide('duel', true);
  await openSession(db, BOOK, 'duel');
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
