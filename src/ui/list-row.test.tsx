import { fireEvent, screen } from '@testing-library/react-native';

import { renderIn, renderUi } from '@/testing/render';

import { ListRow } from './list-row';
import { palettes } from './themes';
import { touch } from './tokens';

test('a row that can be pressed is a button that says all of it', () => {
  const onPress = jest.fn();
  renderUi(<ListRow title="Mikasa" subtitle="No damage" value="4" onPress={onPress} testID="row" />);
  fireEvent.press(screen.getByRole('button', { name: 'Mikasa, No damage, 4' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(screen.getByTestId('row')).toHaveStyle({ minHeight: touch.row });
});

test('a row with nothing to press is no control', () => {
  renderUi(<ListRow title="Nisshin" />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Nisshin')).toBeOnTheScreen();
});

test('the next row has the wash and the amber edge', () => {
  renderUi(<ListRow title="Mikasa" variant="next" onPress={jest.fn()} testID="row" />);
  expect(screen.getByTestId('row')).toHaveStyle({ backgroundColor: palettes.day.nowWash });
  expect(screen.getByTestId('next-edge')).toHaveStyle({ width: 6, backgroundColor: palettes.day.now });
  screen.unmount();
  renderUi(<ListRow title="Fuji" />);
  expect(screen.queryByTestId('next-edge')).toBeNull();
});

test('with large text the value stands below the words and is shown once', () => {
  renderIn({ textScale: 1.6 }, <ListRow title="Imperator Aleksandr III" value="4 dice" />);
  const read = screen.getAllByText(/./).map((text) => text.props.children);
  expect(read).toEqual(['Imperator Aleksandr III', '4 dice']);
});
