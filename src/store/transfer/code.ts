import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';

import { err, ok, type Result } from '@/lib/result';

import { fromBase45, toBase45 } from './base45';
import { crc32 } from './crc32';
import { parseUntrusted } from './untrusted-json';

/** Why a code was not taken. */
export type CodeProblem = {
  readonly code: 'NOT_A_CODE_OF_OURS' | 'CODE_DAMAGED' | 'CODE_FROM_A_NEWER_VERSION';
};

/** What stands before every code of ours, with the version of what follows. One that has shipped stays readable. */
const HEAD = 'ZFLAG:';
const VERSION = 1;

/** A picture of 117 by 117 cells with little redundancy: more of them on a phone are too small for another phone's camera. */
export const MOST_LETTERS = 1853;
/** No QR code holds more, whoever made it. */
const LONGEST_READ = 4296;
const DEEPEST = 16;
const CHECKSUM = 4;

/** Any plain value as a line that fits a QR code; null when it is too large for one. */
export function makeCode(value: unknown): string | null {
  const packed = deflateSync(strToU8(JSON.stringify(value)), { level: 9 });
  const bytes = new Uint8Array(CHECKSUM + packed.length);
  new DataView(bytes.buffer).setUint32(0, crc32(packed));
  bytes.set(packed, CHECKSUM);
  const text = `${HEAD}${VERSION}:${toBase45(bytes)}`;
  return text.length > MOST_LETTERS ? null : text;
}

/** The one door from what a camera read to a plain value. Never throws; what it holds is still to be parsed. */
export function readCode(text: string): Result<unknown, CodeProblem> {
  const [, version, body] = /^ZFLAG:([0-9]{1,4}):(.*)$/s.exec(text) ?? [];
  if (version === undefined || body === undefined || text.length > LONGEST_READ) {
    return err({ code: 'NOT_A_CODE_OF_OURS' });
  }
  if (Number(version) > VERSION) return err({ code: 'CODE_FROM_A_NEWER_VERSION' });
  const bytes = Number(version) === VERSION ? fromBase45(body) : null;
  const value = bytes && unpacked(bytes);
  return value ?? err({ code: 'CODE_DAMAGED' });
}

/** Null when the checksum does not fit, or what fits it is no value of ours. */
function unpacked(bytes: Uint8Array): Result<unknown, never> | null {
  if (bytes.length <= CHECKSUM) return null;
  const packed = bytes.subarray(CHECKSUM);
  if (new DataView(bytes.buffer).getUint32(0) !== crc32(packed)) return null;
  try {
    const value = parseUntrusted(strFromU8(inflateSync(packed)), DEEPEST);
    return value.ok ? ok(value.value) : null;
  } catch {
    return null;
  }
}
