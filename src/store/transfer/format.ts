import type { StoredRow } from '../db/event-log';
import type { MadeSnapshot } from '../db/snapshots';

/** What an export file is. A number that has shipped keeps its meaning: `read-transfer` still reads every one of them. */
export const FORMAT = 'z-flag-export';
/** 1 held documents only; 2 added battles and the seal over the whole file; 3 has a strip for each curtain. */
export const FORMAT_VERSION = 3;

export interface TransferDocument {
  readonly kind: string;
  readonly id: string;
  readonly body: unknown;
  readonly updatedAt: string;
}

/** A battle without its id: on every device it gets one of its own. The seal of its first row says which battle it is. */
export interface TransferBattle {
  readonly name: string;
  readonly book: string;
  readonly createdAt: string;
  /** The first row whose seal was already broken when it was exported: damage travels as it is, and is no forgery. */
  readonly brokenAt: number | null;
  /** The unfinished strips, as text, so that the same questions with the same faces open on the other phone. */
  readonly drafts: readonly { readonly curtain: string; readonly body: string; readonly updatedAt: string }[];
  readonly rows: readonly StoredRow[];
}

/** Why a battle cannot be opened here, or not as it was played. */
export type BattleFault =
  | { readonly code: 'UNKNOWN_BOOK' }
  | { readonly code: 'SETUP_UNREADABLE' }
  | { readonly code: 'LOG_UNREADABLE'; readonly row: number };

/** What an export file says, once it has been read and checked. */
export interface Transfer {
  readonly exportedAt: string;
  readonly documents: readonly TransferDocument[];
  readonly battles: readonly TransferBattle[];
  /** Where playing each of them again led, by its place, so that the first opening need not. No part of a file. */
  readonly snapshots?: readonly (MadeSnapshot | null)[];
  /** Battles in the file that cannot be opened here: they are named, and not taken. None where it was made here. */
  readonly unusable: readonly (TransferBattle & { readonly fault: BattleFault })[];
}

export interface TransferLimits {
  readonly fileBytes: number;
  readonly unpackedBytes: number;
  readonly depth: number;
}

const MEBIBYTE = 1024 * 1024;

/** In letters, for a row or a document. A fleet action begins with a tenth of it; more in one piece holds the screen. */
export const LONGEST_BODY = MEBIBYTE;

/** Hundreds of battles fit; a bomb does not. */
export const LIMITS: TransferLimits = { fileBytes: 128 * MEBIBYTE, unpackedBytes: 128 * MEBIBYTE, depth: 64 };
