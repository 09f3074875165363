import { fireEvent, screen } from '@testing-library/react-native';

import { bareShip } from '@/rules/togo/index';
import { renderUi } from '@/testing/render';

import { HullRows } from './fields';

test('a base of boats keeps them while her size and armour are set', () => {
  const onTarget = jest.fn();
  const target = bareShip({ type: 'TB', size: 1, armour: 0, units: 3 });
  renderUi(<HullRows target={target} against="gun" sizeHint="" onTarget={onTarget} />);
  fireEvent.press(screen.getByTestId('size-more'));
  expect(onTarget).toHaveBeenCalledWith(bareShip({ type: 'TB', size: 2, armour: 0, units: 3 }));
});
