import { screen } from '@testing-library/react-native';

import { renderUi } from '@/testing/render';

import { Marker } from './marker';

test.each([
  [{ letter: 'P' }, 'P'],
  [{ letter: 'P', count: 2 }, 'P×2'],
  [{ letter: 'M', kind: 'permanent' as const }, 'M'],
  [{ kind: 'pending' as const, count: 2 }, '+2'],
  [{ kind: 'fire' as const, count: 3 }, '3'],
])('marker %j shows %s and is said in words', (props, shown) => {
  renderUi(<Marker {...props} label="in words" />);
  expect(screen.getByRole('img', { name: 'in words' })).toHaveTextContent(shown);
});

test('a permanent marker has a second outline, which others do not', () => {
  renderUi(<Marker letter="M" kind="permanent" label="permanent" />);
  expect(screen.getByRole('img')).toHaveStyle({ borderWidth: 1.5, padding: 2 });
  screen.unmount();
  renderUi(<Marker letter="M" label="hit" />);
  expect(screen.getByRole('img')).not.toHaveStyle({ padding: 2 });
});
