import { err, ok, type Result } from '@/lib/result';
import { type Rolled, wantsResult } from '@/rules/common/dice';
import type { Needs } from '@/rules/common/procedure';
import type { DecideOptions, Json, Refused, Tagged } from '@/rules/rulebook';

import { appDice } from './app-dice';
import { timesTakenBack } from './attempts';
import type { Battle, Book } from './battle';
import { facesOf, type DiceSource, type Entry, type SourcedSheet } from './entry';
import { remember } from './remember';
import { STEERING } from './steering';
import { actionsThisTurn } from './this-turn';

export type { Refused };

/** A command with the dice rolled or entered for it so far. Kept on disk while it is unfinished. */
export interface Draft {
  readonly command: Json;
  readonly override: boolean;
  readonly dice: SourcedSheet;
  /** App dice drawn for it, whether they still count or were corrected away. */
  readonly appDice: number;
}

export const newDraft = (command: Json, { override }: DecideOptions = { override: false }): Draft => ({
  command,
  override,
  dice: {},
  appDice: 0,
});

/** Whether nobody has rolled or entered anything for it: nothing is lost with it. */
export const isUntouched = ({ dice, appDice: drawn }: Draft): boolean =>
  drawn === 0 && Object.values(dice).every((step) => 'source' in step && step.source === 'certain');

/** What somebody orders, as the book completes it. Nonsense is left as it is, for `evaluate` to refuse. */
export function draftFor<State>(
  book: Book<State>,
  battle: Battle<State>,
  order: Tagged,
  options?: DecideOptions,
): Draft {
  const parsed = book.parse.command(order);
  const command =
    parsed.ok && book.complete
      ? book.complete(battle.state, parsed.value, actionsThisTurn(book, battle), STEERING)
      : order;
  return newDraft((parsed.ok && command === parsed.value ? order : command) as unknown as Json, options);
}

/** What a draft comes to: it wants dice, is refused, or could be done as it stands. */
export type Evaluation =
  | { readonly type: 'needs'; readonly needs: Needs; readonly rolls: readonly Rolled[] }
  | { readonly type: 'done'; readonly events: readonly Tagged[]; readonly rolls: readonly Rolled[] };

const evaluated = remember<Result<Evaluation, Refused>>();

/** Worked out once for a draft and a state, however many parts of a screen ask. */
export const evaluate = <State>(
  book: Book<State>,
  { state }: Pick<Battle<State>, 'state'>,
  draft: Draft,
): Result<Evaluation, Refused> => evaluated(draft, [book, state], () => decided(book, state, draft));

function decided<State>(book: Book<State>, state: State, draft: Draft): Result<Evaluation, Refused> {
  const command = parsedCommand(book, draft);
  if (!command.ok) {
    return err({
      code: 'BAD_COMMAND',
      rule: null,
      data: { field: command.error.field, expected: command.error.expected },
    });
  }
  const decision = book.decide(state, command.value, facesOf(draft.dice), { override: draft.override });
  return decision.type === 'refused' ? err(decision.refusal) : ok(decision);
}

const parsed = remember<ReturnType<Book<unknown>['parse']['command']>>();

/** The same object for every roll of a draft: a book may remember what it worked out for it. */
const parsedCommand = <State>(book: Book<State>, { command }: Draft) =>
  typeof command === 'object' && command !== null
    ? parsed(command, [book], () => book.parse.command(command))
    : book.parse.command(command);

export interface Rolling {
  readonly untilDone: boolean;
  /** App dice drawn for strips behind other curtains, which come before its own. */
  readonly inHand?: number;
}

/** The draft with app dice for the step it waits for, or, asked to go on, for every step to the end. */
export function rollAppDice<State>(
  book: Book<State>,
  battle: Battle<State>,
  draft: Draft,
  { untilDone, inHand = 0 }: Rolling,
): Result<Draft, Refused> {
  let rolled = draft;
  for (;;) {
    const evaluated = evaluate(book, battle, rolled);
    if (!evaluated.ok) return evaluated;
    if (evaluated.value.type === 'done') return ok(rolled);
    const { call, missing } = evaluated.value.needs;
    // What the players' own table says cannot be rolled for.
    if (wantsResult(call)) return ok(rolled);
    const faces = appDice(battle.seed, battle.appDice + inHand + rolled.appDice, missing);
    rolled = { ...withDice(rolled, call.key, faces, 'app'), appDice: rolled.appDice + missing };
    if (!untilDone) return ok(rolled);
  }
}

/** The draft with faces in the order the dice are asked for, as far as they reach. More than can be used are refused. */
export function enterFaces<State>(
  book: Book<State>,
  battle: Battle<State>,
  draft: Draft,
  faces: readonly number[],
  source: DiceSource,
): Result<Draft, Refused> {
  let entered = draft;
  let used = 0;
  for (;;) {
    const evaluated = evaluate(book, battle, entered);
    if (!evaluated.ok) return evaluated;
    if (evaluated.value.type === 'done') {
      return used === faces.length ? ok(entered) : err({ code: 'TOO_MANY_FACES', rule: null, data: { used } });
    }
    const { call, missing } = evaluated.value.needs;
    if (used === faces.length || wantsResult(call)) {
      return used === faces.length ? ok(entered) : err({ code: 'TOO_MANY_FACES', rule: null, data: { used } });
    }
    const taken = faces.slice(used, used + missing);
    used += taken.length;
    entered = withDice(entered, call.key, taken, source);
  }
}

function withDice(draft: Draft, step: string, faces: readonly number[], source: DiceSource): Draft {
  const entered = draft.dice[step];
  const before = entered && 'dice' in entered ? entered.dice : [];
  const dice = [...before, ...faces.map((face) => ({ face, source }))];
  return { ...draft, dice: { ...draft.dice, [step]: { dice } } };
}

/** The entries that a finished draft adds to the log: the action as it was taken, then what happened. */
export function entriesOf<State>(
  book: Book<State>,
  battle: Battle<State>,
  draft: Draft,
  events: readonly Tagged[],
): readonly [Entry, ...Entry[]] {
  const roll = rollOf(book, battle, draft);
  return [
    { type: 'v1.Acted', ...draft, roll, attempt: attemptAt(battle, roll) },
    ...events.map((event) => ({
      type: 'v1.Happened' as const,
      bookVersion: book.version,
      event: event as unknown as Json,
    })),
  ];
}

/** The entry that a strip leaves behind when it is given up; null when no app die had been shown, so nothing was seen. */
export function givenUp<State>(book: Book<State>, battle: Battle<State>, draft: Draft): Entry | null {
  if (draft.appDice === 0) return null;
  const { command, dice, appDice: drawn } = draft;
  return { type: 'v1.GivenUp', command, dice, appDice: drawn, roll: rollOf(book, battle, draft) };
}

/** Which try this would be: 2 when the same roll was taken back or given up once. */
export const attemptAt = <State>(battle: Battle<State>, roll: string | null): number =>
  1 + timesTakenBack(battle.takenBack, roll);

function rollOf<State>(book: Book<State>, battle: Battle<State>, draft: Draft): string | null {
  const command = book.parse.command(draft.command);
  return command.ok ? book.attempt(battle.state, command.value) : null;
}
