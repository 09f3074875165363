import { picker } from '@/game/shuffle';
import { faultyDial } from '@/testing/faulty-dial';
import { IMPATIENT, LinkTable, straightDial, until, write } from '@/testing/link-table';

import type { LineListener } from '../protocol/wire';
import { memoryOutbox } from './outbox';

let table: LinkTable;
beforeEach(async () => {
  table = await LinkTable.open();
});
afterEach(() => table.close());

const red = () => table.seat('admiral', 'red');

test('a tap is in the outbox before it is sent, and stays there while nobody answers', async () => {
  const outbox = memoryOutbox();
  const order: string[] = [];
  const dial = straightDial(table.umpire.accept, (from, frame) => {
    if (from === 'phone' && frame.includes('"ask"')) order.push('sent');
  });
  const phone = await table.join(red(), {
    dial,
    outbox: { ...outbox, put: (ask) => outbox.put(ask).then(() => void order.push('kept')) },
  });
  await phone.tap(write('word'));
  expect(order).toEqual(['kept', 'sent']);
  expect(await outbox.load()).toEqual([]);
});

test('an outbox that cannot be written refuses the tap: nothing is sent that could be lost', async () => {
  const phone = await table.join(red(), {
    outbox: { ...memoryOutbox(), put: () => Promise.reject(new Error('full')) },
  });
  await expect(phone.tap(write('word'))).rejects.toThrow('full');
  expect(phone.state.waiting).toEqual([]);
  expect(table.table.battle.seq).toBe(1);
});

test('a phone that was switched off asks again when it is back, and it happens once', async () => {
  const outbox = memoryOutbox();
  const deaf = straightDial(table.umpire.accept);
  let isDeaf = false;
  const first = await table.join(red(), {
    outbox,
    phone: 'a'.repeat(32),
    // Its line goes dead in the moment of the tap: it hears no answer.
    dial: (listener) => deaf({ ...listener, onFrame: (frame) => (isDeaf ? undefined : listener.onFrame(frame)) }),
  });
  isDeaf = true;
  void first.tap(write('word'));
  await until(first, () => first.state.waiting.length === 1);
  while (table.table.battle.seq === 1) await table.table.settled();
  first.stop();
  const answer = new Promise((resolve) => {
    const again = table.phone(red(), { outbox, phone: 'a'.repeat(32), onAnswer: (_ask, { type }) => resolve(type) });
    void again.start();
  });
  expect(await answer).toBe('done');
  expect(await outbox.load()).toEqual([]);
  expect(table.table.battle.state).toMatchObject({ public: { count: 1 } });
});

test('on resume it probes: a line that is dead is cut, and the missed lines are there after the next call', async () => {
  let isDead = false;
  const straight = straightDial(table.umpire.accept);
  const phone = await table.join(red(), {
    patience: { ...IMPATIENT, probe: 20 },
    dial: (listener) => {
      const wasDead = isDead;
      const line: LineListener = {
        onFrame: (frame) => (isDead && !wasDead ? undefined : listener.onFrame(frame)),
        onClose: listener.onClose,
      };
      return straight({ ...line, onOpen: listener.onOpen });
    },
  });
  isDead = true;
  const blue = await table.join(table.seat('admiral', 'blue'));
  await blue.tap(write('missed'));
  expect(phone.state).toMatchObject({ status: 'linked', number: 0 });
  phone.resume();
  await until(phone, () => phone.state.status === 'alone');
  expect(phone.state.seen).not.toBeNull();
  await until(phone, () => phone.state.status === 'linked');
  expect(phone.state.lines).toMatchObject([{ number: 1, type: 'action' }]);
});

test('a wrong code is sent once: whoever tries again without one is told that the seat is taken', async () => {
  await table.join(red());
  const phone = await table.join(red(), { patience: { ...IMPATIENT, probe: 20 } });
  for (const [next, turnedAway] of [
    [() => phone.takeOver('000000000'), 'WRONG_CODE'],
    [() => phone.tryAgain(), 'SEAT_TAKEN'],
  ] as const) {
    next();
    await until(phone, () => phone.state.turnedAway !== null);
    expect(phone.state.turnedAway).toBe(turnedAway);
  }
});

test('a file that is asked for again while its pieces come is whole', async () => {
  let again: Promise<string | null> | null = null;
  const straight = straightDial(table.umpire.accept);
  const phone = await table.join(table.seat('umpire'), {
    dial: (listener) =>
      straight({
        ...listener,
        onFrame: (frame) => {
          void listener.onFrame(frame);
          if (frame.includes('"type":"file"')) again ??= phone.file();
        },
      }),
  });
  for (let word = 0; word < 5; word += 1) await phone.tap(write(String(word).repeat(50_000)));
  expect(await phone.file()).toBeNull();
  const file = await table.table.file();
  // Not compared by `toBe`: two texts of this length that differ would take minutes to be shown.
  expect((await again) === file).toBe(true);
});

test('over a bad line every tap happens once, in order, and the phone sees what there is', async () => {
  const pick = picker(5);
  const dial = faultyDial(straightDial(table.umpire.accept), pick);
  const phone = await table.join(red(), { dial, patience: { ...IMPATIENT, resend: 20, probe: 50, quiet: 50 } });
  const words = Array.from({ length: 60 }, (_, place) => `word ${place}`);
  for (const word of words) expect(await phone.tap(write(word))).toEqual({ type: 'done' });
  await until(phone, () => phone.state.number === 60 && phone.state.status === 'linked');
  const described = phone.state.lines.flatMap((line) => (line.type === 'action' ? line.descriptions : []));
  expect(described.map(({ data }) => (data as { word: string }).word)).toEqual(words.slice(-described.length));
  expect(phone.state.seen?.state).toEqual(table.book.known(table.table.battle.state, 'red'));
});
