import { fireEvent, screen } from '@testing-library/react-native';
import { View } from 'react-native';

import { PHONE, renderUi } from '@/testing/render';

import { Screen } from './screen';
import { Text } from './text';
import { skeleton } from './tokens';

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
