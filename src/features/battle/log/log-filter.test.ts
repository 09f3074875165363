import { EVERYTHING, filtered } from './log-filter';
import type { Item } from './use-story';

const item = (seq: number, code: string, override: boolean) =>
  ({ type: 'action', seq, override, told: [{ code, data: {}, about: [] }], dice: {} }) as unknown as Item;

test('what the umpire allowed behind a curtain is not among his doings: it would tell a launch from a dummy', () => {
  const items = [item(1, 'MarkerPlaced', true), item(2, 'MarkerPlaced', false), item(3, 'RuleOverridden', true)];
  const shown = filtered(items, { ...EVERYTHING, kind: 'umpire' }, () => '');
  expect(shown.map(({ seq }) => seq)).toEqual([3]);
});
