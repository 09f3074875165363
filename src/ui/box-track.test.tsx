import { screen } from '@testing-library/react-native';

import { renderIn, renderUi } from '@/testing/render';

import { BoxTrack } from './box-track';

const states = () =>
  screen.getAllByTestId(/^box-/, { includeHiddenElements: true }).map(({ props }) => props.testID as string);

test('boxes are filled, then dashed, then the one in hand, then open; one sentence says them all', () => {
  renderUi(<BoxTrack label="Hour 4 of 6" count={6} filled={2} owed={1} now testID="hours" />);
  expect(screen.getByLabelText('Hour 4 of 6')).toBe(screen.getByTestId('hours'));
  expect(states()).toEqual(['box-filled', 'box-filled', 'box-owed', 'box-now', 'box-open', 'box-open']);
  expect(screen.getByTestId('box-owed')).toHaveStyle({ borderStyle: 'dashed' });
});

test('a full track has no box in hand, and one with too many hits does not grow', () => {
  renderUi(<BoxTrack label="Sunk" count={3} filled={5} now />);
  expect(states()).toEqual(['box-filled', 'box-filled', 'box-filled']);
});

test('every fifth box keeps a distance, and boxes grow with the words beside them', () => {
  renderIn({ textScale: 1.6 }, <BoxTrack label="Steps" count={6} filled={6} groupsOf={5} size={14} />);
  const boxes = screen.getAllByTestId('box-filled');
  expect(boxes[4]).toHaveStyle({ marginRight: 4, width: 14 * 1.6 });
  expect(boxes[3]).toHaveStyle({ marginRight: 0 });
});
