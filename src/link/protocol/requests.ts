import * as v from 'valibot';

import type { SourcedSheet } from '@/game/entry';
import { sheet } from '@/game/entry-codec';
import type { ClockChange } from '@/game/play-clock';
import type { StripEdit } from '@/game/strip-edit';
import type { Json } from '@/rules/rulebook';

import { SEAT_ID } from './join';

/** A command with the players' own dice. */
interface Order {
  readonly command: Json;
  readonly override: boolean;
  readonly dice: SourcedSheet;
}

/** What a phone asks the umpire to do. */
export type SeatRequest =
  /** Wholly or not at all; `app`: the umpire throws whatever dice are still wanted. */
  | ({ readonly type: 'act'; readonly rest: 'app' | 'none' } & Order)
  | ({ readonly type: 'begin' } & Order)
  | { readonly type: 'edit'; readonly edit: StripEdit }
  | { readonly type: 'finish' }
  | { readonly type: 'giveUp' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** To a line of this audience's own log. */
  | { readonly type: 'back'; readonly to: number }
  /** The answer to a question whether one's own act may be undone. */
  | { readonly type: 'consent'; readonly question: string; readonly yes: boolean }
  /** The table's clock, the same on every phone. */
  | { readonly type: 'clock'; readonly change: ClockChange }
  /** A new seat for a captain of a side. */
  | { readonly type: 'invite'; readonly side: string; readonly name: string }
  /** Whose ships a captain commands, and which of his side's he does not; null: all are his. */
  | {
      readonly type: 'divide';
      readonly seat: string;
      readonly divisions: readonly string[] | null;
      readonly others: readonly string[];
    }
  /** The phone that has this seat is lost: its secret counts no more, and there is a new one. */
  | { readonly type: 'shutOut'; readonly seat: string };

const short = v.pipe(v.string(), v.maxLength(200));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e6));
const face = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6));
const seat = v.pipe(v.string(), v.regex(SEAT_ID));
const ids = v.pipe(v.array(short), v.maxLength(200));
const order = { command: v.unknown(), override: v.boolean(), dice: sheet };

const edit = v.variant('type', [
  v.object({ type: v.literal('roll'), how: v.picklist(['die', 'step', 'all']) }),
  v.object({ type: v.literal('enter'), faces: v.pipe(v.array(face), v.maxLength(400)) }),
  v.object({
    type: v.literal('answer'),
    step: short,
    answer: v.union([v.object({ count: whole }), v.object({ sum: whole }), v.object({ result: short })]),
  }),
  v.object({ type: v.literal('count'), counts: v.record(short, v.nullable(whole)) }),
  v.object({ type: v.literal('countRest'), subject: v.optional(v.nullable(short)) }),
  v.object({ type: v.literal('correct'), step: short, index: whole, face }),
  v.object({ type: v.literal('takeBack') }),
]);

const time = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1e15));
const end = v.variant('type', [
  v.object({ type: v.literal('at'), at: time }),
  v.object({ type: v.literal('after'), played: time }),
]);
const change = v.variant('type', [
  v.object({ type: v.picklist(['start', 'moveEnd']), end }),
  v.object({ type: v.picklist(['pause', 'resume', 'stop']) }),
]);

export const seatRequest = v.variant('type', [
  v.object({ type: v.literal('act'), rest: v.picklist(['app', 'none']), ...order }),
  v.object({ type: v.literal('begin'), ...order }),
  v.object({ type: v.literal('edit'), edit }),
  v.object({ type: v.literal('finish') }),
  v.object({ type: v.literal('giveUp') }),
  v.object({ type: v.literal('undo') }),
  v.object({ type: v.literal('redo') }),
  v.object({ type: v.literal('back'), to: whole }),
  v.object({ type: v.literal('consent'), question: short, yes: v.boolean() }),
  v.object({ type: v.literal('clock'), change }),
  v.object({ type: v.literal('invite'), side: short, name: v.pipe(v.string(), v.maxLength(80)) }),
  v.object({ type: v.literal('divide'), seat, divisions: v.nullable(ids), others: ids }),
  v.object({ type: v.literal('shutOut'), seat }),
]);
