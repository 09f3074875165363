import { fireEvent, screen } from '@testing-library/react-native';

import { renderUi } from '@/testing/render';

import { CountPad } from './count-pad';

test('has a key for each answer from none to all, and the first tap is the answer', () => {
  const onChoose = jest.fn();
  renderUi(
    <CountPad label="How many?" labelFor={(n) => `${n} of 7`} max={7} value={2} onChoose={onChoose} testID="count" />,
  );
  expect(screen.getAllByRole('button')).toHaveLength(8);
  expect(screen.getByRole('button', { name: '2 of 7', selected: true })).toHaveTextContent('2');
  fireEvent.press(screen.getByTestId('count-0'));
  expect(onChoose).toHaveBeenCalledWith(0);
});
