import { act, renderHook, waitFor } from '@testing-library/react-native';

import { useSearched } from './use-searched';
import type { Item } from './use-story';

const item = (number: number) => ({ type: 'action', number }) as unknown as Item;
const LINES = ['Rurik fired at Azuma', 'Azuma fired at Rurik', 'Mikasa moved'];
const linesOf = ({ number }: Item) => [LINES[number % 3]!];

test('until the words are read it says so, and never shows the answer to other words as theirs', async () => {
  const among = Array.from({ length: 600 }, (_, number) => item(number));
  const { result, rerender } = renderHook(
    ({ words, list }: { words: string; list: readonly Item[] }) => useSearched(list, words, linesOf),
    { initialProps: { words: '', list: among } },
  );
  expect(result.current).toEqual({ items: among, isReading: false });
  rerender({ words: 'rurik', list: among });
  expect(result.current).toEqual({ items: among, isReading: true });
  await waitFor(() => expect(result.current.isReading).toBe(false));
  const rurik = result.current.items;
  expect(rurik).toHaveLength(400);
  // More of the same: the answer is among these.
  rerender({ words: 'rurik m', list: among });
  expect(result.current).toEqual({ items: rurik, isReading: true });
  // Something happened meanwhile: the list does not jump to everything and back.
  rerender({ words: 'rurik', list: [item(600), ...among] });
  expect(result.current).toEqual({ items: rurik, isReading: true });
  await waitFor(() => expect(result.current.items).toHaveLength(401));
  // Other words: not the old ones' answer.
  rerender({ words: 'mikasa', list: among });
  expect(result.current).toEqual({ items: among, isReading: true });
  await waitFor(() => expect(result.current.items).toHaveLength(200));
  await act(async () => undefined);
});
