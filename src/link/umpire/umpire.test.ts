import { LinkTable, straightDial, until, write } from '@/testing/link-table';

import { bodyOf, seal, seatKey, sessionKey } from '../protocol/frame';
import { parseFromUmpire, type FromUmpire, PROTOCOL } from '../protocol/messages';
import { joinOf, type Seat } from './seats';

let table: LinkTable;
const open = async (options: Parameters<typeof LinkTable.open>[0] = {}) => (table = await LinkTable.open(options));
afterEach(() => table.close());

const rows = async () => (await table.db.all('SELECT seq FROM log')).length;

/** Somebody who says what he likes. */
function stranger(from = 'elsewhere') {
  const heard: (FromUmpire | null)[] = [];
  let isCut = false;
  const line = table.umpire.accept(
    {
      send: (frame) => heard.push(parseFromUmpire(frame.slice(frame.indexOf('.') + 1))),
      close: () => (isCut = true),
    },
    from,
  );
  return { heard, line, isCut: () => isCut };
}

/** A phone that never hangs up, whatever it is told. */
async function stubborn(seat: Seat) {
  const { heard, line } = stranger();
  await line.onFrame(hello(seat.id, seat.secret));
  const [welcome] = heard;
  const nonce = welcome?.type === 'welcome' ? welcome.nonce : '';
  const key = sessionKey(seatKey(seat.secret), 'ask', 'c'.repeat(32), nonce);
  let number = 0;
  const say = (message: object) => {
    number += 1;
    return line.onFrame(seal(key, number, bodyOf(message)));
  };
  const enter = (code: string | null = null) =>
    say({ type: 'enter', phone: 'e'.repeat(32), code, have: { number: 0, version: null } });
  return {
    heard,
    line,
    say,
    enter,
    turnedAway: () => heard.flatMap((each) => (each?.type === 'turned-away' ? each.code : [])),
  };
}

const hello = (seat: string, secret: string, protocol = PROTOCOL) =>
  seal(seatKey(secret), 0, bodyOf({ type: 'hello', protocol, seat, nonce: 'c'.repeat(32) }));

test('a wrong secret is turned away; after several nobody from there is even listened to', async () => {
  await open({ limits: { wrongTries: 3 } });
  const { id, secret } = table.seat('admiral', 'red');
  for (const code of ['WRONG_SEAT', 'WRONG_SEAT', 'WRONG_SEAT', 'TOO_MANY_TRIES']) {
    const phone = await table.join({ id, secret: 'd'.repeat(32) });
    expect(phone.state.turnedAway).toBe(code);
  }
  const elsewhere = await table.join({ id, secret }, { dial: straightDial(table.umpire.accept, undefined, 'there') });
  expect(elsewhere.state.status).toBe('linked');
});

test('an older and a newer app are told so', async () => {
  await open();
  const { id, secret } = table.seat('admiral', 'red');
  for (const [protocol, code] of [
    [PROTOCOL - 1, 'OLDER_APP'],
    [PROTOCOL + 1, 'NEWER_APP'],
  ] as const) {
    const { heard, line, isCut } = stranger();
    await line.onFrame(hello(id, secret, protocol));
    expect(heard).toEqual([{ type: 'turned-away', code }]);
    expect(isCut()).toBe(true);
  }
});

test('a second phone on a seat is told so, and takes it over with the admiral’s code', async () => {
  await open();
  const seat = table.seat('admiral', 'red');
  const first = await table.join(seat);
  const second = await table.join(seat);
  expect(second.state.turnedAway).toBe('SEAT_TAKEN');
  second.takeOver('000000000');
  await until(second, () => second.state.turnedAway === 'WRONG_CODE');
  second.takeOver(seat.code!);
  await until(second, () => second.state.status === 'linked');
  expect(first.state).toMatchObject({ status: 'alone', turnedAway: 'TAKEN_OVER' });
  expect(await second.tap(write('mine now'))).toEqual({ type: 'done' });
});

test('the code of the other admiral does not do, and guessing comes to an end', async () => {
  await open({ limits: { wrongTries: 2 } });
  const seat = table.seat('admiral', 'red');
  await table.join(seat);
  const second = await table.join(seat);
  for (const code of ['WRONG_CODE', 'WRONG_CODE', 'TOO_MANY_TRIES']) {
    second.takeOver(table.seat('admiral', 'blue').code!);
    await until(second, () => second.state.turnedAway === code);
  }
});

test('the same phone comes back on a new line, the crowd sits on one seat together', async () => {
  await open();
  const seat = table.seat('admiral', 'red');
  const phone = 'e'.repeat(32);
  await table.join(seat, { phone });
  const again = await table.join(seat, { phone });
  expect(again.state.status).toBe('linked');
  const crowd = [await table.join(table.seat('public')), await table.join(table.seat('public'))];
  expect(crowd.map(({ state }) => state.status)).toEqual(['linked', 'linked']);
});

test('a lost phone is shut out: its address has expired, the new one opens, an admiral may not shut out the other', async () => {
  await open();
  const seat = table.seat('admiral', 'red');
  const lost = await table.join(seat);
  const blue = await table.join(table.seat('admiral', 'blue'));
  const umpire = await table.join(table.seat('umpire'));
  expect(await blue.tap({ type: 'shutOut', seat: seat.id })).toMatchObject({ refusal: { code: 'ADMIRAL_ONLY' } });
  const renewed = await umpire.tap({ type: 'shutOut', seat: seat.id });
  expect(renewed).toEqual({ type: 'seat', seat: seat.id, join: joinOf(table.seats.find(seat.id)!) });
  expect(lost.state.turnedAway).toBe('EXPIRED_SEAT');
  expect((await table.join(seat)).state.turnedAway).toBe('EXPIRED_SEAT');
  expect((await table.join(table.seat('admiral', 'red'))).state.status).toBe('linked');
});

