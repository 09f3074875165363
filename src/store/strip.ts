import { enterFaces } from '@/game/act';
import { answerStep, correctFace, rollOneDie, takeBackLast } from '@/game/strip';
import { ok } from '@/lib/result';
import type { StepAnswer } from '@/rules/common/dice';

import { editDraft, type Outcome, rollDraft } from './session';

/** The next die of the open strip, read off the table. */
export const enterDie = (face: number): Promise<Outcome> =>
  editDraft(({ book, battle }, draft) => enterFaces(book, battle, draft, [face], 'table'));

/** One answer for a whole step of the open strip: how many succeeded, their sum, or what the players' own table says. */
export const answerDice = (step: string, answer: StepAnswer): Promise<Outcome> =>
  editDraft(({ book, battle }, draft) => answerStep(book, battle, draft, step, answer));

export const correctDie = (step: string, index: number, face: number): Promise<Outcome> =>
  editDraft((_open, draft) => ok(correctFace(draft, step, index, face)));

export const takeBackDie = (): Promise<Outcome> =>
  editDraft(({ book, battle }, draft) => ok(takeBackLast(book, battle, draft)));

/** The phone's dice: one, those of the step that waits, or all that are still wanted. */
export function rollDice(how: 'die' | 'step' | 'all'): Promise<Outcome> {
  if (how === 'die') return editDraft(({ book, battle }, draft) => rollOneDie(book, battle, draft));
  return rollDraft({ untilDone: how === 'all' });
}
