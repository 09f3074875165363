import { appDice } from '@/game/app-dice';
import { append, openBattle } from '@/store/battles';
import { openNodeDriver } from '@/store/db/driver.node';
import { readRows } from '@/store/db/event-log';
import { migrate } from '@/store/db/migrate';
import { collectTransfer } from '@/store/transfer/collect-transfer';
import { importTransfer } from '@/store/transfer/import-transfer';
import { readTransfer } from '@/store/transfer/read-transfer';
import { writeTransfer } from '@/store/transfer/write-transfer';
import { verify } from '@/store/verify';
import { IMPATIENT, LEDGER, LinkTable, refusedCode, throwDice, until, write } from '@/testing/link-table';

import { byIn } from './taps';

const AT = '1905-05-27T14:08:00.000Z';

let table: LinkTable;
const open = async (options: Parameters<typeof LinkTable.open>[0] = {}) => (table = await LinkTable.open(options));
afterEach(() => table.close());

const taps = async () => (await readRows(table.db, 'battle')).flatMap(({ body }) => byIn(body)?.tap ?? []);
const replayed = async (viewer: string) => {
  const opened = await openBattle(table.db, table.book, 'battle', { whole: true });
  return opened.ok ? table.book.known(opened.value.battle.state, viewer) : null;
};

test('what one phone does is shown on the others: each sees its own view, and the lines it may read', async () => {
  await open();
  const red = await table.join(table.seat('admiral', 'red'));
  const blue = await table.join(table.seat('admiral', 'blue'));
  const crowd = await table.join(table.seat('public'));
  expect(await red.tap(write('open'))).toEqual({ type: 'done' });
  expect(await red.tap(write('secret', 'red'))).toEqual({ type: 'done' });
  expect(await blue.tap(write('later'))).toEqual({ type: 'done' });
  await until(red, () => red.state.number === 3);
  await until(crowd, () => crowd.state.number === 2);
  for (const [phone, viewer] of [
    [red, 'red'],
    [blue, 'blue'],
    [crowd, 'public'],
  ] as const) {
    expect(phone.state.seen?.state).toEqual(await replayed(viewer));
  }
  const words = (phone: typeof red) =>
    phone.state.lines.map((line) => line.type === 'action' && line.descriptions[0]?.data);
  expect(words(red)).toMatchObject([{ word: 'open' }, { word: 'secret' }, { word: 'later' }]);
  expect(words(blue)).toMatchObject([{ word: 'open' }, { word: 'later' }]);
  expect(blue.state.lines.map(({ by }) => by)).toEqual([
    table.seat('admiral', 'red').id,
    table.seat('admiral', 'blue').id,
  ]);
});

test('the same ask twice happens once, and is answered twice', async () => {
  await open();
  const seat = table.seat('admiral', 'red');
  const ask = { type: 'ask', tap: 'a'.repeat(32), last: 0, request: write('once') } as const;
  expect(await Promise.all([table.table.ask(seat, ask), table.table.ask(seat, ask)])).toEqual([
    { type: 'done' },
    { type: 'done' },
  ]);
  expect(await taps()).toEqual([ask.tap]);
});

test('a tap that was refused stays refused, though it would be legal now', async () => {
  await open({ setup: { limit: 0 } });
  const seat = table.seat('admiral', 'red');
  const ask = { type: 'ask', tap: 'b'.repeat(32), last: 0, request: write('full') } as const;
  expect(await table.table.ask(seat, ask)).toMatchObject({ type: 'refused', refusal: { code: 'PAGE_FULL' } });
  expect(await table.table.ask(seat, { ...ask, request: { ...write('full'), override: true } as never })).toMatchObject(
    {
      type: 'refused',
    },
  );
  expect(await taps()).toEqual([]);
});

