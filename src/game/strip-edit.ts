import { err, ok, type Result } from '@/lib/result';
import { isFace, type StepAnswer, wantsResult } from '@/rules/common/dice';
import { stepsOf } from '@/rules/common/strip';

import { type Draft, enterFaces, evaluate, type Refused } from './act';
import { appDice } from './app-dice';
import type { Battle, Book } from './battle';
import { rollUncertain, withCertain } from './certain';
import type { SourcedSheet, SourcedStep } from './entry';
import { remember } from './remember';
import { stripOf } from './strip';
import { subjectAndRow } from './strip-key';

export type { StepAnswer };

/** Counts of several steps at once; null takes one back. */
export type Counts = Readonly<Record<string, number | null>>;

/** What may be done with a strip in hand, as something that can be sent. */
export type StripEdit =
  | { readonly type: 'roll'; readonly how: 'die' | 'step' | 'all' }
  | { readonly type: 'enter'; readonly faces: readonly number[] }
  | { readonly type: 'answer'; readonly step: string; readonly answer: StepAnswer }
  | { readonly type: 'count'; readonly counts: Counts }
  | { readonly type: 'countRest'; readonly subject?: string | null }
  | { readonly type: 'correct'; readonly step: string; readonly index: number; readonly face: number }
  | { readonly type: 'takeBack' };

/** A strip after what was done with it. `inHand`: app dice that lie in other strips. */
export function editedStrip<State>(
  book: Book<State>,
  battle: Battle<State>,
  draft: Draft,
  edit: StripEdit,
  inHand: number,
): Result<Draft, Refused> {
  const after = changed();
  return after.ok ? ok(withCertain(book, battle, after.value)) : after;

  function changed(): Result<Draft, Refused> {
    switch (edit.type) {
      case 'roll':
        return edit.how === 'die'
          ? rollOneDie(book, battle, draft, inHand)
          : rollUncertain(book, battle, draft, { untilDone: edit.how === 'all', inHand });
      case 'enter':
        return enterFaces(book, battle, draft, edit.faces, 'table');
      case 'answer':
        return answerStep(book, battle, draft, edit.step, edit.answer);
      case 'count':
        return countSteps(book, battle, draft, edit.counts);
      case 'countRest':
        return ok(countTheRest(book, battle, draft, edit.subject));
      case 'correct':
        return ok(correctFace(draft, edit.step, edit.index, edit.face));
      case 'takeBack':
        return ok(takeBackLast(book, battle, draft));
    }
  }
}

/**
 * The draft after a face was changed by hand. What it showed before stays with it, and so in the log; the phone's die
 * becomes the umpire's. Everything after it is worked out again from the dice that lie there.
 */
export function correctFace(draft: Draft, step: string, index: number, face: number): Draft {
  const entered = draft.dice[step];
  const die = entered && 'dice' in entered ? entered.dice[index] : undefined;
  if (!entered || !('dice' in entered) || !die || die.face === face || !isFace(face)) return draft;
  const source = die.source === 'app' ? 'umpire' : die.source;
  const was = [...(die.was ?? []), { face: die.face, source: die.source }];
  const dice = entered.dice.map((other, i) => (i === index ? { face, source, was } : other));
  return { ...draft, dice: { ...draft.dice, [step]: { dice } } };
}

/** The draft after "take back last"; unchanged where that would take back a die of the phone. */
export function takeBackLast<State>(book: Book<State>, battle: Battle<State>, draft: Draft): Draft {
  const strip = stripOf(book, battle, draft, 'umpire');
  const key = strip.ok ? strip.value.takesBack : null;
  if (!strip.ok || key === null) return draft;
  const { [key]: entered, ...others } = draft.dice;
  const used = stepsOf(strip.value).find((step) => step.key === key)?.faces.length ?? 0;
  if (!entered || !('dice' in entered) || used === 0) return { ...draft, dice: others };
  const before = entered.dice.slice(0, used - 1);
  const { was = [], ...die } = entered.dice[used - 1] ?? { face: 1, source: 'table' };
  const shown = was.at(-1);
  const dice = shown ? [...before, { ...die, ...shown, was: was.slice(0, -1) }, ...entered.dice.slice(used)] : before;
  return { ...draft, dice: dice.length === 0 ? others : { ...draft.dice, [key]: { dice } } };
}

