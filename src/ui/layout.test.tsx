import { screen } from '@testing-library/react-native';

import { renderUi } from '@/testing/render';

import { Row, Stack } from './layout';
import { palettes } from './themes';

test('a row puts its children side by side, spaced by the tokens', () => {
  renderUi(<Row wrap align="center" gap="sm" paddingX="edge" testID="row" />);
  expect(screen.getByTestId('row')).toHaveStyle({
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    paddingHorizontal: 16,
  });
});

test('a stack takes points between two tokens, a rule below, and a style that goes before its own', () => {
  renderUi(<Stack gap={2} padding="md" ruled style={{ padding: 1 }} testID="stack" />);
  expect(screen.getByTestId('stack')).toHaveStyle({
    gap: 2,
    padding: 1,
    borderBottomWidth: 1,
    borderColor: palettes.day.rule,
  });
  expect(screen.getByTestId('stack')).not.toHaveStyle({ flexDirection: 'row' });
});
