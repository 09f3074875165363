import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { useEffect, useState } from 'react';

import { renderIn, renderUi } from '@/testing/render';

import { TextField } from './text-field';
import { THEME_NAMES, palettes } from './themes';
import { touch } from './tokens';

type Props = Partial<Parameters<typeof TextField>[0]>;

let keep: (text: string) => void;

/** Keeps nothing by itself: what was typed is kept when the test says so, as by a slow disk. */
function Slow({ start = 'Fuji', ...props }: Props & { start?: string }) {
  const [value, setValue] = useState(start);
  useEffect(() => void (keep = setValue), []);
  return <TextField label="Name" onChange={() => undefined} testID="name" {...props} value={value} />;
}

/** Keeps each letter at once, trimmed as names are. */
function Prompt({ start = 'Fuji', ...props }: Props & { start?: string }) {
  const [value, setValue] = useState(start);
  useEffect(() => void (keep = setValue), []);
  return <TextField label="Name" testID="name" {...props} value={value} onChange={(text) => setValue(text.trim())} />;
}

const field = () => screen.getByLabelText('Name');
const type = (text: string) => fireEvent.changeText(field(), text);

test('the label names the field and is not read out twice', () => {
  renderUi(<Slow />);
  expect(field()).toHaveDisplayValue('Fuji');
  expect(screen.queryByText('Name')).toBeNull();
  expect(screen.getByText('Name', { includeHiddenElements: true })).toBeTruthy();
});

test('a hint that comes while the name is typed comes into a region that was there before: a browser says nothing else', () => {
  renderUi(<Slow />);
  const [region] = screen.UNSAFE_getAllByProps({ 'aria-live': 'polite' });
  screen.rerender(<Slow hint="Another ship is called so." />);
  expect(within(region!).getByText('Another ship is called so.')).toBeOnTheScreen();
});

test('no label stands where the place says what is written', () => {
  renderUi(<Slow showLabel={false} />);
  expect(screen.queryByText('Name', { includeHiddenElements: true })).toBeNull();
  expect(field()).toBeOnTheScreen();
});

test('letters stay while a slow disk still keeps the older ones', () => {
  const onChange = jest.fn();
  renderUi(<Slow onChange={onChange} />);
  type('A');
  type('As');
  type('Asa');
  act(() => keep('A'));
  expect(field()).toHaveDisplayValue('Asa');
  act(() => keep('As'));
  expect(field()).toHaveDisplayValue('Asa');
  act(() => keep('Asa'));
  expect(field()).toHaveDisplayValue('Asa');
  expect(onChange.mock.calls).toEqual([['A'], ['As'], ['Asa']]);
});

test('a space stays while typing, and goes with what is kept when the field is left', () => {
  renderUi(<Prompt />);
  type('Asahi ');
  expect(field()).toHaveDisplayValue('Asahi ');
  fireEvent(field(), 'blur');
  expect(field()).toHaveDisplayValue('Asahi');
});

test.each([
  ['taken back to what stood before', 'Fuji'],
  ['taken back to a letter typed before', 'As'],
  ['cleared', ''],
])('shows at once what is %s, without being left', (_, to) => {
  renderUi(<Prompt />);
  type('A');
  type('As');
  type('Asa');
  act(() => keep(to));
  expect(field()).toHaveDisplayValue(to);
  type(`${to}x`);
  expect(field()).toHaveDisplayValue(`${to}x`);
});

test('what is kept in another form is shown so only when the field is left', () => {
  const keptAs = (text: string) => text.trim().toLowerCase().replaceAll(' ', '-');
  renderUi(<Slow keptAs={keptAs} />);
  type('First ');
  act(() => keep('first'));
  type('First D');
  act(() => keep('first-d'));
  expect(field()).toHaveDisplayValue('First D');
  fireEvent(field(), 'blur');
  expect(field()).toHaveDisplayValue('first-d');
});

test('what may not be empty says so, reports nothing, and comes back when left', () => {
  const onChange = jest.fn();
  renderUi(<Slow onChange={onChange} emptyError="It needs a name" />);
  type('  ');
  expect(screen.getByRole('alert')).toHaveTextContent('It needs a name');
  expect(onChange).not.toHaveBeenCalled();
  fireEvent(field(), 'blur');
  expect(field()).toHaveDisplayValue('Fuji');
  expect(screen.queryByRole('alert')).toBeNull();
  type('Asahi');
  expect(onChange).toHaveBeenCalledWith('Asahi');
});

test.each(THEME_NAMES)('an error is framed and said, a hint stands below (%s)', (theme) => {
  renderIn({ theme }, <Slow error="Too plain" hint="As on the card" />);
  expect(field()).toHaveStyle({ borderColor: palettes[theme].danger });
  expect(screen.getByRole('alert')).toHaveTextContent('Too plain');
  expect(screen.getByTestId('name-hint')).toHaveTextContent('As on the card');
});

test('grows with the text and is never lower than a finger', () => {
  renderUi(<Slow />);
  expect(field()).toHaveStyle({ minHeight: touch.min });
  const { fontSize } = field().props.style;
  screen.unmount();
  renderIn({ textScale: 1.6 }, <Slow multiline />);
  expect(field()).toHaveStyle({ minHeight: 2 * touch.min });
  expect(field().props.style.fontSize).toBeCloseTo(1.6 * fontSize);
});

test('corrects sentences, not names', () => {
  renderUi(<Slow multiline />);
  expect(field().props.autoCorrect).toBe(true);
  screen.unmount();
  renderUi(<Slow multiline kind="name" />);
  expect(field().props).toMatchObject({ autoCorrect: false, selectTextOnFocus: true });
});
