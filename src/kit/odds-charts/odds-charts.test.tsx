import { fireEvent, screen } from '@testing-library/react-native';
import { Path } from 'react-native-svg';

import { renderIn, renderUi } from '@/testing/render';
import { colourAt, keepShownPictures } from '@/testing/shown-pictures';
import { palettes } from '@/ui/themes';

import { OddsBars, OddsBarsSmall } from './odds-bars';
import { OddsCurve } from './odds-curve';

const DISTRIBUTION = [0.79, 0.18, 0.028, 0.002];
const SAID = 'No hits 79%, one hit 18%, two hits 2.8%, three or more 0.2%.';
const BANDS = [2, 4, 8, 12];
const series = [0, 2, 4, 8, 12].map((range) => ({ range, chance: 0.8 - range / 16 }));
const shown = keepShownPictures();
beforeEach(() => void (shown.length = 0));

const layout = (width: number) => ({ nativeEvent: { layout: { x: 0, y: 0, width, height: 120 } } });

test('large bars print every number and say them as one sentence', () => {
  renderUi(<OddsBars distribution={DISTRIBUTION} testID="bars" />);
  expect(screen.getByLabelText(SAID)).toBe(screen.getByTestId('bars'));
  for (const words of ['79%', '18%', '2.8%', '0.2%', '0 hits', '3+']) expect(screen.getByText(words)).toBeTruthy();
});

test.each(['day', 'dark', 'night'] as const)(
  'by %s large bars are drawn in ink: hollow for no hit, then solid',
  (theme) => {
    renderIn({ theme }, <OddsBars distribution={DISTRIBUTION} testID="bars" />);
    const [row] = screen.getByTestId('bars').children;
    if (typeof row !== 'object') throw new Error('no row');
    expect(shown).toEqual([]);
    fireEvent(row, 'layout', layout(358));
    expect(shown).toHaveLength(1);
    const at = (x: number, y: number) => colourAt(shown[0]!, { x, y });
    const { ink } = palettes[theme];
    expect(at(40, 60)).toBeNull();
    expect(at(0, 60)).toBe(ink);
    expect(at(133, 84)).toBe(ink);
    expect(at(133, 60)).toBeNull();
  },
);

test('small bars are as high as the button beside them and say the same; theirs is the ink of the theme', () => {
  renderIn({ theme: 'night' }, <OddsBarsSmall distribution={DISTRIBUTION} side="russia" />);
  expect(screen.getByLabelText(SAID)).toBeTruthy();
  const [solid, lines] = screen.UNSAFE_getAllByType(Path);
  expect(solid?.props.d).toBe('');
  expect(lines?.props.stroke).toBe(palettes.night.ink);
});

test('the curve is drawn once it knows its width, names its bands and reads the present chance', () => {
  renderIn({ theme: 'night' }, <OddsCurve series={series} bands={BANDS} at={8} testID="curve" />);
  expect(shown).toEqual([]);
  const [frame] = screen.getByTestId('curve').children;
  if (typeof frame !== 'object') throw new Error('no frame');
  fireEvent(frame, 'layout', layout(358));
  expect(shown).toHaveLength(1);
  const at = (x: number, y: number) => colourAt(shown[0]!, { x, y });
  const { now, ink, nowWash } = palettes.night;
  const here = { x: (8 / 12) * (358 - 3), y: 132 - 0.3 * 132 * 0.94 };
  expect(at(here.x, here.y)).toBe(now);
  expect(at(here.x, here.y - 5)).toBe(ink);
  expect(at(here.x - 60, 20)).toBe(nowWash);
  expect(at(here.x + 60, 20)).toBeNull();
  for (const words of ['30%', '2″', '12″', '100%']) expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByLabelText(/Now 30% at 8 inches\.$/)).toBeTruthy();
});
