import { screen } from '@testing-library/react-native';

import { playMukden, tap } from '@/testing/mukden-campaign';

test('[MUK-19][MUK-22] the board as a list: every stack by its hex, with zone, communication and what lies below', async () => {
  await playMukden({ played: [[{ type: 'placeUnit', unit: '8th', hex: '2216' }]] });
  await tap('tab-table');
  await tap('board-face');
  expect(await screen.findByTestId('stack-1716')).toHaveTextContent(/9th Division.*ready · LOC · \+1 below/);
  expect(screen.getByTestId('stack-2216').props.accessibilityLabel).toBe(
    '2216, Japanese 8th Division, division, 2216, strength 7 of 7, ready, in Russian ZOC, has a line of communication',
  );
  const hexes = screen.getAllByTestId(/^stack-\d{4}$/).map(({ props }) => String(props.testID).slice(6));
  expect(hexes).toEqual([...hexes].sort());
});

test('units that are not on the map are counted, and offered first for a hex', async () => {
  await playMukden({ played: [[{ type: 'placeUnit', unit: '8th', hex: null }]] });
  await tap('tab-table');
  expect(await screen.findByTestId('off-map')).toHaveTextContent('1 unit is not on the map.');
  await tap('board-place');
  const [first] = screen.getAllByTestId(/^place-(?!sheet)/);
  expect(first?.props.testID).toBe('place-8th');
  await tap('place-8th');
  expect(screen.getByTestId('placing')).toHaveTextContent('Tap a hex for 8th Division');
  await tap('placing-cancel');
  expect(screen.queryByTestId('placing')).toBeNull();
});
