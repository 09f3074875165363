import { screen } from '@testing-library/react-native';

import { renderIn, renderUi } from '@/testing/render';

import { ActionBar } from './action-bar';
import { Text } from './text';

const words = (text: string) => <Text>{text}</Text>;

test('the action bar puts the filled button on the side of the thumb', () => {
  const bar = <ActionBar main={words('Fire')} aside={words('46%')} />;
  const order = () => screen.getAllByText(/Fire|46%/).map((text) => text.props.children);
  renderUi(bar);
  expect(order()).toEqual(['46%', 'Fire']);
  screen.unmount();
  renderIn({ hand: 'left' }, bar);
  expect(order()).toEqual(['Fire', '46%']);
});
