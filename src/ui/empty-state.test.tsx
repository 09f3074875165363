import { screen } from '@testing-library/react-native';

import { renderUi } from '@/testing/render';

import { Button } from './button';
import { EmptyState } from './empty-state';

test('an empty list says what belongs here and offers it', () => {
  renderUi(
    <EmptyState
      icon="ship"
      title="No battles yet"
      text="They appear here."
      action={<Button label="New battle" onPress={jest.fn()} />}
    />,
  );
  expect(screen.getByRole('heading', { name: 'No battles yet' })).toBeOnTheScreen();
  expect(screen.getByText('They appear here.')).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'New battle' })).toBeOnTheScreen();
});
