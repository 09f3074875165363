import { LinkTable, until, write } from '@/testing/link-table';

import { Table } from './table';

const MINUTE = 60_000;
let table: LinkTable;
beforeEach(async () => {
  table = await LinkTable.open();
});
afterEach(() => table.close());

test('a clock that one phone starts is every phone’s, and there after the host was started again', async () => {
  const red = await table.join(table.seat('admiral', 'red'));
  const crowd = await table.join(table.seat('public'));
  expect(red.state.clock.clock).toBeNull();
  const end = { type: 'after', played: 90 * MINUTE } as const;
  expect(await red.tap({ type: 'clock', change: { type: 'start', end } })).toEqual({ type: 'done' });
  await until(crowd, () => crowd.state.clock.clock !== null);
  expect(crowd.state.clock).toMatchObject({ clock: { end, pausedAt: null }, ahead: expect.any(Number) });

  // Time is no act: the log has nothing of it.
  expect(red.state.lines).toEqual([]);
  await red.tap(write('word'));

  const { options } = table.table.log;
  const again = await Table.open(options);
  if (!again.ok) throw new Error(again.error);
  expect(again.value.clock.message()).toMatchObject({ clock: { end } });

  expect(await red.tap({ type: 'clock', change: { type: 'stop' } })).toEqual({ type: 'done' });
  await until(crowd, () => crowd.state.clock.clock === null);
  const late = await table.join(table.seat('admiral', 'blue'));
  expect(late.state.clock.clock).toBeNull();
});

test('who only looks on sets no clock', async () => {
  const crowd = await table.join(table.seat('public'));
  const end = { type: 'at', at: 16.5 * 60 * MINUTE } as const;
  const answer = await crowd.tap({ type: 'clock', change: { type: 'start', end } });
  expect(answer).toMatchObject({ type: 'refused', refusal: { code: 'ONLY_LOOKING' } });
});
