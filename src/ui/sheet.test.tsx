import { fireEvent, screen } from '@testing-library/react-native';
import { Modal } from 'react-native';

import { renderIn, renderUi } from '@/testing/render';

import { Sheet } from './sheet';
import { Text } from './text';

const sheet = (open: boolean, onClose = jest.fn()) => (
  <Sheet open={open} onClose={onClose} title="Correct a value" testID="sheet">
    <Text>{'body'}</Text>
  </Sheet>
);

test('is not there until it opens', () => {
  const { rerender } = renderUi(sheet(false));
  expect(screen.queryByText('body')).toBeNull();
  rerender(sheet(true));
  expect(screen.getByText('body')).toBeOnTheScreen();
  expect(screen.getByRole('heading', { name: 'Correct a value' })).toBeOnTheScreen();
});

test("the close button, the scrim, and Escape or Android's back all close it", () => {
  const onClose = jest.fn();
  renderUi(sheet(true, onClose));
  fireEvent.press(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent(screen.getByTestId('sheet-scrim', { includeHiddenElements: true }), 'responderRelease');
  expect(onClose).toHaveBeenCalledTimes(2);
  fireEvent(screen.UNSAFE_getByType(Modal), 'requestClose');
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('a screen reader stays inside, and does not meet the scrim', () => {
  renderUi(sheet(true));
  expect(screen.getByTestId('sheet').props.accessibilityViewIsModal).toBe(true);
  expect(screen.queryByTestId('sheet-scrim')).toBeNull();
});

test.each([true, false])('with reduced motion %s it starts in its place: %s', (reducedMotion) => {
  renderIn({ reducedMotion }, sheet(true));
  const { transform } = screen.getByTestId('sheet').props.style;
  const [{ translateY }] = transform;
  expect(translateY === 0).toBe(reducedMotion);
});
