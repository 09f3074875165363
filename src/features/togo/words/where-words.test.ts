import type { LastResult } from '@/rules/common/where';
import type { LastCode, TogoWhere as Where } from '@/rules/togo/index';

import { savedAt } from '@/kit/words/saved-at';
import { whereCounts, whereHeadline, whereLast, whereLine, whereRow } from './where-words';

const mikasa = { name: 'Mikasa', side: 'ijn' };
const suvorov = { name: 'Knyaz Suvorov', side: 'irn' };
const where: Where = {
  ...{ turn: 4, turnLimit: 36, phase: 'F', acting: 'ijn', owed: 3, last: null, over: null },
  dice: { doing: 'fire', who: mikasa, purpose: 'hit', missing: 4, need: 2, at: 'most' },
};
const idle: Where = { ...where, dice: null };

test('a strip left half-way: who, what, how many and the number needed', () => {
  expect(whereHeadline(where)).toBe('Mikasa firing');
  expect(whereLine(where)).toBe('Turn 4 of 36 · F Gunfire');
  expect(whereCounts(where)).toEqual({ count: 4, words: 'hit dice to roll, each ≤2' });
  expect(whereRow(where)).toBe('Turn 4 of 36 · F Gunfire · 4 dice to roll');
});

test.each<[string, Partial<Where>]>([
  ['The Japanese fire', {}],
  ['Both sides fire', { acting: null }],
  ['The Russians move', { phase: 'C', acting: 'irn' }],
  ['Initiative', { phase: 'B', acting: null, owed: 1 }],
  ['Damage control', { phase: 'G' }],
  ['Japanese victory', { over: { winner: 'ijn' } }],
  ['Battle over', { over: { winner: null } }],
])('says: %s', (words, change) => {
  expect(whereHeadline({ ...idle, ...change })).toBe(words);
});

test('without a strip it counts what is owed', () => {
  expect(whereCounts(idle)).toEqual({ count: 3, words: 'things left to do in this phase' });
  expect(whereRow({ ...idle, owed: 0, turnLimit: null })).toBe('Turn 4 · F Gunfire · all done');
});

test.each<[string | null, Partial<LastResult<LastCode>>]>([
  ['Last: Mikasa scored 1 hit on Knyaz Suvorov', { whom: suvorov, count: 1 }],
  ['Last: Mikasa fired at Knyaz Suvorov, no effective hits', { whom: suvorov }],
  ['Last: A Russian counter moved', { code: 'moved', who: { name: null, side: 'irn' } }],
  ['Last: The Russians won the initiative and move last', { code: 'initiative', who: { name: null, side: 'irn' } }],
  ['Last: The Japanese drew 2 cards', { code: 'drew', who: { name: null, side: 'ijn' }, count: 2 }],
  ['Last: Mikasa abandoned', { code: 'abandoned' }],
])('tells the last result: %s', (words, change) => {
  const last: LastResult<LastCode> = { ...{ code: 'fired', who: mikasa, whom: null, count: 0 }, ...change };
  expect(whereLast({ ...idle, last })).toBe(words);
});

test('a time today, a day this year, else the year too', () => {
  const now = new Date(2025, 4, 27, 15);
  expect(savedAt(new Date(2025, 4, 27, 14, 7).toISOString(), now)).toBe('14:07');
  expect(savedAt(new Date(2025, 0, 3).toISOString(), now)).toBe('3 Jan');
  expect(savedAt(new Date(2024, 0, 3).toISOString(), now)).toBe('3 Jan 2024');
  expect(savedAt('never', now)).toBe('');
});
