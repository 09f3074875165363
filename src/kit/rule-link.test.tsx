import { fireEvent, screen } from '@testing-library/react-native';

import { BookContext } from '@/messages/book-context';
import { addWords } from '@/messages/messages';
import { renderUi } from '@/testing/render';

import { RuleLink } from './rule-link';

const inBook = (book: string | null, rule: string) =>
  renderUi(
    <BookContext value={book}>
      <RuleLink rule={rule} />
    </BookContext>,
  );

test('a rule number opens the text of the rule', async () => {
  await inBook('togo', 'TOGO-36');
  expect(screen.queryByText(/may not fire/)).toBeNull();
  await fireEvent.press(screen.getByTestId('rule-TOGO-36'));
  expect(screen.getByText(/more than half of her movement on turning may not fire/)).toBeOnTheScreen();
});

test('a number without a text is a plain word', async () => {
  await inBook('togo', 'TIDE-1');
  expect(screen.getByText('TIDE-1')).toBeOnTheScreen();
  expect(screen.queryByTestId('rule-TIDE-1')).toBeNull();
});

test('the same number is the rule of the book on screen, and of none where there is no book', async () => {
  addWords({ toy: { rules: { 'AMB-3': 'Chits are turned over together.' } } });
  const { unmount } = await inBook('toy', 'AMB-3');
  await fireEvent.press(screen.getByTestId('rule-AMB-3'));
  expect(screen.getByText('Chits are turned over together.')).toBeOnTheScreen();
  await unmount();
  const other = await inBook('togo', 'AMB-3');
  await fireEvent.press(screen.getByTestId('rule-AMB-3'));
  expect(screen.getByTestId('rule-AMB-3-sheet')).toBeOnTheScreen();
  expect(screen.queryByText('Chits are turned over together.')).toBeNull();
  await other.unmount();
  await inBook(null, 'AMB-3');
  expect(screen.queryByTestId('rule-AMB-3')).toBeNull();
});