/**
 * The draft with one answer for a whole step, instead of its dice: how many succeeded, their sum, or what the players'
 * own table says. Given before, it is answered anew.
 */
export function answerStep<State>(
  book: Book<State>,
  battle: Battle<State>,
  draft: Draft,
  step: string,
  answer: StepAnswer,
): Result<Draft, Refused> {
  const entered = draft.dice[step];
  if (entered !== undefined && 'dice' in entered && entered.dice.length > 0) {
    return err({ code: 'COUNT_NOT_ALLOWED', rule: null, data: { step } });
  }
  const sourced: SourcedStep = 'count' in answer ? { ...answer, source: 'count' } : { ...answer, source: 'table' };
  const after = withCertain(book, battle, { ...draft, dice: { ...draft.dice, [step]: sourced } });
  const evaluated = evaluate(book, battle, after);
  return evaluated.ok ? ok(after) : evaluated;
}

/** The draft with how many succeeded in each of these steps, whether the procedure has come to them or not. */
export function countSteps<State>(
  book: Book<State>,
  battle: Battle<State>,
  draft: Draft,
  counts: Counts,
): Result<Draft, Refused> {
  const dice: Record<string, SourcedStep> = { ...draft.dice };
  for (const [step, count] of Object.entries(counts)) {
    const entered = dice[step];
    if (entered !== undefined && 'dice' in entered) continue;
    if (count === null) delete dice[step];
    else dice[step] = { count, source: 'count' };
  }
  const after = withCertain(book, battle, { ...draft, dice });
  const evaluated = evaluate(book, battle, after);
  return evaluated.ok ? ok(after) : evaluated;
}

const counted = remember<Draft>();

/**
 * The draft with none for every row that was left blank: of one subject, or of all as far as their first dice are
 * answered. Those who count enter what succeeded and leave the rest.
 */
export const countTheRest = <State>(
  book: Book<State>,
  battle: Battle<State>,
  draft: Draft,
  subject?: string | null,
): Draft =>
  counted(draft, [book, battle.state, subject], () => {
    let filled = draft;
    for (;;) {
      const evaluated = evaluate(book, battle, filled);
      if (!evaluated.ok || evaluated.value.type === 'done') return filled;
      const { key, countable } = evaluated.value.needs.call;
      const place = subjectAndRow(key);
      const isTheirs = subject === undefined || place.subject === subject;
      if (!isTheirs || place.row === null || !countable || filled.dice[key] !== undefined) return filled;
      const dice: SourcedSheet = { ...filled.dice, [key]: { count: 0, source: 'count' } };
      filled = withCertain(book, battle, { ...filled, dice });
    }
  });

/** The draft with one die of the phone in the step that waits: for players who mix the phone's dice with their own. */
export function rollOneDie<State>(
  book: Book<State>,
  battle: Battle<State>,
  draft: Draft,
  inHand = 0,
): Result<Draft, Refused> {
  const evaluated = evaluate(book, battle, draft);
  if (!evaluated.ok) return evaluated;
  if (evaluated.value.type === 'done' || wantsResult(evaluated.value.needs.call)) return ok(draft);
  const { key } = evaluated.value.needs.call;
  const entered = draft.dice[key];
  const before = entered && 'dice' in entered ? entered.dice : [];
  const rolled = appDice(battle.seed, battle.appDice + inHand + draft.appDice, 1).map((face) => ({
    face,
    source: 'app' as const,
  }));
  return ok({ ...draft, dice: { ...draft.dice, [key]: { dice: [...before, ...rolled] } }, appDice: draft.appDice + 1 });
}
