import { act, fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { Dimensions, View } from 'react-native';

import { PHONE, renderIn, renderUi } from '@/testing/render';

import { Screen } from './screen';
import { Text } from './text';
import { TextField } from './text-field';
import { skeleton } from './tokens';
import { shapeOf } from './window-shape';

const words = (text: string) => <Text>{text}</Text>;

test('has a header with a way back, the title as first heading, and a place at the right', () => {
  const onPress = jest.fn();
  renderUi(
    <Screen title="Mikasa fires" subtitle="Turn 4" back={{ label: 'Back', onPress }} right={words('right')}>
      {words('body')}
    </Screen>,
  );
  expect(screen.getByRole('heading', { name: 'Mikasa fires' }).props['aria-level']).toBe(1);
  expect(screen.getByText('Turn 4')).toBeOnTheScreen();
  expect(screen.getByText('right')).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Back' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('without a header the body keeps clear of the notch', () => {
  renderUi(<Screen flush>{words('body')}</Screen>);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByTestId('action-bar')).toBeNull();
  expect(screen.queryByTestId('low-row')).toBeNull();
});

test('the low row is reserved under an action bar even when it is empty, so the filled button never moves', () => {
  const reserved = { minHeight: skeleton.lowRow + PHONE.insets.bottom };
  renderUi(<Screen actionBar={{ main: words('Fire') }}>{words('body')}</Screen>);
  expect(screen.getByTestId('low-row')).toHaveStyle(reserved);
  screen.unmount();
  renderUi(
    <Screen actionBar={{ main: words('Fire') }} lowRow={words('tabs')}>
      {words('body')}
    </Screen>,
  );
  expect(screen.getByTestId('low-row')).toHaveStyle(reserved);
  expect(screen.getByText('tabs')).toBeOnTheScreen();
});

test('is read from top to bottom', () => {
  renderUi(
    <Screen title="title" actionBar={{ main: words('bar') }} lowRow={words('low')}>
      {words('body')}
    </Screen>,
  );
  const read = screen.getAllByText(/title|body|bar|low/).map((text) => text.props.children);
  expect(read).toEqual(['title', 'body', 'bar', 'low']);
});

test('a header of its own takes the place of the stack header', () => {
  renderUi(
    <Screen title="Turn" header={<View testID="own" />}>
      {words('body')}
    </Screen>,
  );
  expect(screen.getByTestId('own')).toBeOnTheScreen();
  expect(screen.queryByText('Turn')).toBeNull();
});

const turnTo = (width: number, height: number) => {
  const window = { width, height, scale: 2, fontScale: 1 };
  Dimensions.set({ window, screen: window });
};
afterEach(() => act(() => turnTo(390, 844)));

test.each([
  [390, 844, 'upright'],
  [320, 568, 'upright'],
  [844, 390, 'sideways'],
  [568, 320, 'sideways'],
  [932, 430, 'sideways'],
  [390, 400, 'upright'],
  [820, 1180, 'tablet'],
  [1180, 820, 'tablet'],
] as const)('a window of %d x %d is %s', (width, height, shape) => {
  expect(shapeOf({ width, height })).toBe(shape);
});

test.each([
  ['right', { right: 0 }, { paddingRight: 338 }],
  ['left', { left: 0 }, { paddingLeft: 338 }],
] as const)(
  'on its side, header and bar stand in a column on the %s, and the body has the whole height',
  (hand, at, room) => {
    turnTo(844, 390);
    renderIn(
      { hand },
      <Screen title="title" actionBar={{ main: words('bar'), aside: words('aside') }} lowRow={words('low')}>
        {words('body')}
      </Screen>,
    );
    const column = { position: 'absolute', width: 338, ...at } as const;
    expect(screen.getByTestId('screen-head')).toHaveStyle({ ...column, top: 0 });
    expect(screen.getByTestId('screen-foot')).toHaveStyle({ ...column, bottom: 0 });
    expect(screen.getByTestId('screen-main')).toHaveStyle({ flex: 1, ...room });
    // Read in the same order as upright.
    const read = screen.getAllByText(/title|body|aside|bar|low/).map((text) => text.props.children);
    expect(read).toEqual(['title', 'body', ...(hand === 'left' ? ['bar', 'aside'] : ['aside', 'bar']), 'low']);
  },
);

test.each([
  [844, 'row'],
  [667, undefined],
] as const)('on its side, %d wide, what stands in the bar has the direction %s', (width, direction) => {
  turnTo(width, 390);
  renderUi(
    <Screen title="title" actionBar={{ main: words('bar'), aside: words('aside') }}>
      {words('body')}
    </Screen>,
  );
  expect(screen.getByTestId('action-bar-parts')).toHaveStyle({ flexDirection: direction });
});

test('on its side without anything to press the header stays above', () => {
  turnTo(844, 390);
  renderUi(<Screen title="title">{words('body')}</Screen>);
  expect(screen.getByTestId('screen-head')).not.toHaveStyle({ position: 'absolute' });
});

test('what leads the body stands under the header of a phone that lies on its side', () => {
  const lead = (
    <Screen title="title" lead={words('lead')} actionBar={{ main: words('bar') }}>
      {words('body')}
    </Screen>
  );
  renderUi(lead);
  expect(screen.getByTestId('screen-head')).not.toHaveTextContent(/lead/);
  act(() => turnTo(844, 390));
  expect(screen.getByTestId('screen-head')).toHaveTextContent(/lead/);
  expect(screen.getAllByText('lead')).toHaveLength(1);
});

test('nothing half entered is lost when the phone is turned', () => {
  renderUi(
    <Screen title="title" actionBar={{ main: words('bar') }}>
      <TextFieldOfItsOwn />
    </Screen>,
  );
  fireEvent.changeText(screen.getByTestId('name'), 'Mika');
  act(() => turnTo(844, 390));
  expect(screen.getByTestId('name').props.value).toBe('Mika');
});

function TextFieldOfItsOwn() {
  const [value, setValue] = useState('');
  return <TextField label="Name" value={value} onChange={setValue} testID="name" />;
}
