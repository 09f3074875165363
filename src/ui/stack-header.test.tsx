import { screen } from '@testing-library/react-native';

import { renderIn, renderUi } from '@/testing/render';

import { StackHeader, type HeaderBand } from './stack-header';
import { palettes } from './themes';

const band: HeaderBand = { fill: 'ruFill', on: 'ruOn', edge: 'ruEdge', foot: 'double' };

test('a band fills the header by day, and is two thin rules on black at night', () => {
  renderUi(<StackHeader title="Hits" band={band} />);
  expect(screen.getByTestId('header')).toHaveStyle({ backgroundColor: palettes.day.ruFill });
  expect(screen.queryByTestId('foot-double')).toBeNull();
  screen.unmount();
  renderIn({ theme: 'night' }, <StackHeader title="Hits" band={band} />);
  expect(screen.getByTestId('header')).toHaveStyle({ backgroundColor: palettes.night.paper });
  expect(screen.getByTestId('foot-double')).toBeOnTheScreen();
  screen.unmount();
  renderIn({ theme: 'night' }, <StackHeader title="Hits" band={{ ...band, foot: 'single' }} />);
  expect(screen.getByTestId('foot-single')).toBeOnTheScreen();
});
