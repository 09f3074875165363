import { screen } from '@testing-library/react-native';
import { View } from 'react-native';

import { renderUi } from '@/testing/render';

import { Icon } from './icon';
import { iconPaths, type IconName } from './icon-paths';

const names = Object.keys(iconPaths).filter((name): name is IconName => name in iconPaths);

test.each(names)('%s draws something and stays silent', (name) => {
  renderUi(
    <View testID="around">
      <Icon name={name} />
    </View>,
  );
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByTestId('around')).not.toBeEmptyElement();
});