test('a phone that was shut out is not heard any more, though it does not hang up', async () => {
  await open();
  const seat = table.seat('admiral', 'red');
  const lost = await stubborn(seat);
  await lost.enter();
  const umpire = await table.join(table.seat('umpire'));
  await umpire.tap({ type: 'shutOut', seat: seat.id });
  expect(lost.turnedAway()).toEqual(['EXPIRED_SEAT']);
  await lost.say({ type: 'ask', tap: '1'.repeat(32), last: 0, request: write('ghost') });
  await lost.say({ type: 'sync', have: { number: 0, version: null } });
  await table.table.settled();
  expect(await rows()).toBe(1);
  expect(lost.heard.at(-1)).toEqual({ type: 'turned-away', code: 'EXPIRED_SEAT' });
});

test('an ask that this host cannot read is refused: unanswered, it would hold up all that come after it', async () => {
  await open();
  const phone = await stubborn(table.seat('admiral', 'red'));
  await phone.enter();
  await phone.say({ type: 'ask', tap: '1'.repeat(32), last: 0, request: { type: 'fly' } });
  expect(phone.heard.at(-1)).toMatchObject({ tap: '1'.repeat(32), result: { refusal: { code: 'BAD_COMMAND' } } });
});

test('who waited at a taken seat with the old secret does not get it when it is given a new one', async () => {
  await open();
  const seat = table.seat('admiral', 'red');
  await table.join(seat);
  const waiting = await stubborn(seat);
  await waiting.enter();
  const umpire = await table.join(table.seat('umpire'));
  await umpire.tap({ type: 'shutOut', seat: seat.id });
  await waiting.enter();
  expect(waiting.turnedAway()).toEqual(['SEAT_TAKEN', 'EXPIRED_SEAT']);
  expect(table.seats.find(seat.id)?.phone).toBeNull();
});

test('a phone that sits down while its seat is shut out does not sit', async () => {
  await open();
  const seat = table.seat('admiral', 'red');
  const lost = await stubborn(seat);
  await Promise.all([table.seats.shutOut(seat.id), lost.enter()]);
  expect(table.seats.find(seat.id)?.phone).toBeNull();
  expect((await table.join(table.seat('admiral', 'red'))).state.status).toBe('linked');
});

test('a code that is sent twice does not turn out the phone that sent it', async () => {
  await open();
  const seat = table.seat('admiral', 'red');
  await table.join(seat);
  const taker = await stubborn(seat);
  await Promise.all([taker.enter(seat.code), taker.enter(seat.code)]);
  expect(taker.turnedAway()).toEqual([]);
  await taker.say({ type: 'ask', tap: '1'.repeat(32), last: 0, request: write('mine now') });
  expect(await rows()).toBe(3);
});

test('a line that breaks while a phone sits down leaves nobody there', async () => {
  await open();
  const seat = table.seat('admiral', 'red');
  const lost = await stubborn(seat);
  const entering = lost.enter();
  lost.line.onClose();
  await entering;
  const blue = await table.join(table.seat('admiral', 'blue'));
  await until(blue, () => blue.state.seats.length > 0);
  expect(blue.state.seats.find(({ id }) => id === seat.id)?.isHere).toBe(false);
});

test('a seat that is asked for again while the first is written is made once, and no other seat hears of it', async () => {
  await open();
  const seat = table.seat('admiral', 'red');
  const invite = {
    type: 'ask',
    tap: '1'.repeat(32),
    last: 0,
    request: { type: 'invite', side: 'red', name: 'Dewa' },
  } as const;
  const [first, again] = await Promise.all([table.umpire.ask(seat, invite), table.umpire.ask(seat, invite)]);
  expect(again).toEqual(first);
  expect(table.seats.at('battle').filter(({ role }) => role === 'captain')).toHaveLength(1);
  const [shut, twice] = await Promise.all(
    [0, 1].map(() =>
      table.umpire.ask(table.seat('umpire'), { ...invite, request: { type: 'shutOut', seat: seat.id } }),
    ),
  );
  expect(twice).toEqual(shut);
  expect(shut).toMatchObject({ join: joinOf(table.seats.find(seat.id)!) });
  expect(table.seats.find(seat.id)?.former).toHaveLength(1);
});

test('frames of another conversation, doubled ones and changed ones count for nothing', async () => {
  await open();
  const sent: string[] = [];
  const dial = straightDial(table.umpire.accept, (from, frame) => from === 'phone' && sent.push(frame));
  const red = await table.join(table.seat('admiral', 'red'), { dial });
  await red.tap(write('once'));
  const [greeting, ...rest] = sent;
  const { line, heard } = stranger();
  await line.onFrame(greeting!);
  expect(heard).toMatchObject([{ type: 'welcome' }]);
  // The same greeting opens a conversation, but none of its frames fits: the host has said nothing else.
  for (const frame of rest) await line.onFrame(frame);
  expect(heard).toHaveLength(1);
  expect(await rows()).toBe(3);
  // Nor does the host's side of it, played back to the phone.
  expect(red.state.status).toBe('linked');
});

test('too many frames at once are lost, and whoever sends nonsense is cut off', async () => {
  await open({ limits: { framesAtOnce: 30, framesASecond: 0 } });
  const { line, isCut } = stranger();
  for (let frame = 0; frame < 19; frame += 1) await line.onFrame('nonsense');
  expect(isCut()).toBe(false);
  await line.onFrame('nonsense');
  expect(isCut()).toBe(true);
});
