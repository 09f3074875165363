import { fireEvent, screen } from '@testing-library/react-native';

import { renderUi } from '@/testing/render';

import { IconButton } from './icon-button';

test('has no word to see but one to hear', () => {
  const onPress = jest.fn();
  renderUi(<IconButton icon="more" label="More about Mikasa" onPress={onPress} testID="more" />);
  fireEvent.press(screen.getByRole('button', { name: 'More about Mikasa' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(screen.getByTestId('more')).toHaveStyle({ width: 48, height: 48 });
});
