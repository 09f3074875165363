import { fireEvent, screen } from '@testing-library/react-native';

import { renderUi } from '@/testing/render';

import { TabBar } from './tab-bar';

const tabs = [
  { value: 'turn', label: 'Turn', icon: 'pennant', badge: '2 owed' },
  { value: 'fleet', label: 'Fleet', icon: 'ship' },
] as const;

test('tells which tab is chosen and what waits behind one, and changes on a tap', async () => {
  const onChange = jest.fn();
  await renderUi(<TabBar label="Parts" tabs={tabs} value="turn" onChange={onChange} testID="tab" />);
  expect(screen.getByRole('tab', { name: 'Turn, 2 owed' })).toBeSelected();
  expect(screen.getByRole('tab', { name: 'Fleet' })).not.toBeSelected();
  await fireEvent.press(screen.getByTestId('tab-fleet'));
  expect(onChange).toHaveBeenCalledWith('fleet');
});
