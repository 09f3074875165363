import { screen } from '@testing-library/react-native';
import { Circle, Rect } from 'react-native-svg';

import { renderIn, renderUi } from '@/testing/render';

import { FACES } from './dice-input';
import { DieFace, type DieState } from './die-face';
import { palettes } from './themes';

test.each(FACES)('%d shows as many pips, the same seen from the other side', (face) => {
  renderUi(<DieFace face={face} size={100} label="die" />);
  const pips = screen.UNSAFE_getAllByType(Circle).map(({ props }) => `${props.cx} ${props.cy}`);
  expect(pips).toHaveLength(face);
  const turned = pips.map((pip) =>
    pip
      .split(' ')
      .map((at) => 100 - Number(at))
      .join(' '),
  );
  expect(new Set(turned)).toEqual(new Set(pips));
});

test('pips stand at 26 % of the side from the centre, with a radius of 10 %', () => {
  renderUi(<DieFace face={2} size={50} label="die" />);
  const [first] = screen.UNSAFE_getAllByType(Circle);
  expect(first?.props).toMatchObject({ cx: 12, cy: 12, r: 5 });
});

const drawn = (state: DieState) => {
  renderUi(<DieFace face={state === 'next' || state === 'waiting' ? undefined : 4} state={state} label="die" />);
  const { fill, stroke, strokeDasharray } = screen.UNSAFE_getByType(Rect).props;
  screen.unmount();
  return { solid: fill === stroke, hollow: fill === 'none', dashed: strokeDasharray !== undefined };
};

test('each result has a shape of its own, not only a hue', () => {
  expect(drawn('success')).toEqual({ solid: true, hollow: false, dashed: false });
  expect(drawn('failed')).toEqual({ solid: false, hollow: false, dashed: false });
  expect(drawn('next')).toEqual({ solid: false, hollow: true, dashed: false });
  expect(drawn('waiting')).toEqual({ solid: false, hollow: true, dashed: true });
});

test('a corrected die has its corner and says what the caller says', () => {
  renderUi(<DieFace face={5} state="failed" corrected label="Five, corrected, failed" />);
  expect(screen.getByRole('img', { name: 'Five, corrected, failed' })).toBeOnTheScreen();
  expect(screen.getByTestId('corrected-corner')).toBeOnTheScreen();
  screen.unmount();
  renderUi(<DieFace face={5} label="Five" />);
  expect(screen.queryByTestId('corrected-corner')).toBeNull();
});

test('inside a control that speaks it is silent', () => {
  renderUi(<DieFace face={5} label={null} testID="die" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByTestId('die', { includeHiddenElements: true })).toBeTruthy();
});

test('a failed die is drawn in the failed colours', () => {
  renderUi(<DieFace face={6} state="failed" label="six" />);
  expect(screen.UNSAFE_getByType(Rect).props.stroke).toBe(palettes.day.dieMissPip);
});

const landing = () => screen.queryByTestId('landing', { includeHiddenElements: true });

test('an old die lies still; a new face lands', () => {
  const { rerender } = renderIn({ reducedMotion: false }, <DieFace face={3} label="die" />);
  expect(landing()).toBeNull();
  rerender(<DieFace face={4} label="die" />);
  expect(landing()).toHaveStyle({ transform: [{ scale: 1.15 }] });
});

test('a die that arrives lands at once, and simply lies there with reduced motion', () => {
  renderIn({ reducedMotion: false }, <DieFace face={3} arrives label="die" />);
  expect(landing()).toHaveStyle({ transform: [{ scale: 1.15 }] });
  screen.unmount();
  renderUi(<DieFace face={3} arrives label="die" />);
  expect(landing()).toHaveStyle({ transform: [{ scale: 1 }] });
});
