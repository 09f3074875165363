import { fireEvent, screen } from '@testing-library/react-native';

import { renderUi } from '@/testing/render';

import { Confirm } from './confirm';
import { palettes } from './themes';

function ask(destructive: boolean) {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  renderUi(
    <Confirm
      open
      question="Delete the battle?"
      consequence="Its log goes with it."
      confirmLabel="Delete the battle"
      cancelLabel="Keep it"
      destructive={destructive}
      onConfirm={onConfirm}
      onCancel={onCancel}
      testID="delete"
    />,
  );
  return { onConfirm, onCancel };
}

test('asks, says what follows, and does only what was pressed', () => {
  const { onConfirm, onCancel } = ask(false);
  expect(screen.getByRole('heading', { name: 'Delete the battle?' })).toBeOnTheScreen();
  expect(screen.getByText('Its log goes with it.')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('delete-cancel'));
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1]);
  fireEvent.press(screen.getByTestId('delete-confirm'));
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1]);
});

test('leaving the sheet is a no', () => {
  const { onConfirm, onCancel } = ask(true);
  fireEvent(screen.getByTestId('sheet-scrim', { includeHiddenElements: true }), 'responderRelease');
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('what destroys is never the filled button', () => {
  ask(true);
  expect(screen.getByTestId('delete-confirm')).toHaveStyle({ borderColor: palettes.day.danger });
  expect(screen.getByTestId('delete-confirm')).not.toHaveStyle({ backgroundColor: palettes.day.action });
});
