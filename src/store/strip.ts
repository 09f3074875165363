import { enterFaces } from '@/game/act';
import { PUBLIC } from '@/game/curtain';
import {
  answerStep,
  correctFace,
  countSteps,
  type Counts,
  countTheRest,
  rollOneDie,
  type StepAnswer,
  takeBackLast,
} from '@/game/strip';
import { ok } from '@/lib/result';

import { diceInHand } from './drafts';
import { editDraft, type Outcome, rollDraft } from './session';

/** The next die of an open strip, read off the table. Whose strip: a side's behind its curtain, else the table's. */
export const enterDie = (face: number, curtain: string = PUBLIC): Promise<Outcome> =>
  editDraft(({ book, battle }, draft) => enterFaces(book, battle, draft, [face], 'table'), curtain);

/** One answer for a whole step of a strip: how many succeeded, their sum, or what the players' own table says. */
export const answerDice = (step: string, answer: StepAnswer, curtain: string = PUBLIC): Promise<Outcome> =>
  editDraft(({ book, battle }, draft) => answerStep(book, battle, draft, step, answer), curtain);

/** How many succeeded in several steps at once. */
export const countDice = (counts: Counts, curtain: string = PUBLIC): Promise<Outcome> =>
  editDraft(({ book, battle }, draft) => countSteps(book, battle, draft, counts), curtain);

/** None in the rows that were left blank: of one subject, or of all. */
export const countRest = (subject?: string | null, curtain: string = PUBLIC): Promise<Outcome> =>
  editDraft(({ book, battle }, draft) => ok(countTheRest(book, battle, draft, subject)), curtain);

export const correctDie = (step: string, index: number, face: number, curtain: string = PUBLIC): Promise<Outcome> =>
  editDraft((_open, draft) => ok(correctFace(draft, step, index, face)), curtain);

export const takeBackDie = (curtain: string = PUBLIC): Promise<Outcome> =>
  editDraft(({ book, battle }, draft) => ok(takeBackLast(book, battle, draft)), curtain);

/** The phone's dice: one, those of the step that waits, or all that are still wanted. */
export function rollDice(how: 'die' | 'step' | 'all', curtain: string = PUBLIC): Promise<Outcome> {
  if (how !== 'die') return rollDraft({ untilDone: how === 'all' }, curtain);
  return editDraft((open, draft) => rollOneDie(open.book, open.battle, draft, diceInHand(open, curtain)), curtain);
}
