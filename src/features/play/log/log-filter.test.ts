import type { Companion } from '../companion';
import { EVERYTHING, filtered, searched } from './log-filter';
import type { Item } from './use-story';

const item = (number: number, code: string, override: boolean) =>
  ({ type: 'action', number, override, descriptions: [{ code, data: {}, about: [] }], dice: {} }) as unknown as Item;

test('what the umpire allowed behind a curtain is not among his doings: it would tell a launch from a dummy', () => {
  const items = [item(1, 'MarkerPlaced', true), item(2, 'MarkerPlaced', false), item(3, 'RuleOverridden', true)];
  const companion = { book: {}, log: { kinds: [], umpire: ['RuleOverridden'] } } as unknown as Companion;
  const shown = filtered(companion, items, { ...EVERYTHING, kind: 'umpire' });
  expect(shown.map(({ number }) => number)).toEqual([3]);
});

test('a long log is searched with pauses, without accents or capitals, and given up for other words', async () => {
  const items = Array.from({ length: 1000 }, (_, number) => item(number, 'Noted', false));
  const linesOf = ({ number }: Item) => [
    number % 100 === 7 ? 'The Mikása fires.' : 'Nothing happens.',
    'A second line.',
  ];
  let pauses = 0;
  const search = (words: string, wanted: () => boolean) =>
    searched(items, words, { linesOf, wanted, pause: async () => void (pauses += 1) });
  expect((await search('mikasa F', () => true))?.map(({ number }) => number)).toEqual([
    7, 107, 207, 307, 407, 507, 607, 707, 807, 907,
  ]);
  expect(pauses).toBe(9);
  expect(await search('line mikasa', () => true)).toHaveLength(10);
  expect(await search('mikasa', () => pauses < 21)).toBeNull();
});
