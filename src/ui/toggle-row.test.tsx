import { fireEvent, screen } from '@testing-library/react-native';

import { renderUi } from '@/testing/render';

import { ToggleRow } from './toggle-row';

test.each(['switch', 'checkbox'] as const)('a %s row has its role and state, and turns over', (kind) => {
  const onChange = jest.fn();
  renderUi(<ToggleRow kind={kind} title="Keep awake" subtitle="In a battle" on={false} onChange={onChange} />);
  const row = screen.getByRole(kind, { name: 'Keep awake, In a battle' });
  expect(row).not.toBeChecked();
  fireEvent.press(row);
  expect(onChange).toHaveBeenCalledWith(true);
});

test('a row that is on turns off', () => {
  const onChange = jest.fn();
  renderUi(<ToggleRow title="Haptics" on onChange={onChange} />);
  expect(screen.getByRole('switch')).toBeChecked();
  fireEvent.press(screen.getByRole('switch'));
  expect(onChange).toHaveBeenCalledWith(false);
});
