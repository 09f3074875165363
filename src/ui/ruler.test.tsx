import { screen } from '@testing-library/react-native';

import { renderUi } from '@/testing/render';

import { Ruler } from './ruler';

const SAID = '14 of 19 towards the fall of Port Arthur';

test('stands at its value, names its goal, and is one sentence to a screen reader', () => {
  renderUi(<Ruler label={SAID} least={0} most={20} numbered={5} value={14} goal={19} filled testID="fall" />);
  expect(screen.getByLabelText(SAID)).toBe(screen.getByTestId('fall'));
  expect(screen.getByTestId('ruler-value')).toHaveStyle({ left: '70%' });
  expect(screen.getByText('14')).toBeTruthy();
  expect(screen.getByText('19')).toBeTruthy();
  // 20 would stand in 19.
  expect(screen.queryByText('20')).toBeNull();
  expect(screen.getByText('15')).toBeTruthy();
});

test('a value beyond the scale is printed as it is and points at the end', () => {
  renderUi(<Ruler label="Points" least={-5} most={20} numbered={5} value={23} />);
  expect(screen.getByTestId('ruler-value')).toHaveStyle({ left: '100%' });
  expect(screen.getByText('23')).toBeTruthy();
  expect(screen.getByText('−5')).toBeTruthy();
  expect(screen.queryByTestId('ruler-goal')).toBeNull();
});

test('says where it began, unless it stands there still', () => {
  const start = { at: 10, label: 'start' };
  renderUi(<Ruler label="Points" least={0} most={20} numbered={5} value={13} start={start} />);
  expect(screen.getByText('start')).toBeTruthy();
  screen.rerender(<Ruler label="Points" least={0} most={20} numbered={5} value={10} start={start} />);
  expect(screen.queryByText('start')).toBeNull();
});
