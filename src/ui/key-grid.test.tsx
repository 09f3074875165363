import { screen } from '@testing-library/react-native';

import { renderUi } from '@/testing/render';

import { KeyGrid } from './key-grid';
import { PadKey } from './pad-key';

test('names the group, and a short last row keeps its columns', () => {
  renderUi(
    <KeyGrid label="How many?" columns={3} testID="grid">
      {[0, 1, 2, 3].map((n) => (
        <PadKey key={n} label={`${n} hits`} numeral={String(n)} minHeight={60} onPress={jest.fn()} />
      ))}
    </KeyGrid>,
  );
  expect(screen.getByLabelText('How many?').props.role).toBe('group');
  expect(screen.getAllByRole('button')).toHaveLength(4);
  expect(screen.getAllByTestId('key-gap')).toHaveLength(2);
});
