import { fireEvent, screen, waitFor } from '@testing-library/react-native';

import type { QuickFormProps } from '@/features/play/shelf-book';
import { useSettings } from '@/store/settings';
import { openStorage } from '@/store/storage';
import { renderUi } from '@/testing/render';
import { Button } from '@/ui/button';

import { QuickScreen } from './quick-screen';
import type { OnShelf } from './use-shelf';

const Form = ({ rolls, onRolled }: QuickFormProps) => (
  <>
    <Button
      label="Roll"
      onPress={() => {
        onRolled('The first');
        onRolled('The second');
      }}
      testID="roll"
    />
    {rolls}
  </>
);
const book = { id: 'toy', name: 'Toy', quick: [{ id: 'only', label: 'Only', Form }] } as unknown as OnShelf;

beforeAll(() => openStorage());

test('rolls that come faster than the disk are all among the last ones, the newest first', async () => {
  renderUi(<QuickScreen book={book} onBack={() => undefined} />);
  fireEvent.press(screen.getByTestId('roll'));
  await waitFor(() => expect(useSettings.getState().quick.toy?.rolls).toEqual(['The second', 'The first']));
  expect(await screen.findByText('The first')).toBeOnTheScreen();
});
