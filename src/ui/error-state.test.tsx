import { screen } from '@testing-library/react-native';

import { renderUi } from '@/testing/render';

import { Button } from './button';
import { ErrorState } from './error-state';

test('an error is an alert: what happened, what to do, and the way on', () => {
  renderUi(
    <ErrorState
      title="The file could not be read"
      text="Nothing was changed. Try another."
      details="SyntaxError at 12"
      testID="error"
      actions={<Button label="Try again" onPress={jest.fn()} />}
    />,
  );
  expect(screen.getByTestId('error-words').props.role).toBe('alert');
  expect(screen.getByTestId('error-words')).toHaveTextContent(/could not be read.*Try another.*SyntaxError/);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeOnTheScreen();
});