test('a stale ask is decided anew; refused, it comes with what happened meanwhile', async () => {
  await open({ setup: { limit: 2 } });
  const [red, blue] = [table.seat('admiral', 'red'), table.seat('admiral', 'blue')];
  const ask = (tap: string, word: string) =>
    ({ type: 'ask', tap: tap.repeat(32), last: 0, request: write(word) }) as const;
  expect(await table.table.ask(red, ask('a', 'one'))).toEqual({ type: 'done' });
  expect(await table.table.ask(blue, ask('b', 'two'))).toEqual({ type: 'done' });
  const refused = await table.table.ask(blue, ask('c', 'three'));
  expect(refused).toMatchObject({ type: 'refused', refusal: { code: 'PAGE_FULL', rule: 'TOY-2' } });
  expect(refused.type === 'refused' && refused.meanwhile.map(({ number }) => number)).toEqual([1, 2]);
});

test('nobody acts behind another side’s curtain, and the crowd does not act at all', async () => {
  await open();
  const blue = await table.join(table.seat('admiral', 'blue'));
  const crowd = await table.join(table.seat('public'));
  expect(refusedCode(await blue.tap(write('forged', 'red')))).toBe('NOT_YOURS');
  expect(refusedCode(await crowd.tap(write('shout')))).toBe('ONLY_LOOKING');
  expect(await taps()).toEqual([]);
});

test('app dice are the umpire’s: a phone that brings some is refused, and no die comes twice', async () => {
  await open();
  const red = await table.join(table.seat('admiral', 'red'));
  const blue = await table.join(table.seat('admiral', 'blue'));
  const forged = { throw: { dice: [{ face: 1, source: 'app' as const }] } };
  expect(refusedCode(await red.tap({ ...throwDice(1), dice: forged } as never))).toBe('NOT_YOUR_DICE');
  // A strip lies in red's hand while blue throws: the dice go on where red's end.
  await red.tap({ type: 'begin', command: { type: 'throw', dice: 3, of: null }, override: false, dice: {} });
  await red.tap({ type: 'edit', edit: { type: 'roll', how: 'all' } });
  expect(red.state.strip?.appDice).toBe(3);
  await blue.tap(throwDice(4));
  await red.tap({ type: 'finish' });
  expect(red.state.strip).toBeNull();
  const rows = await readRows(table.db, 'battle');
  const faces = rows.flatMap(({ body }) => {
    const entry = JSON.parse(body);
    return entry.type === 'v1.Acted' ? [entry.dice.throw.dice.map(({ face }: { face: number }) => face)] : [];
  });
  expect([...faces[1], ...faces[0]]).toEqual(appDice(7, 0, 7));
});

test('a roll that was asked for twice is rolled once, and given up it is logged', async () => {
  await open();
  const seat = table.seat('admiral', 'red');
  const ask = (tap: string, request: object) =>
    table.table.ask(seat, { type: 'ask', tap: tap.repeat(32), last: 0, request: request as never });
  await ask('a', { type: 'begin', command: { type: 'throw', dice: 2, of: 'red' }, override: false, dice: {} });
  const roll = { type: 'edit', edit: { type: 'roll', how: 'die' } };
  await ask('b', roll);
  await ask('b', roll);
  expect(table.table.stripOf(seat.id)?.appDice).toBe(1);
  await ask('c', { type: 'giveUp' });
  await ask('c', { type: 'giveUp' });
  const [last] = (await readRows(table.db, 'battle')).slice(-1);
  expect(JSON.parse(last!.body)).toMatchObject({ type: 'v1.GivenUp', appDice: 1, by: { tap: 'c'.repeat(32) } });
  expect(table.table.battle.seq).toBe(2);
});

