import { pauseClock, startClock } from '@/game/play-clock';

import { getDocument, putDocument } from './db/documents';
import { CLOCK_KIND } from './clock-document';
import { changeClock, loadClock, usePlayClock } from './play-clock';
import { currentDatabase, openStorage } from './storage';
import { collectTransfer } from './transfer/collect-transfer';

const clock = startClock({ type: 'after', played: 90 }, 1, 1000);

beforeAll(() => openStorage());

test('a clock survives the app: it is read again as it was left', async () => {
  const db = currentDatabase()!;
  await loadClock(db, 'a');
  expect(usePlayClock.getState().clock).toBeNull();
  await changeClock('a', () => clock);
  await changeClock('a', (running) => running && pauseClock(running, 1500));
  await loadClock(db, 'b');
  expect(usePlayClock.getState()).toEqual({ battle: 'b', clock: null });
  await loadClock(db, 'a');
  expect(usePlayClock.getState().clock).toEqual({ ...clock, pausedAt: 1500 });
});

test('taken away it is gone, and a damaged one is none', async () => {
  const db = currentDatabase()!;
  await loadClock(db, 'c');
  await changeClock('c', () => clock);
  await changeClock('c', () => null);
  await loadClock(db, 'c');
  expect(usePlayClock.getState().clock).toBeNull();
  await putDocument(db, CLOCK_KIND, 'c', { ...clock, startedAt: 'noon' });
  await loadClock(db, 'c');
  expect(usePlayClock.getState().clock).toBeNull();
});

test('a change meant for another battle is not made, and no export takes a clock along', async () => {
  const db = currentDatabase()!;
  await loadClock(db, 'd');
  await changeClock('d', () => clock);
  await changeClock('e', () => null);
  expect(await getDocument(db, CLOCK_KIND, 'd')).toEqual(clock);
  const { documents } = await collectTransfer(db, 'everything', '1904-08-10T00:00:00.000Z');
  expect(documents.filter(({ kind }) => kind === CLOCK_KIND)).toEqual([]);
});
