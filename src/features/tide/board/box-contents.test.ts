import '@/messages/tide';

import { DUEL, TideTable } from '@/testing/tide-table';

import { holdsWords } from './board-words';
import { type Place, tokensIn } from './box-contents';

const holds = (table: TideTable, place: Place, viewer: 'public' | 'ijn' | 'irn' = 'public') =>
  holdsWords(tokensIn(table.view(viewer), place));

test('[TAS-2][TAS-3] at first all ships lie in their ports', () => {
  const table = new TideTable({ counters: DUEL });
  expect(holds(table, 'japan')).toBe('2 Japanese ships');
  expect(holds(table, 'port-arthur')).toBe('2 Russian ships');
  expect(holds(table, 'vladivostok')).toBe('1 Russian ship');
  expect(holds(table, 'open-sea')).toBe('empty');
  expect(holds(table, 'coastal')).toBe('empty');
});

test('[TAS-8] a fleet at sea is one token without a number, and its port tells none either', () => {
  const table = new TideTable({ counters: DUEL }).all(
    { type: 'stayInPort', fleet: 'vladivostok' },
    { type: 'sail', fleet: 'port-arthur', ships: ['poltava'] },
  );
  expect(holds(table, 'coastal')).toBe('Russian ships, unspotted');
  expect(holds(table, 'port-arthur')).toBe('Russian ships, unspotted');
  expect(holds(table, 'coastal', 'irn')).toBe('1 Russian ship');
  expect(holds(table, 'port-arthur', 'irn')).toBe('1 Russian ship');
  table.do({ type: 'sail', fleet: 'japan', ships: ['mikasa'] });
  expect(holds(table, 'open-sea')).toBe('Japanese ships, unspotted');
});

test('[TAS-13][TAS-18] through the mines they are in one box, and who turned back lies under a Port marker', () => {
  const table = new TideTable({ counters: DUEL })
    .all(
      { type: 'stayInPort', fleet: 'vladivostok' },
      { type: 'sail', fleet: 'port-arthur', ships: ['poltava', 'bayan'] },
      { type: 'sail', fleet: 'japan', ships: ['mikasa', 'asahi'] },
    )
    .do({ type: 'enterCoastal' }, [5, 6]);
  expect(holds(table, 'coastal')).toBe('Japanese ships, unspotted, Russian ships, unspotted');
  expect(holds(table, 'japan', 'ijn')).toBe('1 Japanese ship under a Port marker');
  table.do({ type: 'reveal' });
  expect(holds(table, 'coastal')).toBe('1 Japanese ship, 2 Russian ships');
  expect(holds(table, 'japan')).toBe('1 Japanese ship under a Port marker');
  expect(holds(table, 'port-arthur')).toBe('empty');
});

test('[TAS-33] the European Fleet comes into the Open Sea through the mines', () => {
  const table = new TideTable({ counters: DUEL, turnLimit: 2 }).all(
    { type: 'stayInPort', fleet: 'vladivostok' },
    { type: 'stayInPort', fleet: 'port-arthur' },
    { type: 'beginTsushima' },
  );
  expect(holds(table, 'open-sea')).toBe('2 Japanese ships');
  table.do({ type: 'enterOpenSea' }, [1]);
  expect(holds(table, 'open-sea')).toBe('2 Japanese ships, 1 Russian ship');
});
