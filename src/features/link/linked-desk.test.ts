import { newDraft } from '@/game/act';
import { nextKnown, unseenBefore } from '@/link/client/known-battle';
import type { Phone } from '@/link/client/phone';
import { IMPATIENT, LinkTable, straightDial, until } from '@/testing/link-table';

import { LinkedDesk } from './linked-desk';

let table: LinkTable;
let isCut = false;
let hangUp: () => void;
beforeEach(async () => {
  isCut = false;
  table = await LinkTable.open();
});
afterEach(() => table.close());

const roll = (dice = 2) => newDraft({ type: 'throw', dice, of: null });
const word = newDraft({ type: 'write', word: 'hit', of: null });

async function sat(side: 'red' | 'blue' | 'umpire'): Promise<{ phone: Phone; desk: LinkedDesk }> {
  const straight = straightDial(table.umpire.accept);
  const seat = side === 'umpire' ? table.seat('umpire', null) : table.seat('admiral', side);
  const phone = await table.join(seat, {
    patience: { ...IMPATIENT, probe: 20 },
    dial: (listener) => {
      if (isCut) queueMicrotask(() => listener.onClose());
      const line = isCut ? { send: () => undefined, close: () => undefined } : straight(listener);
      hangUp = () => line.close();
      return line;
    },
  });
  const battle = () => nextKnown(table.book, side, null, phone.state)?.battle ?? null;
  return {
    phone,
    desk: new LinkedDesk({ phone, book: table.book, battle, unseenBefore: () => null, onStrip: () => undefined }, null),
  };
}

/** Nobody answers any more. */
async function cut(phone: Phone): Promise<void> {
  isCut = true;
  hangUp();
  await until(phone, () => phone.state.status === 'alone');
}

test('a strip is the phone’s own until the app’s dice are wanted; then it lies at the host', async () => {
  const { phone, desk } = await sat('red');
  await desk.change(() => roll());
  await desk.edit({ type: 'enter', faces: [2] });
  expect([phone.state.strip, phone.state.waiting.length]).toEqual([null, 0]);
  expect(Object.values(desk.strip!.dice)).toMatchObject([{ dice: [{ face: 2, source: 'table' }] }]);
  expect(await desk.edit({ type: 'roll', how: 'all' })).toMatchObject({ ok: true });
  expect(desk.strip).toBe(phone.state.strip);
  expect(Object.values(desk.strip!.dice)).toMatchObject([{ dice: [{ face: 2, source: 'table' }, { source: 'app' }] }]);
  expect(await desk.commit(null)).toMatchObject({ ok: true });
  expect([desk.strip, table.table.battle.actions.length]).toEqual([null, 1]);
});

test('own dice and all go in one tap, and one with the app’s dice comes back with their faces', async () => {
  const { desk } = await sat('red');
  await desk.change(() => roll());
  await desk.edit({ type: 'enter', faces: [2, 5] });
  expect(await desk.commit(null)).toMatchObject({ ok: true });
  const rolled = await desk.commitRolled(roll(3));
  expect(rolled).toMatchObject({ ok: true });
  const [step] = Object.values(rolled.ok ? rolled.value.dice : {});
  expect(step && 'dice' in step ? step.dice.map(({ source }) => source) : []).toEqual(['app', 'app', 'app']);
  expect(table.table.battle.actions).toHaveLength(2);
});

test('what is chosen and then done in one goes out of hand; what lies behind another curtain stays', async () => {
  const { desk } = await sat('red');
  await desk.change(() => roll());
  expect(await desk.commit(newDraft({ type: 'write', word: 'secret', of: 'red' }))).toMatchObject({ ok: true });
  expect(desk.strip).not.toBeNull();
  expect(await desk.commit(word)).toMatchObject({ ok: true });
  expect(desk.strip).toBeNull();
});

