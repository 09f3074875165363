import { screen } from '@testing-library/react-native';

import { renderUi } from '@/testing/render';

import { Badge } from './badge';

test('a badge always has a glyph and a label besides its colour', () => {
  renderUi(<Badge text="F" tone="jp" label="Flagship" />);
  expect(screen.getByRole('img', { name: 'Flagship' })).toHaveTextContent('F');
  screen.unmount();
  renderUi(<Badge icon="pennant" tone="ru" label="Flagship" />);
  expect(screen.getByRole('img', { name: 'Flagship' })).not.toBeEmptyElement();
});