test('undo takes back one’s own at once, and asks the seat whose act it was', async () => {
  await open();
  const red = await table.join(table.seat('admiral', 'red'));
  const blue = await table.join(table.seat('admiral', 'blue'));
  await red.tap(write('mine'));
  await red.tap(write('mine too'));
  expect(await red.tap({ type: 'undo' })).toEqual({ type: 'done' });
  expect(await blue.tap({ type: 'undo' })).toEqual({ type: 'asked', seat: table.seat('admiral', 'red').id });
  await until(red, () => red.state.questions.length === 1);
  const [question] = red.state.questions;
  expect(question?.line).toMatchObject({ type: 'action', number: 1 });
  expect(await red.tap({ type: 'consent', question: question!.id, yes: true })).toEqual({ type: 'done' });
  expect(red.state.questions).toEqual([]);
  expect(blue.state.seen?.state).toMatchObject({ public: { count: 0, sum: 0 }, blue: { count: 0, sum: 0 } });
  expect(blue.state.lines.map((line) => (line.type === 'action' ? line.undone : line.type))).toEqual([
    ...[true, true, 'undone', 'undone'],
  ]);
});

test('no is an answer too; and a question about what is no longer the last thing lapses', async () => {
  await open();
  const red = await table.join(table.seat('admiral', 'red'));
  const declined: string[] = [];
  const blue = await table.join(table.seat('admiral', 'blue'), { onDeclined: (_tap, by) => declined.push(by) });
  await red.tap(write('mine'));
  await blue.tap({ type: 'undo' });
  await until(red, () => red.state.questions.length === 1);
  await red.tap({ type: 'consent', question: red.state.questions[0]!.id, yes: false });
  expect(declined).toEqual([table.seat('admiral', 'red').id]);
  await blue.tap({ type: 'undo' });
  await until(red, () => red.state.questions.length === 1);
  const [question] = red.state.questions;
  await blue.tap(write('on'));
  expect(red.state.questions).toEqual([]);
  expect(refusedCode(await red.tap({ type: 'consent', question: question!.id, yes: true }))).toBe('NO_QUESTION');
});

test('the umpire undoes, redoes and goes back without asking; redo is nobody else’s', async () => {
  await open();
  const red = await table.join(table.seat('admiral', 'red'));
  const umpire = await table.join(table.seat('umpire'));
  for (const word of ['one', 'two', 'three']) await red.tap(write(word));
  expect(await umpire.tap({ type: 'undo' })).toEqual({ type: 'done' });
  expect(refusedCode(await red.tap({ type: 'redo' }))).toBe('UMPIRE_ONLY');
  expect(await umpire.tap({ type: 'redo' })).toEqual({ type: 'done' });
  expect(await umpire.tap({ type: 'back', to: 1 })).toEqual({ type: 'done' });
  expect(umpire.state.seen?.state).toMatchObject({ public: { count: 1 } });
});

test('a captain with divisions orders what names them, and nothing else of his side', async () => {
  await open();
  const admiral = await table.join(table.seat('admiral', 'red'));
  const invited = async (name: string) => {
    const made = await admiral.tap({ type: 'invite', side: 'red', name });
    return made.type === 'seat' ? table.seats.find(made.seat)! : table.seat('captain');
  };
  const [first, second] = [await invited('Dewa'), await invited('Uriu')];
  await admiral.tap({ type: 'divide', seat: first.id, divisions: ['third'], others: ['fourth'] });
  await admiral.tap({ type: 'divide', seat: second.id, divisions: ['fourth'], others: ['third'] });
  const captain = await table.join(first);
  expect(await captain.tap(write('third'))).toEqual({ type: 'done' });
  expect(refusedCode(await captain.tap(write('fourth')))).toBe('NOT_YOUR_DIVISION');
  expect(refusedCode(await captain.tap(write('flagship')))).toBe('NOT_YOUR_DIVISION');
  const besides = {
    ...write('flagship'),
    command: { type: 'write', word: 'flagship', of: null, with: 'third' },
  } as never;
  expect(refusedCode(await captain.tap(besides))).toBe('NOT_YOUR_DIVISION');
  const both = { ...write('third'), command: { type: 'write', word: 'third', of: null, with: 'fourth' } } as never;
  expect(refusedCode(await captain.tap(both))).toBe('NOT_YOUR_DIVISION');
  expect(refusedCode(await captain.tap({ ...write('third'), override: true } as never))).toBe('ADMIRAL_ONLY');
  expect(refusedCode(await captain.tap({ type: 'invite', side: 'red', name: 'x' }))).toBe('ADMIRAL_ONLY');
  // Who commands what is the side's own affair.
  const blue = await table.join(table.seat('admiral', 'blue'));
  await until(blue, () => blue.state.seats.length > 0);
  expect(blue.state.seats.filter(({ role }) => role === 'captain').map(({ divisions }) => divisions)).toEqual([
    ...[null, null],
  ]);
});

