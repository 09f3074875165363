import { screen } from '@testing-library/react-native';

import { renderIn, renderUi } from '@/testing/render';
import { Icon } from '@/ui/icon';

import { ThresholdPips } from './threshold-pips';

test('fires are flames in circles as they come, the places to come are numbered', () => {
  renderUi(<ThresholdPips kind="fires" count={2} places={5} threshold={4} />);
  expect(screen.UNSAFE_getAllByType(Icon)).toHaveLength(2);
  expect(screen.queryByText('2')).toBeNull();
  for (const number of ['3', '4', '5']) expect(screen.getByText(number)).toBeTruthy();
  expect(screen.getByText('Fires: silenced at 4')).toBeTruthy();
  expect(screen.getByLabelText('2 fires; silenced at 4.')).toBeTruthy();
});

test.each([
  [0, 'No P hits; sunk at 3.'],
  [1, 'One P hit; sunk at 3.'],
  [3, '3 P hits; sunk at 3.'],
])('%d P hits are said', (count, said) => {
  renderIn({ textScale: 1.6 }, <ThresholdPips kind="P" count={count} places={3} threshold={3} />);
  expect(screen.getByLabelText(said)).toBeTruthy();
});
