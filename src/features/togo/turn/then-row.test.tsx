import { fireEvent, screen, waitFor } from '@testing-library/react-native';

import { currentDatabase, openStorage } from '@/store/storage';
import { calm, showTurn } from '@/testing/render-battle';
import { openTogo } from '@/testing/togo-session';

jest.mock('expo-router', () => ({ useRouter: () => ({ push: jest.fn() }) }));

test('[TOGO-7] one tap ends the fire of a whole side; then the other fires, then the phase may end', async () => {
  await openStorage();
  const { initiative } = await openTogo(currentDatabase()!, 'f', {
    scenario: 'chemulpo',
    until: { turn: 1, phase: 'F' },
  });
  const [first, second] = initiative?.movesLast === 'ijn' ? ['Japanese', 'Russians'] : ['Russians', 'Japanese'];
  showTurn();
  expect(await screen.findByTestId('headline')).toHaveTextContent(`${first} fire`);
  fireEvent.press(screen.getByTestId('cease-fire'));
  await waitFor(() => expect(screen.getByTestId('headline')).toHaveTextContent(`${second} fire`));
  expect(screen.getByTestId('cease-fire')).toHaveTextContent(`${second}: cease fire`);
  await calm();
  fireEvent.press(screen.getByTestId('cease-fire'));
  await waitFor(() => expect(screen.getByTestId('next-step')).toHaveTextContent('End phase F'));
  expect(screen.queryByTestId('cease-fire')).toBeNull();
});
