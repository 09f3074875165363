import type { Draft } from '@/game/act';
import { startClock } from '@/game/play-clock';
import { readClock, writeClock } from '@/store/clock-document';
import type { Driver } from '@/store/db/driver';
import { append, createBattle, openBattle } from '@/store/battles';
import { saveDraft } from '@/store/drafts';
import { emptyDatabase } from '@/testing/league-options';
import { LEDGER } from '@/testing/link-table';

import { publishedDriver, type Record, takeIn } from './published-driver';

const AT = '1905-05-27T14:08:00.000Z';
const RESEEDED = { type: 'v1.Reseeded', seed: 'f'.repeat(32) } as const;
const STRIP: Draft = { command: { type: 'throw', dice: 2, of: null }, override: false, sheet: {}, appDice: 0 } as never;

let [db, copy]: Driver[] = [];
let records: Record[];
beforeEach(async () => {
  [db, copy] = [await emptyDatabase(), await emptyDatabase()];
  records = [];
});
afterEach(() => Promise.all([db!.close(), copy!.close()]));

const everything = async (of: Driver) => ({
  battles: await of.all('SELECT id, name, book, created_at FROM battles'),
  log: await of.all('SELECT * FROM log ORDER BY seq'),
  drafts: await of.all('SELECT * FROM drafts ORDER BY curtain'),
});
const begun = (published: Driver) =>
  createBattle(published, LEDGER, { id: 'battle', name: 'Test', seed: 7, setup: { limit: 9 } }, AT);

test('what was written, and every unfinished strip, can be told from the records alone', async () => {
  const published = publishedDriver(db!, 'battle', async (record) => void records.push(record));
  await begun(published);
  await saveDraft(published, 'battle', STRIP, AT, 'red-admiral');
  await saveDraft(published, 'battle', STRIP, AT, 'blue-admiral');
  const open = await openBattle(published, LEDGER, 'battle');
  if (!open.ok) throw new Error(open.error);
  await append(published, open.value, [RESEEDED], AT, 'red-admiral');
  expect(records.map((record) => record.type === 'written' && [record.rows.length, record.drafts.length])).toEqual([
    [1, 0],
    [0, 1],
    [0, 2],
    [1, 1],
  ]);
  for (const record of records) await takeIn(copy!, JSON.parse(JSON.stringify(record)) as Record);
  expect(await everything(copy!)).toEqual(await everything(db!));
});

test('the clock goes with the records, and goes when it is taken away', async () => {
  const published = publishedDriver(db!, 'battle', async (record) => void records.push(record));
  await begun(published);
  const clock = startClock({ type: 'after', played: 90 }, 1, 0);
  await writeClock(published, 'battle', clock);
  for (const record of records) await takeIn(copy!, record);
  expect(await readClock(copy!, 'battle')).toEqual(clock);
  records = [];
  await writeClock(published, 'battle', null);
  for (const record of records) await takeIn(copy!, record);
  expect(await readClock(copy!, 'battle')).toBeNull();
});

test('what cannot be published did not happen', async () => {
  let isThere = true;
  const published = publishedDriver(db!, 'battle', async () => {
    if (!isThere) throw new Error('nobody answers');
  });
  const open = await begun(published);
  const before = await everything(db!);
  isThere = false;
  if (!open.ok) throw new Error(open.error);
  await expect(append(published, open.value, [RESEEDED], AT)).rejects.toThrow('nobody answers');
  await expect(saveDraft(published, 'battle', STRIP, AT)).rejects.toThrow('nobody answers');
  expect(await everything(db!)).toEqual(before);
});
