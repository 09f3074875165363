import { fireEvent, screen } from '@testing-library/react-native';

import { currentDatabase, openStorage } from '@/store/storage';
import { renderUi } from '@/testing/render';
import { InBattle, renderInBattle } from '@/testing/render-battle';
import { openTogo } from '@/testing/togo-session';

import { BriefOffer } from './brief-offer';
import { TurnsScreen } from './turns-screen';

const mockPush = jest.fn();
const mockParams = jest.fn(() => ({}));
jest.mock('expo-router', () => ({
  useRouter: () => ({ push: mockPush, canGoBack: () => false, replace: jest.fn() }),
  useLocalSearchParams: () => mockParams(),
}));

const show = () =>
  renderUi(
    <InBattle>
      <TurnsScreen />
    </InBattle>,
  );

beforeAll(() => openStorage());

test('a turn in brief: who hit whom and what came of it, and the turns before it', async () => {
  await openTogo(currentDatabase()!, 'u', { scenario: 'chemulpo', until: { turn: 3, phase: 'A' } });
  show();
  expect(await screen.findByText('Turn 2 in brief')).toBeOnTheScreen();
  expect(await screen.findByTestId('part-fire')).toBeOnTheScreen();
  expect(screen.getAllByText(/fired at .*effective hit/).length).toBeGreaterThan(0);
  expect(screen.getByTestId('part-damage')).toBeOnTheScreen();
  // Whose number is whose is drawn as an ensign.
  expect(screen.getByTestId('turn-hits')).toHaveAccessibleName(/^Effective hits: Japanese \d+, Russians \d+$/);
  fireEvent.press(screen.getByTestId('which-turn-less'));
  expect(screen.getByText('Turn 1 in brief')).toBeOnTheScreen();
});

test('what no side has shown is not told: ships behind blank counters have no name', async () => {
  const state = await openTogo(currentDatabase()!, 'n', {
    scenario: 'port-arthur-night',
    until: { turn: 2, phase: 'A' },
  });
  show();
  await screen.findByText('Turn 1 in brief');
  await screen.findByTestId('part-moves');
  const hidden = Object.values(state.ships).filter((ship) => !state.groups[ship.group]?.sighted);
  expect(hidden.length).toBeGreaterThan(0);
  for (const { name } of hidden) expect(screen.queryByText(new RegExp(name))).toBeNull();
});

test('offered while the next turn begins, and not later', async () => {
  await openTogo(currentDatabase()!, 'o', { scenario: 'chemulpo', until: { turn: 2, phase: 'A' } });
  const { unmount } = renderInBattle(<BriefOffer />);
  fireEvent.press(screen.getByTestId('brief-offer'));
  expect(mockPush).toHaveBeenCalledWith('/battle/o/turns?turn=1');
  unmount();
  await openTogo(currentDatabase()!, 'p', { scenario: 'chemulpo', until: { turn: 2, phase: 'B' } });
  renderInBattle(<BriefOffer />);
  expect(screen.queryByTestId('brief-offer')).toBeNull();
});
