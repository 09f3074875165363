import { fireEvent, screen } from '@testing-library/react-native';

import { renderIn, renderUi } from '@/testing/render';

import { StepRow } from './step-row';

const onChange = jest.fn();
beforeEach(() => jest.clearAllMocks());

const row = (props: Partial<Parameters<typeof StepRow>[0]> = {}) => (
  <StepRow
    label="Dice of the bow guns"
    decreaseLabel="Fewer"
    increaseLabel="More"
    value={4}
    min={0}
    max={5}
    onChange={onChange}
    testID="dice"
    {...props}
  />
);

test('a step tells the new number and the way', () => {
  renderUi(row({ step: 0.5 }));
  fireEvent.press(screen.getByTestId('dice-more'));
  fireEvent.press(screen.getByTestId('dice-less'));
  expect(onChange.mock.calls).toEqual([
    [4.5, 1],
    [3.5, -1],
  ]);
});

test('a short name stands in the row, the full one is said', () => {
  renderUi(row({ name: 'Bow', hint: 'At the narrow end' }));
  expect(screen.getByText('Bow')).toBeOnTheScreen();
  expect(screen.getByText('At the narrow end')).toBeOnTheScreen();
  expect(screen.queryByText('Dice of the bow guns')).toBeNull();
  expect(screen.getByLabelText('Dice of the bow guns')).toBeOnTheScreen();
});

test.each([
  [1, 'row'],
  [1.6, 'column'],
] as const)('at text size %d name and stepper stand in a %s', (textScale, flexDirection) => {
  renderIn({ textScale }, row());
  expect(screen.getByTestId('dice-row')).toHaveStyle({ flexDirection });
});
