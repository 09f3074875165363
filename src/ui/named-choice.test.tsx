import { fireEvent, screen } from '@testing-library/react-native';

import { renderUi } from '@/testing/render';

import { NamedChoice } from './named-choice';

test('stands under its name with what it does, and is chosen from', () => {
  const onChange = jest.fn();
  renderUi(
    <NamedChoice
      label="Hand"
      hint="Where the thumb is"
      value="right"
      onChange={onChange}
      options={[
        { value: 'left', label: 'Left' },
        { value: 'right', label: 'Right' },
      ]}
    />,
  );
  expect(screen.getByText('Hand')).toBeOnTheScreen();
  expect(screen.getByText('Where the thumb is')).toBeOnTheScreen();
  expect(screen.getByRole('radio', { name: 'Right' })).toBeChecked();
  fireEvent.press(screen.getByRole('radio', { name: 'Left' }));
  expect(onChange).toHaveBeenCalledWith('left');
});
