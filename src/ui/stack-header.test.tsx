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

test.each(['day', 'night'] as const)('where both act the header is paper over a rule of both sides (%s)', (theme) => {
  const joint: HeaderBand = { fill: 'paper', on: 'ink', edge: 'ruleStrong', foot: 'joint' };
  renderIn({ theme }, <StackHeader title="Both revealed" band={joint} />);
  expect(screen.getByTestId('header')).toHaveStyle({ backgroundColor: palettes[theme].paper });
  expect(screen.getByTestId('foot-joint-first')).toHaveStyle({ backgroundColor: palettes[theme].jpEdge });
  // At night both are one red: then the other half is two lines.
  expect(screen.queryAllByTestId('foot-joint-line')).toHaveLength(theme === 'night' ? 2 : 0);
});
