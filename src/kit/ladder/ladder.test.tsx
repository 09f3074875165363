import { fireEvent, screen } from '@testing-library/react-native';

import { renderIn, renderUi } from '@/testing/render';
import { palettes } from '@/ui/themes';

import { FaceLadder } from './face-ladder';
import { TotalLadder } from './total-ladder';
import { labelPlaces, resultGroups, TOTALS, waysOf } from './totals';

const spotted = (face: number) =>
  face >= 2
    ? { brings: String(face + 3), note: 'spotted', scores: true }
    : { brings: '4', note: 'hidden', scores: false };
const hits = (total: number) =>
  total === 12 ? { brings: '2 hits', scores: true } : { brings: total >= 9 ? '1 hit' : 'no hit', scores: total >= 9 };

test('each face says what it brings', () => {
  renderUi(<FaceLadder label="Search" resultOf={spotted} testID="search" />);
  expect(screen.getByLabelText('1 brings 4, hidden')).toBeOnTheScreen();
  expect(screen.getByLabelText('6 brings 9, spotted')).toBeOnTheScreen();
});

test('six faces stand in one row, and in two with large text', () => {
  const rows = () => screen.getByTestId('search').children.length;
  renderUi(<FaceLadder label="Search" resultOf={spotted} testID="search" />);
  expect(rows()).toBe(1);
  screen.unmount();
  renderIn({ textScale: 1.6 }, <FaceLadder label="Search" resultOf={spotted} testID="search" />);
  expect(rows()).toBe(2);
});

test('the ways of two dice add up to 36', () => {
  expect(TOTALS.map(waysOf).reduce((sum, ways) => sum + ways)).toBe(36);
});

test.each(['day', 'dark', 'night'] as const)('by %s totals that score are solid, the others hollow', (theme) => {
  renderIn({ theme }, <TotalLadder label="Salvo" resultOf={hits} testID="salvo" />);
  const fill = (total: number) => screen.getByTestId(`salvo-${total}`).props.style.backgroundColor as unknown;
  expect(fill(8)).toBeUndefined();
  expect(fill(9)).toBe(palettes[theme].ink);
  expect(screen.getByLabelText('Salvo. 9 to 11: 1 hit. 12: 2 hits. 28% in all')).toBeOnTheScreen();
});

test('what the bars bring stands over them once they are measured, and below them with large text', () => {
  const layout = { nativeEvent: { layout: { x: 0, y: 0, width: 358, height: 48 } } };
  renderUi(<TotalLadder label="Salvo" resultOf={hits} testID="salvo" />);
  fireEvent(screen.getByTestId('salvo-bars'), 'layout', layout);
  expect(screen.getByText('2 hits')).toBeOnTheScreen();
  screen.unmount();
  renderIn({ textScale: 1.6 }, <TotalLadder label="Salvo" resultOf={hits} testID="salvo" />);
  fireEvent(screen.getByTestId('salvo-bars'), 'layout', layout);
  expect(screen.getByText('12: 2 hits')).toBeOnTheScreen();
});

test('words over the bars stay in the drawing, over the bars they cross, and out of each other', () => {
  const heightOf = (total: number) => waysOf(total) * 8;
  const room = { bar: 28, gap: 4, width: 348, letter: 6, heightOf };
  const groups = resultGroups(hits).filter(({ result }) => result.scores);
  const [one, two] = labelPlaces(groups, room);
  expect(two!.left + two!.room).toBeLessThanOrEqual(348);
  // "2 hits" is wider than the bar of 12 and crosses that of 11, which is twice as high.
  expect(two!.bottom).toBe(heightOf(11) + 2);
  expect(two!.left).toBeGreaterThanOrEqual(one!.left + one!.room);
});
