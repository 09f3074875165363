import { type DiceCall, type DiceSheet, SIDES_OF_A_DIE } from '@/rules/common/dice';
import type { Decision, Json, Tagged, Viewer } from '@/rules/rulebook';

import type { Draft, Evaluation } from './act';
import type { Battle, Book } from './battle';
import { describeAll } from './curtain';
import { facesOf } from './entry';
import { remember } from './remember';

/** A step that lies ahead, or that could have come and cannot any more. */
export interface Ahead {
  readonly call: DiceCall;
  /** Null while an earlier roll decides how many. */
  readonly dice: number | null;
  readonly possible: boolean;
}

interface StepsAhead {
  readonly steps: readonly Ahead[];
  /** Whether the faces are not for this viewer. */
  readonly hidden: boolean;
}

/**
 * What a procedure may still ask for. It is not asked: it is run to its end on supposed dice, once for each face and
 * once with a single success, and what it wanted is looked at. Steps that want a number are shown if the lowest or the
 * highest dice lead there; steps that read a table only if all dice do, because a form with boxes that never fill misleads.
 */
export function stepsAhead<State>(
  book: Book<State>,
  { state }: Battle<State>,
  draft: Draft,
  evaluation: Evaluation,
  viewer: Viewer<string>,
): StepsAhead {
  const command = book.parse.command(draft.command);
  if (!command.ok) return { steps: [], hidden: false };
  const { override } = draft;
  const suppose = (sheet: DiceSheet) =>
    SUPPOSED.map((faces) => book.decide(state, command.value, supposing(sheet, faces), { override }));
  const atFirst = () => {
    const about = typeof draft.command === 'object' && draft.command !== null ? draft.command : draft;
    return fromTheStart(about, [book, state, override], () => suppose({}));
  };
  const isEmpty = Object.keys(draft.dice).length === 0;
  // No dice lead farther than to the end.
  const from = evaluation.type === 'done' ? [evaluation] : isEmpty ? atFirst() : suppose(facesOf(draft.dice));
  const now = evaluation.type === 'done' ? [] : foreseen(from);
  const known = new Set(now.map(({ call }) => call.key));
  const once = isEmpty ? [] : foreseen(atFirst());
  // What stood on the form at first stays on it: it may still come by other dice, or it is out of the question.
  const reached = new Set(from.flatMap((way) => (way.type === 'refused' ? [] : way.rolls.map(({ call }) => call.key))));
  const others = once
    .filter(({ call }) => !known.has(call.key))
    .map((step) => ({ ...step, possible: reached.has(step.call.key) }));
  return { steps: [...now, ...others], hidden: isUnseen(book, state, from[0], viewer) };
}

/** What each supposition leads to before any die lies there, by command: the same for every die that is thrown after. */
const fromTheStart = remember<readonly Decision<Tagged>[]>();

/** Nothing: only whose eyes the dice are for. */
export function nothingAhead<State>(
  book: Book<State>,
  { state }: Battle<State>,
  draft: Draft,
  evaluation: Evaluation,
  viewer: Viewer<string>,
): StepsAhead {
  const command = book.parse.command(draft.command);
  if (!command.ok) return { steps: [], hidden: false };
  const end =
    evaluation.type === 'done'
      ? evaluation
      : book.decide(state, command.value, supposing(facesOf(draft.dice), LOWEST), { override: draft.override });
  return { steps: [], hidden: isUnseen(book, state, end, viewer) };
}

/** Whether the faces thrown for a command are not for this viewer, however they fall. The umpire may have allowed it. */
export function throwsUnseen<State>(book: Book<State>, state: State, command: Json, viewer: Viewer<string>): boolean {
  const parsed = book.parse.command(command);
  if (!parsed.ok) return true;
  const ends = SUPPOSED.map((faces) => book.decide(state, parsed.value, supposing({}, faces), { override: true }));
  return ends.some((end) => isUnseen(book, state, end, viewer));
}

const MOST = 256;
const ONE_SUCCESS = [1, ...Array.from({ length: MOST - 1 }, () => SIDES_OF_A_DIE)];
const SUPPOSED: readonly (readonly number[])[] = [
  ...Array.from({ length: SIDES_OF_A_DIE }, (_, face) => Array.from({ length: MOST }, () => face + 1)),
  ONE_SUCCESS,
];
const LOWEST = SUPPOSED[0] ?? [];

/** The sheet with a supposed end to every step. A procedure that never ends on equal dice is stopped. */
function supposing(sheet: DiceSheet, faces: readonly number[]): DiceSheet {
  let asked = 0;
  return new Proxy<Record<string, DiceSheet[string]>>(
    {},
    {
      get(_, key) {
        asked += 1;
        if (typeof key !== 'string' || asked > MOST) return undefined;
        const entered = sheet[key];
        if (entered === undefined) return { faces };
        return 'faces' in entered ? { faces: [...entered.faces, ...faces] } : entered;
      },
    },
  );
}

function foreseen(decisions: readonly Decision<Tagged>[]): readonly Ahead[] {
  const wanted = decisions.map((decision) =>
    decision.type === 'refused' ? [] : decision.rolls.map(({ call }) => call),
  );
  return inOrder(wanted[0] ?? [], wanted[SIDES_OF_A_DIE - 1] ?? []).flatMap((call) => {
    const same = wanted.map((calls) => calls.find(({ key }) => key === call.key));
    if (call.need === null && same.includes(undefined)) return [];
    const counts = new Set(same.flatMap((other) => (other === undefined ? [] : [other.dice.value])));
    return [{ call, dice: counts.size === 1 ? call.dice.value : null, possible: true }];
  });
}

/** What the lowest dice lead to, and in their places the steps that want high dice and only the highest lead to. */
function inOrder(lowest: readonly DiceCall[], highest: readonly DiceCall[]): readonly DiceCall[] {
  const calls = [...lowest];
  for (const [index, call] of highest.entries()) {
    if (call.at === 'most' || calls.some(({ key }) => key === call.key)) continue;
    const before = highest[index - 1]?.key;
    calls.splice(calls.findIndex(({ key }) => key === before) + 1, 0, call);
  }
  return calls;
}

/** Whether what was rolled tells this viewer nothing, or nothing of the faces. */
function isUnseen<State>(
  book: Book<State>,
  state: State,
  decision: Decision<Tagged> | undefined,
  viewer: Viewer<string>,
): boolean {
  if (decision?.type !== 'done' || decision.events.length === 0) return false;
  const descriptions = describeAll(book, state, decision.events, viewer).filter((one) => one !== null);
  return descriptions.length === 0 || descriptions.some(({ withoutDice }) => withoutDice === true);
}
