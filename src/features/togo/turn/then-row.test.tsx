import { fireEvent, screen, waitFor } from '@testing-library/react-native';

import type { Command } from '@/rules/togo/index';
import { currentDatabase, openStorage } from '@/store/storage';
import { calm, showTurn } from '@/testing/render-battle';
import { openTogo } from '@/testing/togo-session';

jest.mock('expo-router', () => ({ useRouter: () => ({ push: jest.fn() }) }));

beforeAll(() => openStorage());

test('[TOGO-7] one tap ends the fire of a whole side; then the other fires, then the phase may end', async () => {
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

test('[AMB-44] of the last turn it does not say that another follows', async () => {
  const moment = { scenario: 'ulsan', until: { turn: 1, phase: 'I' } } as const;
  const draws: Command = { type: 'correct', path: ['sides', 'ijn', 'drewIn'], value: 0 };
  await openTogo(currentDatabase()!, 'more', { ...moment, then: [draws] });
  const { unmount } = showTurn();
  expect(await screen.findByTestId('then')).toHaveTextContent(/Then turn 2/);
  unmount();
  const last: Command = { type: 'correct', path: ['turnLimit'], value: 1 };
  await openTogo(currentDatabase()!, 'last', { ...moment, then: [draws, last] });
  showTurn();
  expect(await screen.findByTestId('then')).toHaveTextContent(/Then the battle ends/);
});
