import { screen } from '@testing-library/react-native';

import { renderUi } from '@/testing/render';

import { Tag } from './tag';
import { palettes } from './themes';

test('a tag is read as it stands', () => {
  renderUi(<Tag text="Next" tone="now" testID="tag" />);
  expect(screen.getByText('Next')).toBeOnTheScreen();
  expect(screen.getByTestId('tag')).toHaveStyle({ backgroundColor: palettes.day.now });
});
