import { fireEvent, screen } from '@testing-library/react-native';

import { renderUi } from '@/testing/render';

import { RuleLink } from './rule-link';

test('a rule number opens the text of the rule', async () => {
  await renderUi(<RuleLink rule="TOGO-36" />);
  expect(screen.queryByText(/does not fire/)).toBeNull();
  await fireEvent.press(screen.getByTestId('rule-TOGO-36'));
  expect(screen.getByText(/more than half of her movement on turning does not fire/)).toBeOnTheScreen();
});

test('a number without a text is a plain word', async () => {
  await renderUi(<RuleLink rule="TIDE-1" />);
  expect(screen.getByText('TIDE-1')).toBeOnTheScreen();
  expect(screen.queryByTestId('rule-TIDE-1')).toBeNull();
});
