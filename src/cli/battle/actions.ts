import { draftFor, entriesOf, enterFaces, rollAppDice, evaluate, type Draft } from '@/game/act';
import type { Battle, Book } from '@/game/battle';
import { slotOf } from '@/game/curtain';
import { err, type Result } from '@/lib/result';
import type { Refused } from '@/rules/rulebook';
import { append, type OpenBattle } from '@/store/battles';
import type { Driver } from '@/store/db/driver';
import { diceInHand } from '@/store/drafts';

import { needsAnswer } from '../json-lines';

/** A command as a line brings it: with faces of its own, with app dice, or with none. */
export interface CommandLine {
  readonly type: string;
  readonly faces?: readonly number[];
  readonly dice?: 'app';
  readonly override?: boolean;
  readonly [field: string]: unknown;
}

type Done = { readonly open: OpenBattle<unknown>; readonly answer: { readonly [key: string]: unknown } };

/** The command of a line with the dice the line gives it, or why not. What is not as it should be is never guessed at. */
export function draftOf<State>(
  book: Book<State>,
  battle: Battle<State>,
  line: CommandLine,
  inHand = 0,
): Result<Draft, Refused> {
  const { faces, dice, override = false, ...command } = line;
  if (typeof override !== 'boolean') return err(badField('override', 'true|false'));
  if (dice !== undefined && dice !== 'app') return err(badField('dice', 'app'));
  if (faces !== undefined && (!Array.isArray(faces) || dice !== undefined)) {
    return err(badField('faces', 'list of 1..6, or dice'));
  }
  const started = draftFor(book, battle, command, { override });
  return dice === 'app'
    ? rollAppDice(book, battle, started, { untilDone: true, inHand })
    : enterFaces(book, battle, started, faces ?? [], 'table');
}

const badField = (field: string, expected: string): Refused => ({
  code: 'BAD_COMMAND',
  rule: null,
  data: { field, expected },
});

/** Carries one command out, and answers only when it is on disk. */
export async function perform(db: Driver, open: OpenBattle<unknown>, line: CommandLine, at: string): Promise<Done> {
  const draft = draftOf(open.book, open.battle, line, diceInHand(open));
  if (!draft.ok) return { open, answer: refusal(draft.error) };
  const evaluated = evaluate(open.book, open.battle, draft.value);
  if (!evaluated.ok) return { open, answer: refusal(evaluated.error) };
  if (evaluated.value.type === 'needs') {
    return { open, answer: { ok: true, needs: needsAnswer(evaluated.value.needs) } };
  }
  const { events } = evaluated.value;
  const curtain = slotOf(open.book, open.battle.state, draft.value.command);
  const written = await append(db, open, entriesOf(open.book, open.battle, draft.value, events), at, curtain);
  if (!written.ok) return { open, answer: refusal({ code: written.error, rule: null, data: {} }) };
  return { open: written.value, answer: { ok: true, seq: written.value.battle.seq, events } };
}

const refusal = ({ code, rule, data }: Refused) => ({ ok: false, refused: code, rule, data });