test('a full disk keeps the tap on the phone; once there is room it happens, once', async () => {
  await open();
  const red = await table.join(table.seat('admiral', 'red'), { patience: IMPATIENT });
  const { transaction } = table.db;
  table.db.transaction = (() => Promise.reject(new Error('database or disk is full'))) as never;
  const answer = red.tap(write('kept'));
  await until(red, () => red.state.isHostFull);
  expect(red.state.waiting).toHaveLength(1);
  table.db.transaction = transaction;
  expect(await answer).toEqual({ type: 'done' });
  expect(red.state).toMatchObject({ isHostFull: false, waiting: [] });
  expect(await taps()).toHaveLength(1);
});

test('what somebody writes with the command line is taken in, and the phone’s tap is asked again', async () => {
  await open();
  const red = await table.join(table.seat('admiral', 'red'), { patience: IMPATIENT });
  await red.tap(write('one'));
  const other = await openBattle(table.db, LEDGER, 'battle', { whole: true });
  if (other.ok) await append(table.db, other.value, [{ type: 'v1.Reseeded', seed: 9 }], '1905-05-27T14:09:00.000Z');
  expect(await red.tap(write('two'))).toEqual({ type: 'done' });
  expect(await verify(table.db, async () => LEDGER)).toMatchObject({ ok: true });
  expect(red.state.seen?.state).toEqual(await replayed('red'));
});

test('the umpire’s phone has the whole battle as a file while it is played, without strips; nobody else’s does', async () => {
  await open();
  const [umpire, red] = [await table.join(table.seat('umpire')), await table.join(table.seat('admiral', 'red'))];
  await red.tap(write('word'));
  await red.tap({ type: 'begin', command: { type: 'throw', dice: 2, of: 'red' } as never, override: false, dice: {} });
  expect(await red.file()).toBeNull();
  const text = new TextEncoder().encode((await umpire.file()) ?? '');
  const file = readTransfer(text, { bookOf: () => LEDGER });
  expect(file.ok && file.value.battles).toMatchObject([{ drafts: [], rows: expect.anything() }]);
  expect(file.ok && file.value.battles[0]?.rows).toHaveLength(table.table.battle.seq);
  expect(table.table.stripOf(table.seat('admiral', 'red').id)).not.toBeNull();
  umpire.stop();
  expect(await umpire.file()).toBeNull();
});

test('a battle goes back to one phone as a file like any other, with nobody’s strip left in it', async () => {
  await open();
  const red = await table.join(table.seat('admiral', 'red'));
  await red.tap(write('open'));
  await red.tap(write('secret', 'red'));
  await red.tap({ type: 'begin', command: { type: 'throw', dice: 2, of: 'red' }, override: false, dice: {} });
  await red.tap({ type: 'edit', edit: { type: 'roll', how: 'die' } });
  await table.table.clearStrips();
  const file = writeTransfer(await collectTransfer(table.db, { battles: ['battle'] }, AT));
  const read = readTransfer(new TextEncoder().encode(file), { bookOf: () => LEDGER });
  const phone = openNodeDriver();
  await migrate(phone);
  if (read.ok)
    await importTransfer(phone, read.value, new Map(), { at: AT, newId: () => 'x', nameCopy: (name) => name });
  const opened = await openBattle(phone, LEDGER, 'x', { whole: true });
  await phone.close();
  expect(opened).toMatchObject({ ok: true, value: { drafts: {}, battle: { seq: 6, appDice: 1, problems: [] } } });
  expect(opened.ok && opened.value.battle.state).toEqual(table.table.battle.state);
});