test('what happened before this phone came is loaded piece by piece, as it was seen', async () => {
  const { desk: red } = await sat('red');
  for (let written = 0; written < 150; written += 1) await red.commit(word);
  const phone = await table.join(table.seat('admiral', 'blue'));
  let known = nextKnown(table.book, 'blue', null, phone.state);
  phone.subscribe(() => (known = nextKnown(table.book, 'blue', known, phone.state)));
  const unseen = () => unseenBefore(known?.lines ?? []);
  const battle = () => known?.battle ?? null;
  const options = { phone, book: table.book, battle, unseenBefore: unseen, onStrip: () => undefined };
  const desk = new LinkedDesk(options, null);
  await until(phone, () => phone.state.past.size > 0);
  expect(unseen()).toBe(91);
  for (let pieces = 0; unseen() !== null && pieces < 5; pieces += 1) await desk.loadOlder();
  expect(unseen()).toBeNull();
  expect(known?.lines).toHaveLength(150);
  const counts = known?.lines.map(({ after }) => (after as { public: { count: number } }).public.count);
  expect(counts).toEqual(Array.from({ length: 150 }, (_, place) => place + 1));
});

test('what others did is theirs: the phone that asks to undo it is told that it was asked', async () => {
  const [{ desk: red }, { desk: blue }] = [await sat('red'), await sat('blue')];
  await red.commit(word);
  expect(await blue.undo()).toMatchObject({ ok: false, error: { code: 'UNDO_ASKED' } });
});

test('the umpire takes back what anybody did without asking, brings it back, and goes back to a line; an admiral may not', async () => {
  const [{ desk: red }, { desk: umpire }] = [await sat('red'), await sat('umpire')];
  const words = () => table.table.battle.actions.length;
  await red.commit(word);
  await red.commit(word);
  expect([await umpire.undo(), words()]).toEqual([{ ok: true, value: null }, 1]);
  expect(await red.redo()).toMatchObject({ ok: false, error: { refusal: { code: 'UMPIRE_ONLY' } } });
  expect([await umpire.redo(), words()]).toEqual([{ ok: true, value: null }, 2]);
  expect(await red.back(1)).toMatchObject({ ok: false, error: { refusal: { code: 'UMPIRE_ONLY' } } });
  expect([await umpire.back(1), words()]).toEqual([{ ok: true, value: null }, 1]);
});

test('alone: one tap is kept, the next is refused in words, app dice need the host; it happens once the line is back', async () => {
  const { phone, desk } = await sat('red');
  await cut(phone);
  expect(await desk.commitRolled(roll())).toMatchObject({ ok: false, error: { code: 'DICE_AT_HOST' } });
  await desk.change(() => roll(1));
  await desk.edit({ type: 'enter', faces: [1] });
  expect(await desk.commit(null)).toMatchObject({ ok: false, error: { code: 'WAITS_FOR_HOST' } });
  expect([desk.strip, phone.state.waiting.length]).toEqual([null, 1]);
  expect(await desk.commit(word)).toMatchObject({ ok: false, error: { code: 'ONE_WAITS' } });
  isCut = false;
  await until(phone, () => phone.state.waiting.length === 0);
  expect(table.table.battle.actions).toHaveLength(1);
});

test('a strip without dice goes when another phone was faster; one with own dice stays to be read', async () => {
  await table.close();
  table = await LinkTable.open({ setup: { limit: 1 } });
  const [red, blue] = [await sat('red'), await sat('blue')];
  const battle = () => nextKnown(table.book, 'red', null, red.phone.state)!.battle;
  const before = battle();
  await red.desk.change(() => word);
  red.desk.forgetOvertaken(before, before);
  expect(red.desk.strip).toBe(word);
  await blue.desk.commit(word);
  await until(red.phone, () => red.phone.state.number === 1);
  red.desk.forgetOvertaken(before, battle());
  expect(red.desk.strip).toBeNull();
  const entered = { ...roll(1), dice: { throw: { dice: [{ face: 1, source: 'table' }] } } } as const;
  await red.desk.change(() => entered);
  red.desk.forgetOvertaken(before, battle());
  expect(red.desk.strip).toBe(entered);
});
