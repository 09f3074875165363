import { fireEvent, screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';

import { renderUi } from '@/testing/render';

import { TotalPad } from './total-pad';

test('has a key for each total of two dice and one to take back; the first tap is the answer', () => {
  const onChoose = jest.fn();
  const onPress = jest.fn();
  renderUi(
    <TotalPad
      label="Gunfire"
      labelFor={(total) => `Total ${total}`}
      least={2}
      most={12}
      value={7}
      scores={(total) => total >= 9}
      onChoose={onChoose}
      takeBack={{ label: 'Take back last', onPress, disabled: false }}
      testID="total"
    />,
  );
  expect(screen.getAllByRole('button')).toHaveLength(12);
  expect(screen.getByRole('button', { name: 'Total 7', selected: true })).toHaveTextContent('7');
  const frame = (total: number) => StyleSheet.flatten(screen.getByTestId(`total-${total}`).props.style).borderWidth;
  expect(frame(9)).toBeGreaterThan(frame(8));
  fireEvent.press(screen.getByTestId('total-12'));
  expect(onChoose).toHaveBeenCalledWith(12);
  fireEvent.press(screen.getByTestId('total-take-back'));
  expect(onPress).toHaveBeenCalledTimes(1);
});
