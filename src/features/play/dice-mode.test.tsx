import { act, fireEvent, screen } from '@testing-library/react-native';

import { currentDatabase, openStorage, useStorage } from '@/store/storage';
import { renderInBattle } from '@/testing/render-battle';
import { openTogo } from '@/testing/togo-session';
import { Button } from '@/ui/button';
import { Screen } from '@/ui/screen';

import { chooseDice, useDiceMode } from './dice-mode';

jest.mock('expo-router', () => ({ useRouter: () => ({ push: jest.fn() }) }));

function Switch() {
  const { mode, choose } = useDiceMode();
  return (
    <Screen>
      <Button label={mode} onPress={() => choose('own')} testID="switch" />
    </Screen>
  );
}

test('a choice of dice that the disk refuses is said, stays as it was, and holds up no roll', async () => {
  await openStorage();
  const db = currentDatabase()!;
  await openTogo(db, 'refused', { scenario: 'chemulpo' });
  renderInBattle(<Switch />);
  const refuse = () => Promise.reject(new Error('disk I/O error'));
  useStorage.setState({ db: { ...db, run: refuse, transaction: refuse } });
  await act(async () => fireEvent.press(screen.getByTestId('switch')));
  expect(await screen.findByText(/could not be saved/)).toBeOnTheScreen();
  expect(screen.getByTestId('switch')).toHaveTextContent('app');
  await expect(chooseDice('refused', 'own')).resolves.toBeUndefined();
  useStorage.setState({ db });
});
