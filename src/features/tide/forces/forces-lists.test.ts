import { type Counter, COUNTERS } from '@/rules/tide/index';
import { counter, TideTable } from '@/testing/tide-table';

import { forcesLists } from './forces-lists';

const ids = (table: TideTable, filter: Parameters<typeof forcesLists>[1], viewer: 'public' | 'irn' = 'public') =>
  forcesLists(table.view(viewer), filter).map(({ id, data }) => [id, data.length]);

test('[TAS-2] fleets stand in groups, each in its line', () => {
  const table = new TideTable();
  expect(ids(table, 'all')).toEqual([
    ['japan', 12],
    ['port-arthur', 9],
    ['vladivostok', 4],
    ['european', 10],
  ]);
  expect(ids(table, 'ijn')).toEqual([['japan', 12]]);
  expect(ids(table, 'damaged')).toEqual([]);
});

test('ships whose counters were not typed yet come first, in a group of their own', () => {
  const counters: readonly Counter[] = [...COUNTERS.slice(4, 6), counter('bayan', 'port-arthur', 'cruiser', null)];
  expect(ids(new TideTable({ counters }), 'all')).toEqual([
    ['need', 1],
    ['port-arthur', 2],
  ]);
});

test('[TAS-30][TAS-31] damage and Port markers are filtered by what the viewer knows', () => {
  const hurt = (table: TideTable) =>
    table.all(
      { type: 'correct', path: ['ships', 'retvizen', 'damaged'], value: true },
      { type: 'correct', path: ['ships', 'poltava', 'port'], value: true },
    );
  const open = hurt(new TideTable());
  expect(ids(open, 'damaged')).toEqual([['port-arthur', 1]]);
  expect(ids(open, 'port')).toEqual([['port-arthur', 1]]);
  const secret = hurt(new TideTable({}, { conditionInPort: 'secret' }));
  expect(ids(secret, 'damaged')).toEqual([]);
  expect(ids(secret, 'port')).toEqual([]);
  expect(ids(secret, 'port', 'irn')).toEqual([['port-arthur', 1]]);
});
