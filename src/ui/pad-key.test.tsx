import { fireEvent, screen } from '@testing-library/react-native';

import { renderUi } from '@/testing/render';

import { PadKey } from './pad-key';
import { palettes } from './themes';

test('shows a numeral and says a sentence', () => {
  const onPress = jest.fn();
  renderUi(<PadKey label="Two hits" numeral="2" minHeight={60} onPress={onPress} />);
  const key = screen.getByRole('button', { name: 'Two hits' });
  expect(key).toHaveTextContent('2');
  fireEvent.press(key);
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('the chosen key is filled and said to be so', () => {
  renderUi(<PadKey label="Two hits" numeral="2" minHeight={60} chosen onPress={jest.fn()} />);
  expect(screen.getByRole('button', { selected: true })).toHaveStyle({ backgroundColor: palettes.day.ink });
});
