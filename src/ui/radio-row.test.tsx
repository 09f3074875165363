import { fireEvent, screen } from '@testing-library/react-native';

import { renderUi } from '@/testing/render';

import { RadioRow } from './radio-row';

test('the whole line is the control, and says whether it is chosen', () => {
  const choose = jest.fn();
  renderUi(
    <RadioRow words="one boat" detail="of four" label="A hit takes one boat" on onPress={choose} testID="one" />,
  );
  fireEvent.press(screen.getByText('of four'));
  expect(choose).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('radio', { name: 'A hit takes one boat' })).toBeChecked();
});
