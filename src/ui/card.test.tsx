import { screen } from '@testing-library/react-native';

import { renderUi } from '@/testing/render';

import { Card } from './card';
import { Text } from './text';
import { palettes } from './themes';

test('frames what it holds, and the one a screen is about more strongly', () => {
  renderUi(
    <>
      <Card testID="quiet">
        <Text>{'Quick shot'}</Text>
      </Card>
      <Card testID="strong" frame="strong" padded={false}>
        <Text>{'Where you were'}</Text>
      </Card>
    </>,
  );
  expect(screen.getByTestId('quiet')).toHaveTextContent('Quick shot');
  expect(screen.getByTestId('quiet')).toHaveStyle({ borderColor: palettes.day.rule, padding: 16 });
  expect(screen.getByTestId('strong')).toHaveStyle({ borderColor: palettes.day.ruleStrong, padding: 0 });
});
