import { entriesOf, enterFaces, newDraft, rollAppDice, weigh } from '@/game/act';
import type { Json, Refused } from '@/rules/rulebook';
import { append, type OpenBattle } from '@/store/battles';
import type { Driver } from '@/store/db/driver';

/** A command as a line brings it: with faces of its own, with app dice, or with none. */
export interface CommandLine {
  readonly type: string;
  readonly faces?: readonly number[];
  readonly dice?: 'app';
  readonly override?: boolean;
  readonly [field: string]: unknown;
}

export type Done = { readonly open: OpenBattle<unknown>; readonly answer: { readonly [key: string]: unknown } };

/** Carries one command out, and answers only when it is on disk. */
export async function perform(db: Driver, open: OpenBattle<unknown>, line: CommandLine, at: string): Promise<Done> {
  const { faces, dice, override = false, ...command } = line;
  const started = newDraft(command as unknown as Json, { override });
  const draft =
    dice === 'app'
      ? rollAppDice(open.book, open.battle, started, { untilDone: true })
      : enterFaces(open.book, open.battle, started, faces ?? [], 'table');
  if (!draft.ok) return { open, answer: refusal(draft.error) };
  const weighed = weigh(open.book, open.battle, draft.value);
  if (!weighed.ok) return { open, answer: refusal(weighed.error) };
  if (weighed.value.type === 'needs') {
    const { call, missing } = weighed.value.needs;
    const needs = { purpose: call.purpose, count: missing, atOrUnder: call.atOrUnder?.value ?? null, rule: call.rule };
    return { open, answer: { ok: true, needs } };
  }
  const { events } = weighed.value;
  const written = await append(db, open, entriesOf(open.book, open.battle, draft.value, events), at);
  if (!written.ok) return { open, answer: refusal({ code: written.error, rule: null, data: {} }) };
  return { open: written.value, answer: { ok: true, seq: written.value.battle.seq, events } };
}

const refusal = ({ code, rule, data }: Refused) => ({ ok: false, refused: code, rule, data });
