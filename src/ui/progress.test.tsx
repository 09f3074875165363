import { screen } from '@testing-library/react-native';

import { renderUi } from '@/testing/render';

import { Progress } from './progress';

test('progress has a number to hear, a text to read and a bar as long as it says', () => {
  renderUi(<Progress label="Importing" value={0.25} valueText="3 of 12" testID="progress" />);
  const bar = screen.getByRole('progressbar', { name: 'Importing' });
  expect(bar).toHaveAccessibilityValue({ min: 0, max: 100, now: 25, text: '3 of 12' });
  expect(bar).not.toBeBusy();
  expect(screen.getByTestId('progress-fill')).toHaveStyle({ width: '25%' });
  expect(screen.getByText('3 of 12')).toBeOnTheScreen();
});

test('a bar never leaves its track', () => {
  renderUi(<Progress label="Importing" value={1.7} testID="progress" />);
  expect(screen.getByTestId('progress-fill')).toHaveStyle({ width: '100%' });
});

test('progress without a number is busy and claims none', () => {
  renderUi(<Progress label="Reading the file" testID="progress" />);
  expect(screen.getByRole('progressbar')).toBeBusy();
  expect(screen.getByRole('progressbar')).not.toHaveAccessibilityValue({ min: 0 });
  expect(screen.queryByTestId('progress-fill')).toBeNull();
});
