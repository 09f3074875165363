import { HASHES } from './hash';

/** Who sends: each direction has a key of its own, so that no frame can be played back to its sender. */
export type Direction = 'ask' | 'show';

/** Hex digits of a seal: half of the hash is more than anybody guesses. */
const MAC_LENGTH = 32;
/** Bodies are filled up to whole multiples of this: their length tells little of what is in them. */
const BLOCK = 256;

/** The key of a seat, from the secret in its join address. Hello is sealed with it, nothing else. */
export const seatKey = (secret: string): string => HASHES.mac(secret, 'seat');

/** The key of one direction of one conversation, to which both ends add a number of their own. */
export const sessionKey = (key: string, direction: Direction, phones: string, umpires: string): string =>
  HASHES.mac(key, `${direction} ${phones} ${umpires}`);

const ENCODER = new TextEncoder();

/** A message as the body of a frame. */
export function bodyOf(message: object): string {
  const text = JSON.stringify(message);
  // Counted in bytes: a name may be in any script.
  const bytes = ENCODER.encode(text).length;
  return text + ' '.repeat((BLOCK - (bytes % BLOCK)) % BLOCK);
}

/** `number` counts the frames of a conversation in one direction, from 1: doubled and old ones are known by it. */
export function seal(key: string, number: number, body: string): string {
  const numbered = `${number.toString(36)}.${body}`;
  return macOf(key, numbered) + numbered;
}

export interface Frame {
  readonly number: number;
  readonly body: string;
  isSealedWith(key: string): boolean;
}

/** A frame as it came, not yet trusted; null for what is none. */
export function readFrame(frame: string): Frame | null {
  const mac = frame.slice(0, MAC_LENGTH);
  const numbered = frame.slice(MAC_LENGTH);
  const dot = numbered.indexOf('.');
  if (!/^[0-9a-f]{32}$/.test(mac) || dot < 1 || dot > 11) return null;
  const number = parseInt(numbered.slice(0, dot), 36);
  if (!Number.isSafeInteger(number) || number < 0) return null;
  return {
    number,
    body: numbered.slice(dot + 1),
    isSealedWith: (key) => isSame(mac, macOf(key, numbered)),
  };
}

const macOf = (key: string, numbered: string): string => HASHES.mac(key, numbered).slice(0, MAC_LENGTH);

/** In the same time wherever they differ. */
function isSame(one: string, two: string): boolean {
  let differs = one.length ^ two.length;
  for (let at = 0; at < one.length; at += 1) differs |= one.charCodeAt(at) ^ two.charCodeAt(at);
  return differs === 0;
}

/** Names a text by what is in it. */
export const digestOf = (text: string): string => HASHES.hash(text).slice(0, MAC_LENGTH);
