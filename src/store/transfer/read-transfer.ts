import * as v from 'valibot';

import { err, ok, type Result } from '@/lib/result';

import { firstBrokenLink, LOG_VERSION } from '../db/event-log';
import { FORMAT_VERSION, LIMITS, type Transfer, type TransferLimits } from './format';
import { gunzipWithin, isGzip } from './gunzip';
import { pathOf, type TransferProblem } from './problem';
import { head, version1, version2 } from './schema';
import { sealOf } from './seal';
import { firstBadText, firstRepeated } from './sound-content';
import { parseUntrusted } from './untrusted-json';

type Read<T> = Result<T, TransferProblem>;

/**
 * A file of unknown origin, read and checked to the last row; plain or compressed, by what is in it and not by its name.
 * Never throws and touches nothing.
 */
export function readTransfer(bytes: Uint8Array, limits: TransferLimits = LIMITS): Read<Transfer> {
  if (bytes.length > limits.fileBytes) return err({ code: 'TOO_LARGE', limit: limits.fileBytes });
  const unpacked = isGzip(bytes) ? gunzipWithin(bytes, limits.unpackedBytes) : ok(bytes);
  if (!unpacked.ok) return unpacked;
  if (!beginsLikeOurs(unpacked.value)) return err({ code: 'NOT_A_FILE_OF_OURS' });
  const text = decoded(unpacked.value);
  if (!text.ok) return text;
  const parsed = parseUntrusted(text.value, limits.depth);
  return parsed.ok ? readContent(parsed.value, limits) : parsed;
}

/** A picture, a web page or an empty file does not; a byte order mark or spaces before the bracket do no harm. */
const beginsLikeOurs = (bytes: Uint8Array): boolean => bytes.find((byte) => !BEFORE_THE_BRACKET.has(byte)) === 0x7b;
const BEFORE_THE_BRACKET: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf]);

function decoded(bytes: Uint8Array): Read<string> {
  const whole = decode(bytes);
  if (whole !== null) return ok(whole);
  // The cut may have gone through a letter, which has four bytes at most.
  const isCutOff = [1, 2, 3].some((missing) => decode(bytes.subarray(0, bytes.length - missing)) !== null);
  return err({ code: isCutOff ? 'TRUNCATED' : 'DAMAGED' });
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function readContent(content: unknown, limits: TransferLimits): Read<Transfer> {
  if (!v.is(head, content)) return err({ code: 'NOT_A_FILE_OF_OURS' });
  if (content.version > FORMAT_VERSION) return err({ code: 'FROM_A_NEWER_VERSION', version: content.version });
  const transfer = content.version === 1 ? fromVersion1(content) : fromVersion2(content);
  if (!transfer.ok) return transfer;
  const unsound = firstRepeated(transfer.value) ?? firstBadText(transfer.value, limits.depth);
  return unsound ? err(unsound) : transfer;
}

/** Version 1 knew no battles and no seals. */
function fromVersion1(content: unknown): Read<Transfer> {
  const read = checked(version1, content);
  if (!read.ok) return read;
  const { exportedAt, documents } = read.value;
  return ok({ exportedAt, documents, battles: [] });
}

function fromVersion2(content: object): Read<Transfer> {
  const read = checked(version2, content);
  if (!read.ok) return read;
  const { exportedAt, documents, battles, seal } = read.value;
  // Laws of a newer app in an old envelope: played on without them, the battle would go wrong in silence.
  const newest = Math.max(0, ...battles.map(({ rows }) => rows.reduce((most, row) => Math.max(most, row.version), 0)));
  if (newest > LOG_VERSION) return err({ code: 'FROM_A_NEWER_VERSION', version: newest });
  for (const { name, rows, brokenAt } of battles) {
    const row = firstBrokenLink(rows);
    if (row !== brokenAt) return err({ code: 'EDITED', battle: name, row: row ?? brokenAt ?? 1 });
  }
  if (sealOf(content) !== seal) return err({ code: 'FILE_EDITED' });
  return ok({ exportedAt, documents, battles });
}

function checked<Schema extends v.GenericSchema>(schema: Schema, content: unknown): Read<v.InferOutput<Schema>> {
  const parsed = v.safeParse(schema, content, { abortEarly: true });
  if (parsed.success) return ok(parsed.output);
  const path = parsed.issues[0].path?.map(({ key }) => (typeof key === 'number' ? key : String(key)));
  return err({ code: 'BAD_VALUE', path: pathOf(path ?? []) });
}
