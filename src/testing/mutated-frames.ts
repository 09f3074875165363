import { picker } from '@/game/shuffle';
import { bodyOf, readFrame, seal, seatKey, sessionKey } from '@/link/protocol/frame';
import { parseFromUmpire, PROTOCOL } from '@/link/protocol/messages';
import type { Accept } from '@/link/protocol/wire';
import type { Seat } from '@/link/umpire/seats';

import { type LinkTable, straightDial, throwDice, write } from './link-table';

type Pick = (n: number) => number;

/** Frames that a phone really sent, from its greeting on. */
export async function recordedFrames(table: LinkTable): Promise<readonly string[]> {
  const frames: string[] = [];
  const dial = straightDial(table.umpire.accept, (from, frame) => from === 'phone' && frames.push(frame), 'recorded');
  const phone = await table.join(table.seat('admiral', 'red'), { dial });
  await phone.tap(write('recorded'));
  await phone.tap(throwDice(3, 'red'));
  await phone.tap({ type: 'undo' });
  phone.askForPast(12);
  return frames;
}

/** A text that somebody has been at: cut, doubled, swapped, with other characters in it, or with another piece. */
function mutatedText(text: string, others: readonly string[], pick: Pick): string {
  const at = pick(text.length + 1);
  switch (pick(6)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + String.fromCharCode(pick(0x3000)) + text.slice(at + 1);
    case 2:
      return text.slice(0, at) + text.slice(at + 1 + pick(40));
    case 3:
      return text.slice(0, at) + text.slice(Math.max(0, at - pick(60)));
    case 4: {
      const other = others[pick(others.length)] ?? '';
      return text.slice(0, at) + other.slice(pick(other.length));
    }
    default:
      return text.replace(/\d/g, (digit) => (pick(4) === 0 ? String(pick(10)) : digit));
  }
}

/** Sends so many frames that nobody sealed, each to whoever answers; answers how many lines were cut for it. */
export async function sendForged(
  { umpire }: { readonly umpire: LinkTable['umpire'] },
  frames: readonly string[],
  count: number,
  seed: number,
  accept: Accept = umpire.accept,
) {
  const pick = picker(seed);
  let cuts = 0;
  let line = stranger();
  for (let sent = 0; sent < count; sent += 1) {
    const frame = frames[pick(frames.length)] ?? '';
    const forged = pick(3) === 0 ? frame : mutatedText(frame, frames, pick);
    await line.listener.onFrame(forged);
    // Now and then it begins as it should, with a greeting that was overheard.
    if (line.isCut() || pick(50) === 0) {
      cuts += line.isCut() ? 1 : 0;
      line.listener.onClose();
      line = stranger();
      if (pick(2) === 0) await line.listener.onFrame(frames[0] ?? '');
    }
  }
  return cuts;

  function stranger() {
    let isCut = false;
    const listener = accept({ send: () => undefined, close: () => (isCut = true) }, `from ${cuts}`);
    return { listener, isCut: () => isCut };
  }
}

/** Sends so many bodies that a seat of the table sealed itself, but no phone of ours would. */
export async function sendFromWithin(
  table: LinkTable,
  seat: Seat,
  bodies: readonly string[],
  count: number,
  seed: number,
) {
  const pick = picker(seed);
  let number = 0;
  let key = '';
  let listener = enter();
  for (let sent = 0; sent < count; sent += 1) {
    const body = mutatedText(bodies[pick(bodies.length)] ?? '', bodies, pick);
    number += 1;
    await listener.onFrame(seal(key, number, body));
    if (sent % 15 === 0) listener = enter();
  }

  function enter() {
    const nonce = pick(2 ** 31)
      .toString(16)
      .padStart(32, '0');
    const heard = (frame: string) => {
      const message = parseFromUmpire(readFrame(frame)?.body ?? '');
      if (message?.type === 'welcome') key = sessionKey(seatKey(seat.secret), 'ask', nonce, message.nonce);
    };
    const line = table.umpire.accept({ send: heard, close: () => undefined }, 'within');
    const hello = bodyOf({ type: 'hello', protocol: PROTOCOL, seat: seat.id, nonce });
    void line.onFrame(seal(seatKey(seat.secret), 0, hello));
    const have = { number: 0, version: null };
    void line.onFrame(seal(key, 1, bodyOf({ type: 'enter', phone: 'f'.repeat(32), code: null, have })));
    number = 1;
    return line;
  }
}
