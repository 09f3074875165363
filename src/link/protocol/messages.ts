import * as v from 'valibot';

import type { Draft } from '@/game/act';
import type { PlayClock } from '@/game/play-clock';
import type { Told } from '@/game/story';
import type { Json, Moment, Refused } from '@/rules/rulebook';

import { type SeatRequest, seatRequest } from './requests';
import { SEAT_ID } from './join';
import type { Patch } from './patch';

/** Phones and umpires that speak another version say so, and do nothing. */
export const PROTOCOL = 2;

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What a phone has seen so far: the last line of its log, and the name of its view by what is in it. */
const have = v.object({ number: whole, version: v.nullable(hex) });

/** What a phone says, in this order: hello, enter, then anything. */
const fromPhone = v.variant('type', [
  v.object({ type: v.literal('hello'), protocol: whole, seat: v.pipe(v.string(), v.regex(SEAT_ID)), nonce: hex }),
  /** `phone` names the device; `code` is the admiral's, to take the seat over from another one. */
  v.object({ type: v.literal('enter'), phone: hex, code: v.nullable(v.pipe(v.string(), v.maxLength(12))), have }),
  v.object({ type: v.literal('ask'), tap: hex, last: whole, request: seatRequest }),
  v.object({ type: v.literal('sync'), have }),
  v.object({ type: v.literal('probe') }),
  v.object({ type: v.literal('past'), before: whole }),
  v.object({ type: v.literal('file') }),
]);

export type Have = v.InferOutput<typeof have>;
export type Ask = { readonly type: 'ask'; readonly tap: string; readonly last: number; readonly request: SeatRequest };
export type FromPhone = Exclude<v.InferOutput<typeof fromPhone>, { type: 'ask' }> | Ask;

export const parseFromPhone = (body: string): FromPhone | null => {
  const parsed = v.safeParse(fromPhone, readJson(body));
  return parsed.success ? (parsed.output as FromPhone) : null;
};

/** The tap of an ask that cannot be read, such as one that an older app left in its outbox; null where there is none. */
export function tapOfUnread(body: string): string | null {
  const parsed = v.safeParse(v.object({ type: v.literal('ask'), tap: hex }), readJson(body));
  return parsed.success ? parsed.output.tap : null;
}

export const ROLES = ['admiral', 'captain', 'umpire', 'public'] as const;
export type Role = (typeof ROLES)[number];

/** A seat as others at the table know it. */
export interface SeatInfo {
  readonly id: string;
  readonly role: Role;
  readonly side: string | null;
  readonly name: string;
  readonly isHere: boolean;
  /** Null: not limited, or not for this reader to know. */
  readonly divisions: readonly string[] | null;
}

/** One thing that happened, as one audience may know it. */
export type LogLine = {
  /** Its place in this audience's log, from 1: the umpire's own numbers would count the secrets of others. */
  readonly number: number;
  readonly at: string;
  /** The seat that did it, where this audience may know. */
  readonly by: string | null;
  /** The turn and phase it was done in, or began. */
  readonly moment: Moment | null;
} & Told;

/** What an audience sees: the state as far as it may know it, of which a phone works out view, owed and odds by itself. */
export interface Seen {
  readonly state: Json;
}

/** Codes a screen has a sentence for: why a phone has no place at the table. */
export const TURNED_AWAY = [
  'WRONG_SEAT',
  'EXPIRED_SEAT',
  'SEAT_TAKEN',
  'TAKEN_OVER',
  'WRONG_CODE',
  'TOO_MANY_TRIES',
  'OLDER_APP',
  'NEWER_APP',
] as const;
export type TurnedAway = (typeof TURNED_AWAY)[number];

export type AskResult =
  /** It is in the umpire's log, once. */
  | { readonly type: 'done' }
  /** What the rules, or the umpire's own, say against it, and what this audience saw happen since `last`. */
  | { readonly type: 'refused'; readonly refusal: Refused; readonly meanwhile: readonly LogLine[] }
  /** Whose act it was is asked first. */
  | { readonly type: 'asked'; readonly seat: string }
  /** A new address for a seat, to be shown as a code. */
  | { readonly type: 'seat'; readonly seat: string; readonly join: string }
  /** Nothing happened and nothing is lost: it is asked again. */
  | { readonly type: 'later'; readonly code: 'NOT_SAVED' };

/** What the umpire says. */
export type FromUmpire =
  | { readonly type: 'turned-away'; readonly code: TurnedAway }
  | { readonly type: 'welcome'; readonly nonce: string; readonly table: TableInfo }
  | {
      readonly type: 'show';
      /** The last line of this audience's log. */
      readonly number: number;
      /** The lines after those the phone had; the newest of them where there are many. */
      readonly lines: readonly LogLine[];
      /** What it sees: whole, or what changed since the document of that name. */
      readonly version: string;
      readonly whole?: Seen;
      readonly patch?: { readonly from: string; readonly changes: Patch };
    }
  | { readonly type: 'answer'; readonly tap: string; readonly result: AskResult }
  | { readonly type: 'strip'; readonly draft: Draft | null }
  | { readonly type: 'seats'; readonly seats: readonly SeatInfo[] }
  /** The table's clock, and the host's time where there is one: phones go by that, whatever they are set to. */
  | { readonly type: 'clock'; readonly clock: PlayClock | null; readonly now: number }
  /** May this act of yours be undone? Null: it need not be answered any more. */
  | { readonly type: 'question'; readonly id: string; readonly by: string; readonly line: LogLine | null }
  | { readonly type: 'declined'; readonly tap: string; readonly by: string }
  /** Lines before the one that was named, what was seen before the first of them, and what changed before and with each. */
  | {
      readonly type: 'past';
      readonly lines: readonly LogLine[];
      readonly base: Json;
      readonly changes: readonly (readonly [before: Patch, after: Patch])[];
    }
  /** The battle as a file for one phone, in pieces; of none where the seat may not have it. */
  | { readonly type: 'file'; readonly piece: number; readonly pieces: number; readonly text: string }
  | { readonly type: 'here'; readonly number: number; readonly version: string };

export interface TableInfo {
  readonly battle: string;
  readonly name: string;
  readonly book: string;
  readonly bookVersion: number;
  readonly seat: Pick<SeatInfo, 'id' | 'role' | 'side' | 'name'>;
}

/** From an umpire whose seal was checked: its shape is not. Null for what is no message at all. */
export function parseFromUmpire(body: string): FromUmpire | null {
  const message = readJson(body);
  return typeof message === 'object' && message !== null && 'type' in message ? (message as FromUmpire) : null;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
