import { openBattle } from '@/store/battles';
import { verify } from '@/store/verify';
import { LEDGER, LinkTable, write } from '@/testing/link-table';
import { recordedFrames, sendForged, sendFromWithin } from '@/testing/mutated-frames';

let table: LinkTable;
afterEach(() => table.close());

const log = () => table.db.all<{ chain: string }>('SELECT seq, body, chain FROM log ORDER BY seq');

test('10,000 frames that were forged, changed or played back change nothing, and the table plays on', async () => {
  table = await LinkTable.open({ limits: { lines: 1e9 } });
  const frames = await recordedFrames(table);
  const blue = await table.join(table.seat('admiral', 'blue'));
  const [rows, seats] = [await log(), JSON.stringify(table.seats.at('battle'))];
  const cuts = await sendForged(table, frames, 10_000, 3);
  expect(cuts).toBeGreaterThan(50);
  await table.table.settled();
  expect(await log()).toEqual(rows);
  expect(JSON.stringify(table.seats.at('battle'))).toBe(seats);
  expect(blue.state.status).toBe('linked');
  expect(await blue.tap(write('still here'))).toEqual({ type: 'done' });
});

test('whatever a seat of the table says, it says for itself alone: the log stays whole, the other side’s pages its own', async () => {
  table = await LinkTable.open({ limits: { lines: 1e9, badFrames: 1e9 } });
  const seat = table.seat('admiral', 'red');
  const bodies = [
    JSON.stringify({ type: 'ask', tap: '1'.repeat(32), last: 0, request: write('word', 'red') }),
    JSON.stringify({ type: 'ask', tap: '2'.repeat(32), last: 0, request: write('word', 'blue') }),
    JSON.stringify({ type: 'ask', tap: '3'.repeat(32), last: 0, request: { type: 'undo' } }),
    JSON.stringify({ type: 'ask', tap: '4'.repeat(32), last: 0, request: { type: 'shutOut', seat: 'umpire-0' } }),
    JSON.stringify({ type: 'sync', have: { number: 3, version: null } }),
    JSON.stringify({ type: 'past', before: 12 }),
    `{"type":"ask","tap":"${'5'.repeat(32)}","last":0,"request":{"type":"act","rest":"app","override":true,"dice":{},"command":${'['.repeat(9000)}${']'.repeat(9000)}}}`,
  ];
  await sendFromWithin(table, seat, bodies, 3000, 4);
  await table.table.settled();
  expect(await verify(table.db, async () => LEDGER)).toMatchObject({ ok: true });
  const opened = await openBattle(table.db, LEDGER, 'battle', { whole: true });
  expect(opened.ok && LEDGER.view(opened.value.battle.state, 'blue')).toMatchObject({ blue: { count: 0 } });
  expect(opened.ok && opened.value.battle.seq).toBeGreaterThan(2);
  const blue = await table.join(table.seat('admiral', 'blue'));
  expect(await blue.tap(write('still here', 'blue'))).toEqual({ type: 'done' });
});
